import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSettings } from '../../lib/env'
import { isBuilt, stamped } from './stamp.ts'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const isFresh = (settings = {}) => isBuilt(root, settings)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fairlead-stamp-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  write('.gitignore', 'out/\n.cache/\n.wrangler/\n.dev.vars*\n/leads.*\n')
  write('content/business.ts', 'one')
  write('package-lock.json', '{}')
  stamped(root, {}, () => write('out/index.html', 'page'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('knows a build of unchanged sources', () => {
  expect(isFresh()).toBe(true)
})

it.each([
  ['a changed source', () => write('content/business.ts', 'two')],
  ['a new source', () => write('content/towns/selden.ts', '')],
  ['a removed source', () => rmSync(path.join(root, 'content/business.ts'))],
  ['a renamed source', () => (rmSync(path.join(root, 'content/business.ts')), write('content/office.ts', 'one'))],
  ['a new picture', () => write('imagery/masters/cape.png', '')],
  ['other packages', () => write('package-lock.json', '{"a":1}')],
  ['no pages', () => rmSync(path.join(root, 'out'), { recursive: true })],
  [
    'an interrupted build',
    () =>
      expect(() =>
        stamped(root, {}, () => {
          throw new Error('stopped')
        }),
      ).toThrow('stopped'),
  ],
  ['a source that changed during the build', () => stamped(root, {}, () => write('content/business.ts', 'two'))],
  ['a damaged stamp', () => write('.cache/build.json', '{')],
  ['a folder without git', () => rmSync(path.join(root, '.git'), { recursive: true })],
])('asks for a build after %s', (_what, change) => {
  change()
  expect(isFresh()).toBe(false)
})

it('asks for a build on the next day, on which a claim may have ended, unless the day is given', () => {
  stamped(root, { BUILD_DAY: '2026-11-23' }, () => undefined)
  expect(isFresh({ BUILD_DAY: '2026-11-23' })).toBe(true)
  stamped(root, {}, ({ BUILD_DAY }) => expect(BUILD_DAY).toMatch(/^\d{4}-\d{2}-\d{2}$/))
  expect(isFresh()).toBe(true)
  vi.setSystemTime(Date.now() + 86_400_000)
  expect(isFresh()).toBe(false)
})

it('asks for a build for other settings', () => {
  expect(isFresh({ NEXT_PUBLIC_SITE_URL: 'https://www.example.org' })).toBe(false)
  expect(isFresh({ TERM: 'dumb' })).toBe(true)
})

it('knows every variable that a build reads', () => {
  const names = new Set<string>()
  readSettings(new Proxy({}, { get: (_target, name) => void names.add(String(name)) }))
  expect(names.size).toBeGreaterThan(5)
  for (const name of names) expect(isFresh({ [name]: 'x' }), name).toBe(false)
})

it.each([
  ['leads', '.wrangler/state/v3/d1/x'],
  ['exported leads', 'leads.csv'],
  ['settings of the Worker', '.dev.vars'],
  ['caches', '.cache/images/x'],
  ['guides', 'docs/x.md'],
  ['tests', 'tests/x.ts'],
  ['tests beside their source', 'lib/x.test.ts'],
  ['the Worker', 'worker/x.ts'],
])('does not mind %s', (_what, file) => {
  write(file, '')
  expect(isFresh()).toBe(true)
})
