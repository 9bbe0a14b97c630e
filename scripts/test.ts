// `npm test`: runs every check and prints `N passed, N failed` as its last line. Names of stages
// run only those: `npm test -- unit e2e`. A skipped test counts as failed. A browser test that
// passes at its second try is named; more than two of them count as failed.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { audit } from './audit.ts'
import { installBrowsers } from './browsers.ts'
import { freePort } from './free-port.ts'
import { next, packageScript, root } from './project.ts'

const STAGES = ['types', 'lint', 'audit', 'unit', 'lead-desk', 'export', 'e2e', 'engines'] as const
type Stage = (typeof STAGES)[number]
const MAX_SECOND_TRIES = 2

const names = process.argv.slice(2)
const unknown = names.filter(name => !(STAGES as readonly string[]).includes(name))
if (unknown.length > 0) {
  console.error(`Unknown stage: ${unknown.join(', ')}. Stages: ${STAGES.join(', ')}`)
  process.exit(2)
}
const isWanted = (...stages: readonly Stage[]) => names.length === 0 || stages.some(stage => names.includes(stage))

Object.assign(process.env, {
  CI: '1',
  NO_COLOR: '1',
  // Tests start wrangler and `npm run leads` dozens of times.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, '.cache/node'),
  // The tests know the default settings. Next.js takes this for the sign that .env files are read
  // already, and leaves them.
  __NEXT_PROCESSED_ENV: 'true',
  // Leaves out the warnings for builds that go online.
  FAIRLEAD_WARNED: '1',
  // As `npm start` builds: with the rating from sample reviews. tests/export reads the same
  // setting.
  NEXT_PUBLIC_SAMPLES: '1',
})
mkdirSync(path.join(root, '.cache'), { recursive: true })

let passed = 0
let failed = 0
let isDone = false
// Also the last line when something throws or exits early, which counts as one more failure.
process.on('exit', () => console.log(`${passed} passed, ${isDone ? failed : failed + 1} failed`))

function report(name: string, good: number, bad: number): void {
  passed += good
  failed += bad
  console.log(`${bad === 0 ? 'ok' : 'FAILED'}  ${name}: ${good} passed, ${bad} failed`)
}

/** Resolves to the exit status; `isQuiet` prints the output in one piece, at the end. */
function runNode(args: readonly string[], { env = {}, isQuiet = false }: { env?: object; isQuiet?: boolean } = {}) {
  return new Promise<number>(resolve => {
    const output = isQuiet ? 'pipe' : 'inherit'
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
    })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('close', status => {
      process.stdout.write(Buffer.concat(chunks))
      resolve(status ?? 1)
    })
  })
}

/** Runs `work`, which writes a JSON report into the file that it is given. */
async function reportOf<T>(name: string, work: (file: string) => Promise<number>) {
  const file = path.join(root, `.cache/${name}.json`)
  rmSync(file, { force: true })
  const status = await work(file)
  try {
    return { status, found: JSON.parse(readFileSync(file, 'utf8')) as T }
  } catch {
    return { status, found: undefined }
  }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}
async function vitest(name: string, ...projects: readonly string[]): Promise<void> {
  const { status, found } = await reportOf<VitestReport>(name, file =>
    runNode([
      packageScript('vitest/vitest.mjs'),
      'run',
      ...projects.map(project => `--project=${project}`),
      ...['--reporter=dot', '--silent=passed-only', '--reporter=json', `--outputFile=${file}`],
    ]),
  )
  // A file that does not load has no tests and counts as one failure.
  const broken = found?.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
  const bad = found ? found.numFailedTests + found.numPendingTests + (broken?.length ?? 0) : 1
  report(name, found?.numPassedTests ?? 0, status !== 0 && bad === 0 ? 1 : bad)
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly status: string; readonly projectName: string }[]
  }[]
}
/** All tests below a suite of Playwright's report, each with its title. */
const testsOf = ({ suites = [], specs = [] }: Suite): { title: string; status: string; projectName: string }[] => [
  ...specs.flatMap(({ title, file, tests }) => tests.map(test => ({ ...test, title: `${file}: ${title}` }))),
  ...suites.flatMap(testsOf),
]
async function playwright(projects: readonly string[], browsers: Readonly<Record<string, string>>): Promise<void> {
  const port = String(await freePort())
  const { status, found = {} } = await reportOf<Suite>('e2e', file =>
    runNode([packageScript('playwright/cli.js'), 'test', ...projects.map(project => `--project=${project}`)], {
      env: { ...browsers, E2E_PORT: port, E2E_REPORT: file },
    }),
  )
  const tests = testsOf(found)
  const failedBefore = failed
  const secondTries = tests.filter(test => test.status === 'flaky')
  for (const { title } of secondTries) console.log(`SECOND TRY  ${title}`)
  const good = ['expected', ...(secondTries.length <= MAX_SECOND_TRIES ? ['flaky'] : [])]
  for (const project of projects) {
    const own = tests.filter(({ projectName }) => projectName === project)
    const count = own.filter(test => good.includes(test.status)).length
    report(`browser, ${project}`, count, own.length === 0 ? 1 : own.length - count)
  }
  if (status !== 0 && failed === failedBefore) report('browser', 0, 1)
}

/** Rejects when the command fails, because the jobs after it need what it makes. */
async function prepare(what: string, ...args: readonly string[]): Promise<void> {
  // One type check is enough where the stage of types runs too.
  const env = isWanted('types') ? { TYPES_CHECKED_ELSEWHERE: '1' } : {}
  if ((await runNode(args, { env, isQuiet: true })) !== 0)
    throw new Error(`${what} failed, so the rest was not tested.`)
}

const seconds: string[] = []
async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await work()
  seconds.push(`${name} ${Math.round((performance.now() - start) / 1000)}`)
}

// What several stages wait for runs beside the first ones. A rejection surfaces where it is
// awaited.
const browsers = isWanted('e2e', 'engines') ? installBrowsers(isWanted('engines')) : undefined
/** Types of routes and style sheets, which a fresh checkout lacks. */
const typegen = prepare('The generation of types', next, 'typegen')
const images = prepare('The generation of images', 'scripts/images.ts')
for (const work of [browsers, typegen, images]) work?.catch(() => undefined)

type Job = readonly [name: string, isWanted: boolean, work: () => Promise<unknown>]
/** A tool that passes or fails as a whole; `hint` is printed when it finds something. */
const tool = (stage: Stage, name: string, [script = '', ...args]: readonly string[], hint?: string): Job => [
  name,
  isWanted(stage),
  async () => {
    await typegen
    const file = script.startsWith('scripts/') ? script : packageScript(script)
    const isGood = (await runNode([file, ...args], { isQuiet: true })) === 0
    if (!isGood && hint) console.log(hint)
    report(name, isGood ? 1 : 0, isGood ? 0 : 1)
  },
]

// More threads take twice the processor time, which the jobs beside this one need.
const tsc = ['typescript/bin/tsc', '--noEmit', '--singleThreaded'] as const
/** In this order, two at a time. The tests of the lead desk mostly wait, so they start first. */
const jobs: readonly Job[] = [
  ['lead-desk', isWanted('lead-desk'), () => vitest('lead-desk', 'lead-desk')],
  tool('lint', 'lint', ['oxlint/bin/oxlint', '--deny-warnings', '--report-unused-disable-directives']),
  tool('lint', 'comments', ['scripts/check-comments.ts']),
  tool(
    'lint',
    'format',
    ['prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'],
    '`npm run format` mends this.',
  ),
  tool(
    'lint',
    'spelling',
    ['cspell/bin.mjs', 'lint', '--no-progress', '--no-summary'],
    'A name that is right goes into .cspell/names.txt, a word of the trade into .cspell/trade.txt.',
  ),
  tool('lint', 'unused code', ['knip/bin/knip.js', '--no-config-hints']),
  tool('types', 'types', tsc),
  tool('types', 'types of the Worker', [...tsc, '-p', 'worker']),
  [
    'audit',
    isWanted('audit'),
    async () => {
      const outcome = await audit()
      if (outcome !== 'not checked') report('audit', outcome === 'sound' ? 1 : 0, outcome === 'sound' ? 0 : 1)
    },
  ],
  ['added content', isWanted('unit'), () => typegen.then(() => vitest('added-content', 'added-content'))],
  ['unit', isWanted('unit'), () => images.then(() => vitest('unit', 'unit', 'components'))],
  [
    'build',
    isWanted('export', 'e2e', 'engines'),
    () => images.then(() => prepare('The build', 'scripts/build.ts', '--with-lead-desk')),
  ],
]

await timed('before the browsers', async () => {
  const waiting = jobs.filter(([, wanted]) => wanted)
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await timed(job[0], job[2])
  }
  await Promise.all([lane(), lane(), images])
})

async function testBrowsers(): Promise<void> {
  if (browsers === undefined) return
  const { env, engines, missing } = await browsers
  for (const name of missing)
    console.log(`NOT RUN  ${name} could not be installed; its journeys count neither as passed nor as failed`)
  const projects = [...(isWanted('engines') ? engines : []), ...(isWanted('e2e') ? ['2d', '3d'] : [])]
  await timed('browsers', () => playwright(projects, env))
}
const testExport = async () => {
  if (isWanted('export')) await timed('export', () => vitest('export', 'export'))
}
await Promise.all([testExport(), testBrowsers()])

console.log(`Seconds: ${seconds.join(', ')}`)
isDone = true
process.exitCode = failed === 0 ? 0 : 1
