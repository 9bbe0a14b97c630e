// Whether out/ is what a build of the present sources and settings would give, so that `npm start`
// need not build again.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a build does not read. */
const UNUSED = /^(docs|tests|bench|\.ci|\.cspell)\/|\.md$/
/** Names of the variables that lib/env.ts reads. */
const SETTINGS = /^(NEXT_PUBLIC_|SITE_|BUILD_DAY$)/

const stampOf = (root: string) => path.join(root, '.cache/build.json')

/** Identifies sources, packages and settings; undefined without git, which then means to build. */
export function hashInputs(root: string, environment: NodeJS.Dict<string>): string | undefined {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) return undefined
  const hash = createHash('sha256')
  for (const file of [...new Set(stdout.split('\0'))].sort()) {
    const absolute = path.join(root, file)
    if (file === '' || UNUSED.test(file) || !existsSync(absolute)) continue
    hash.update(JSON.stringify(file)).update(createHash('sha256').update(readFileSync(absolute)).digest())
  }
  const settings = Object.entries(environment).filter(([name]) => SETTINGS.test(name))
  return hash.update(JSON.stringify(settings.sort())).digest('hex')
}

/** Before a build: an interrupted one leaves no stamp. */
export const removeStamp = (root: string): void => rmSync(stampOf(root), { force: true })

/** After a build that ended well. `inputs`: from before it, since a file may have changed. */
export const writeStamp = (root: string, inputs: string | undefined): void => writeFileSync(stampOf(root), inputs ?? '')

export const isBuilt = (root: string, inputs: string | undefined): boolean =>
  inputs !== undefined &&
  existsSync(path.join(root, 'out/index.html')) &&
  existsSync(stampOf(root)) &&
  readFileSync(stampOf(root), 'utf8') === inputs
