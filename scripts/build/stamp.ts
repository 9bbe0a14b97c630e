// Tells whether out/ is the build of the present sources and settings, so that `npm start` need not
// build again.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Files that a build does not read. */
const UNUSED = /^(docs|tests|bench|worker|\.ci|\.cspell)\/|\.(md|test\.tsx?)$/
/** Names of the variables that lib/env.ts reads. */
const SETTINGS = /^(NEXT_PUBLIC_|SITE_|BUILD_DAY$)/

const stampOf = (root: string) => path.join(root, '.cache/build.json')

/** Variables of a build on this day, on which claims may end; what is set already wins. */
const onThisDay = (environment: NodeJS.Dict<string>): NodeJS.Dict<string> => ({
  BUILD_DAY: new Date().toISOString().slice(0, 10),
  ...environment,
})

/** Identifies sources, packages and settings; undefined without git, which then means to build. */
function hashInputs(root: string, environment: NodeJS.Dict<string>): string | undefined {
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

/**
 * Builds with these variables. The inputs are those of before, since a file may change meanwhile;
 * an interrupted build leaves no stamp.
 */
export function stamped(
  root: string,
  environment: NodeJS.Dict<string>,
  build: (environment: NodeJS.ProcessEnv) => void,
): void {
  const env = onThisDay(environment)
  mkdirSync(path.dirname(stampOf(root)), { recursive: true })
  rmSync(stampOf(root), { force: true })
  const inputs = hashInputs(root, env)
  build(env as NodeJS.ProcessEnv)
  writeFileSync(stampOf(root), inputs ?? '')
}

/** True where out/ is today's build with these variables. */
export function isBuilt(root: string, environment: NodeJS.Dict<string>): boolean {
  if (!existsSync(path.join(root, 'out/index.html')) || !existsSync(stampOf(root))) return false
  return readFileSync(stampOf(root), 'utf8') === hashInputs(root, onThisDay(environment))
}
