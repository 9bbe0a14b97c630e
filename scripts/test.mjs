// `npm test`: runs every check on a fresh machine and prints `N passed, N failed` as its last line. Names of stages run only those:
// `npm test -- unit e2e`. A skipped test counts as failed. A browser test that passes at its second try is named; more than two of them
// count as failed.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { audit } from './audit.mjs'
import { installBrowsers } from './browsers.mjs'
import { freePort } from './free-port.mjs'
import { environment, install, node, root } from './setup.mjs'

const STAGES = ['types', 'lint', 'audit', 'unit', 'lead-desk', 'export', 'e2e', 'engines']
const names = process.argv.slice(2)
const unknown = names.filter(name => !STAGES.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown stage: ${unknown.join(', ')}. Stages: ${STAGES.join(', ')}`)
  process.exit(2)
}
const isWanted = stage => names.length === 0 || names.includes(stage)

// Where Node.js keeps compiled scripts. Tests start wrangler and `npm run leads` dozens of times.
process.env.NODE_COMPILE_CACHE ??= path.join(root, '.cache/node')

let passed = 0
let failed = 0
let isDone = false
// Also the last line when something throws or exits early, which counts as one more failure.
process.on('exit', () => console.log(`${passed} passed, ${isDone ? failed : failed + 1} failed`))

function report(name, good, bad) {
  passed += good
  failed += bad
  console.log(`${bad === 0 ? 'ok' : 'FAILED'}  ${name}: ${good} passed, ${bad} failed`)
}

/** Runs Node.js on `args` and resolves to its exit status; `quiet` prints the output in one piece, at the end. */
function execute(args, { env = environment(), quiet = false } = {}) {
  return new Promise(resolve => {
    const child = spawn(node, args, {
      cwd: root,
      env,
      stdio: ['ignore', ...(quiet ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
    })
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => output.push(chunk))
    child.once('close', status => {
      process.stdout.write(Buffer.concat(output))
      resolve(status ?? 1)
    })
  })
}

const reportFile = name => path.join(root, '.cache', `${name}.json`)
function readReport(name) {
  try {
    return JSON.parse(readFileSync(reportFile(name), 'utf8'))
  } catch {
    return undefined
  }
}

async function vitest(name, projects) {
  rmSync(reportFile(name), { force: true })
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap(project => ['--project', project])]
  args.push('--reporter=dot', '--silent=passed-only', '--reporter=json', `--outputFile=${reportFile(name)}`)
  const status = await execute(args, { env: environment({ CI: '1', NO_COLOR: '1' }) })
  const counts = readReport(name)
  // A file that does not load has no tests and counts as one failure.
  const bad = counts
    ? counts.numFailedTests +
      counts.numPendingTests +
      counts.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0).length
    : 1
  report(name, counts?.numPassedTests ?? 0, status !== 0 && bad === 0 ? 1 : bad)
}

const MAX_SECOND_TRIES = 2

/** All tests below a suite of Playwright's JSON report, each with its title. */
const testsOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, file, tests }) => tests.map(one => ({ ...one, title: `${file}: ${title}` }))),
  ...suites.flatMap(testsOf),
]

async function playwright(projects, browserEnv) {
  rmSync(reportFile('e2e'), { force: true })
  const status = await execute(
    ['node_modules/playwright/cli.js', 'test', ...projects.flatMap(project => ['--project', project])],
    { env: environment({ CI: '1', ...browserEnv, E2E_PORT: String(await freePort()), E2E_REPORT: reportFile('e2e') }) },
  )
  const tests = testsOf(readReport('e2e') ?? {})
  const failedBefore = failed
  const secondTries = tests.filter(({ status }) => status === 'flaky')
  for (const { title } of secondTries) console.log(`SECOND TRY  ${title}`)
  const isGood = one => one.status === 'expected' || (one.status === 'flaky' && secondTries.length <= MAX_SECOND_TRIES)
  for (const project of projects) {
    const own = tests.filter(({ projectName }) => projectName === project)
    const good = own.filter(isGood).length
    report(`browser, ${project}`, good, own.length === 0 ? 1 : own.length - good)
  }
  if (status !== 0 && failed === failedBefore) report('browser', 0, 1)
}

/** `hint` is printed when the tool finds something. */
const tool = (name, args, hint) => async () => {
  await typegen
  const status = await execute(args, { quiet: true })
  if (status !== 0 && hint) console.log(hint)
  report(name, status === 0 ? 1 : 0, status === 0 ? 0 : 1)
}

/** Rejects when the command fails, because the jobs after it need what it makes. */
async function prepare(what, args, env = environment()) {
  if ((await execute(args, { env, quiet: true })) !== 0) throw new Error(`${what} failed, so the rest was not tested.`)
}

const seconds = []
async function timed(name, work) {
  const start = performance.now()
  await work()
  seconds.push(`${name} ${Math.round((performance.now() - start) / 1000)}`)
}

// The tests know the default settings. Next.js takes this for the sign that .env files are read already, and leaves them.
process.env.__NEXT_PROCESSED_ENV = 'true'
// Leaves out the warning about forms without an address, which is for builds that go online.
process.env.FAIRLEAD_WARNED = '1'
install()
mkdirSync(path.join(root, '.cache'), { recursive: true })
const needsBrowser = isWanted('e2e') || isWanted('engines')
const needsBuild = needsBrowser || isWanted('export')
// Downloads while the other stages run. A rejection surfaces where the browsers are needed.
const browsers = needsBrowser ? installBrowsers(isWanted('engines')) : undefined
browsers?.catch(() => undefined)

/** Types of routes and style sheets, which a fresh checkout lacks. */
const typegen = prepare('The generation of types', ['node_modules/next/dist/bin/next', 'typegen'])
typegen.catch(() => undefined)
const images = prepare('The generation of images', ['scripts/images.mjs'])
images.catch(() => undefined)

/** In this order, two at a time. The tests of the lead desk mostly wait, so they start first. */
const jobs = [
  ['lead-desk', 'lead-desk', () => vitest('lead-desk', ['lead-desk'])],
  [
    'lint',
    'lint',
    tool('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings', '--report-unused-disable-directives']),
  ],
  [
    'lint',
    'format',
    tool(
      'format',
      ['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'],
      '`npm run format` mends this.',
    ),
  ],
  [
    'lint',
    'spelling',
    tool(
      'spelling',
      ['node_modules/cspell/bin.mjs', 'lint', '--no-progress', '--no-summary'],
      'A name that is right goes into .cspell/names.txt, a word of the trade into .cspell/trade.txt.',
    ),
  ],
  ['lint', 'unused code', tool('unused code', ['node_modules/knip/bin/knip.js', '--no-config-hints'])],
  ['types', 'types', tool('types', ['node_modules/typescript/bin/tsc', '--noEmit'])],
  [
    'types',
    'worker types',
    tool('types of the Worker', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'worker']),
  ],
  [
    'audit',
    'audit',
    async () => {
      const outcome = await audit()
      if (outcome !== 'not checked') report('audit', outcome === 'sound' ? 1 : 0, outcome === 'sound' ? 0 : 1)
    },
  ],
  ['unit', 'added content', () => typegen.then(() => vitest('added-content', ['added-content']))],
  ['unit', 'unit', () => images.then(() => vitest('unit', ['unit', 'components']))],
].filter(([stage]) => isWanted(stage))
// One type check is enough where the stage of types runs too.
const buildEnv = environment(isWanted('types') ? { TYPES_CHECKED_ELSEWHERE: '1' } : {})
if (needsBuild)
  jobs.push([
    'build',
    'build',
    () => images.then(() => prepare('The build', ['scripts/build.mjs', '--with-lead-desk'], buildEnv)),
  ])

await timed('before the browsers', async () => {
  const lane = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await timed(job[1], job[2])
  }
  await Promise.all([lane(), lane(), images])
})
const testExport = async () => {
  if (isWanted('export')) await timed('export', () => vitest('export', ['export']))
}
const testBrowsers = async () => {
  if (!needsBrowser) return
  const { env, engines, missing } = await browsers
  if (isWanted('engines'))
    for (const name of missing)
      console.log(`NOT RUN  ${name} could not be installed; its journeys count neither as passed nor as failed`)
  const projects = [...(isWanted('engines') ? engines : []), ...(isWanted('e2e') ? ['2d', '3d'] : [])]
  await timed('browsers', () => playwright(projects, env))
}
await Promise.all([testExport(), testBrowsers()])

console.log(`Seconds: ${seconds.join(', ')}`)
isDone = true
process.exitCode = failed === 0 ? 0 : 1
