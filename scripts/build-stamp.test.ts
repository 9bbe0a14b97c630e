import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSettings } from '../lib/env'
import { hashInputs, isBuilt, removeStamp, writeStamp } from './build-stamp.mjs'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fairlead-stamp-'))
  write('content/business.ts', 'one')
  write('package-lock.json', '{}')
  write('out/index.html', 'page')
  writeStamp(root, hashInputs(root, {}))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('knows a build of unchanged sources', () => {
  expect(isBuilt(root, {})).toBe(true)
})

it.each([
  ['a changed source', () => write('content/business.ts', 'two')],
  ['a new source', () => write('content/towns/selden/town.ts', '')],
  ['a removed source', () => rmSync(path.join(root, 'content/business.ts'))],
  ['a renamed source', () => (rmSync(path.join(root, 'content/business.ts')), write('content/office.ts', 'one'))],
  ['a new picture', () => write('imagery/masters/cape.png', '')],
  ['a file that is named like a lead', () => write('public/leads.csv', '')],
  ['an .env file', () => write('.env.local', 'NEXT_PUBLIC_GTM_ID=GTM-ABC1234')],
  ['installed packages', () => write('node_modules/.package-lock.json', '{}')],
  ['a changed page', () => write('out/index.html', 'other')],
  ['a page that is missing', () => rmSync(path.join(root, 'out/index.html'))],
  ['no pages at all', () => rmSync(path.join(root, 'out'), { recursive: true })],
  ['an interrupted build', () => removeStamp(root)],
  ['a damaged stamp', () => write('.cache/build.json', '{')],
])('asks for a build after %s', (_what, change) => {
  change()
  expect(isBuilt(root, {})).toBe(false)
})

it('asks for a build for other settings', () => {
  expect(isBuilt(root, { NEXT_PUBLIC_SITE_URL: 'https://www.example.org' })).toBe(false)
  expect(isBuilt(root, { TERM: 'dumb' })).toBe(true)
})

it('knows every variable that a build reads', () => {
  const names = new Set<string>()
  readSettings(new Proxy({}, { get: (_target, name) => void names.add(String(name)) }))
  expect(names.size).toBeGreaterThan(5)
  for (const name of names) expect(hashInputs(root, { [name]: 'x' }), name).not.toBe(hashInputs(root, {}))
})

it.each([
  ['leads', '.wrangler/state/v3/d1/x'],
  ['exported leads', 'leads.csv'],
  ['the pictures of a lead', 'photos/1.jpg'],
  ['settings of the Worker', '.dev.vars'],
  ['caches', '.cache/images/x'],
  ['an earlier build', '.next/x'],
  ['guides', 'docs/x.md'],
  ['tests', 'tests/x.ts'],
])('does not mind %s', (_what, file) => {
  write(file, '')
  expect(isBuilt(root, {})).toBe(true)
})
