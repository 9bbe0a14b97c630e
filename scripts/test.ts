// `npm test`: runs every check and prints `N passed, N failed` as its last line. Names of stages
// run only those: `npm test -- unit e2e`. A skipped test counts as failed. A browser test that
// passes at its second try is named; more than two of them count as failed.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { audit } from './audit.ts'
import { installBrowsers } from './browsers.ts'
import { freePort } from './free-port.ts'
import { next, packageScript, prettier, root } from './project.ts'

const STAGES = ['types', 'lint', 'audit', 'unit', 'lead-desk', 'export', 'e2e', 'engines'] as const
type Stage = (typeof STAGES)[number]
const MAX_SECOND_TRIES = 2

const names = process.argv.slice(2)
const unknown = names.filter(name => !(STAGES as readonly string[]).includes(name))
if (unknown.length > 0) {
  console.error(`Unknown stage: ${unknown.join(', ')}. Stages: ${STAGES.join(', ')}`)
  process.exit(2)
}
const isWanted = (stage: Stage) => names.length === 0 || names.includes(stage)

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

/**
 * Runs Node.js on `args` and resolves to its exit status; `isQuiet` prints the output in one piece,
 * at the end.
 */
function execute(args: readonly string[], { env = {}, isQuiet = false }: { env?: object; isQuiet?: boolean } = {}) {
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

const reportFile = (name: string) => path.join(root, '.cache', `${name}.json`)
function readReport<T>(name: string): T | undefined {
  try {
    return JSON.parse(readFileSync(reportFile(name), 'utf8')) as T
  } catch {
    return undefined
  }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

async function vitest(name: string, ...projects: readonly string[]): Promise<void> {
  rmSync(reportFile(name), { force: true })
  const status = await execute([
    packageScript('vitest/vitest.mjs'),
    'run',
    ...projects.flatMap(project => ['--project', project]),
    ...['--reporter=dot', '--silent=passed-only', '--reporter=json', `--outputFile=${reportFile(name)}`],
  ])
  const counts = readReport<VitestReport>(name)
  // A file that does not load has no tests and counts as one failure.
  const broken = counts?.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const bad = counts ? counts.numFailedTests + counts.numPendingTests + (broken?.length ?? 0) : 1
  report(name, counts?.numPassedTests ?? 0, status !== 0 && bad === 0 ? 1 : bad)
}

interface BrowserTest {
  readonly status: string
  readonly projectName: string
}
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly file: string; readonly tests: readonly BrowserTest[] }[]
}
/** All tests below a suite of Playwright's JSON report, each with its title. */
const testsOf = ({ suites = [], specs = [] }: Suite): readonly (BrowserTest & { readonly title: string })[] => [
  ...specs.flatMap(({ title, file, tests }) => tests.map(one => ({ ...one, title: `${file}: ${title}` }))),
  ...suites.flatMap(testsOf),
]

async function playwright(projects: readonly string[], browsers: Readonly<Record<string, string>>): Promise<void> {
  rmSync(reportFile('e2e'), { force: true })
  const status = await execute(
    [packageScript('playwright/cli.js'), 'test', ...projects.flatMap(project => ['--project', project])],
    { env: { ...browsers, E2E_PORT: String(await freePort()), E2E_REPORT: reportFile('e2e') } },
  )
  const tests = testsOf(readReport<Suite>('e2e') ?? {})
  const failedBefore = failed
  const secondTries = tests.filter(one => one.status === 'flaky')
  for (const { title } of secondTries) console.log(`SECOND TRY  ${title}`)
  const good = ['expected', ...(secondTries.length <= MAX_SECOND_TRIES ? ['flaky'] : [])]
  for (const project of projects) {
    const own = tests.filter(({ projectName }) => projectName === project)
    const count = own.filter(one => good.includes(one.status)).length
    report(`browser, ${project}`, count, own.length === 0 ? 1 : own.length - count)
  }
  if (status !== 0 && failed === failedBefore) report('browser', 0, 1)
}

/** `hint` is printed when the tool finds something. */
async function tool(name: string, args: readonly string[], hint = ''): Promise<void> {
  await typegen
  const isGood = (await execute(args, { isQuiet: true })) === 0
  if (!isGood && hint) console.log(hint)
  report(name, isGood ? 1 : 0, isGood ? 0 : 1)
}

/** Rejects when the command fails, because the jobs after it need what it makes. */
async function prepare(what: string, args: readonly string[], env = {}): Promise<void> {
  if ((await execute(args, { env, isQuiet: true })) !== 0)
    throw new Error(`${what} failed, so the rest was not tested.`)
}

const seconds: string[] = []
async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await work()
  seconds.push(`${name} ${Math.round((performance.now() - start) / 1000)}`)
}

const needsBrowser = isWanted('e2e') || isWanted('engines')
// What several stages wait for runs beside the first ones. A rejection surfaces where it is
// awaited.
const browsers = needsBrowser ? installBrowsers(isWanted('engines')) : undefined
/** Types of routes and style sheets, which a fresh checkout lacks. */
const typegen = prepare('The generation of types', [next, 'typegen'])
const images = prepare('The generation of images', ['scripts/images.ts'])
for (const work of [browsers, typegen, images]) work?.catch(() => undefined)

const tsc = packageScript('typescript/bin/tsc')
// One type check is enough where the stage of types runs too.
const buildEnv = isWanted('types') ? { TYPES_CHECKED_ELSEWHERE: '1' } : {}

/** In this order, two at a time. The tests of the lead desk mostly wait, so they start first. */
const jobs: readonly (readonly [stages: readonly Stage[], name: string, work: () => Promise<unknown>])[] = [
  [['lead-desk'], 'lead-desk', () => vitest('lead-desk', 'lead-desk')],
  [
    ['lint'],
    'lint',
    () => tool('lint', [packageScript('oxlint/bin/oxlint'), '--deny-warnings', '--report-unused-disable-directives']),
  ],
  [['lint'], 'comments', () => tool('comments', ['scripts/check-comments.ts'])],
  [
    ['lint'],
    'format',
    () => tool('format', [prettier, '--check', '.', '--log-level', 'warn'], '`npm run format` mends this.'),
  ],
  [
    ['lint'],
    'spelling',
    () =>
      tool(
        'spelling',
        [packageScript('cspell/bin.mjs'), 'lint', '--no-progress', '--no-summary'],
        'A name that is right goes into .cspell/names.txt, a word of the trade into .cspell/trade.txt.',
      ),
  ],
  [['lint'], 'unused code', () => tool('unused code', [packageScript('knip/bin/knip.js'), '--no-config-hints'])],
  [['types'], 'types', () => tool('types', [tsc, '--noEmit'])],
  [['types'], 'worker types', () => tool('types of the Worker', [tsc, '--noEmit', '-p', 'worker'])],
  [
    ['audit'],
    'audit',
    async () => {
      const outcome = await audit()
      if (outcome !== 'not checked') report('audit', outcome === 'sound' ? 1 : 0, outcome === 'sound' ? 0 : 1)
    },
  ],
  [['unit'], 'added content', () => typegen.then(() => vitest('added-content', 'added-content'))],
  [['unit'], 'unit', () => images.then(() => vitest('unit', 'unit', 'components'))],
  [
    ['export', 'e2e', 'engines'],
    'build',
    () => images.then(() => prepare('The build', ['scripts/build.ts', '--with-lead-desk'], buildEnv)),
  ],
]

await timed('before the browsers', async () => {
  const waiting = jobs.filter(([stages]) => stages.some(isWanted))
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await timed(job[1], job[2])
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
