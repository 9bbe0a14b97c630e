// `npm test`: runs every check and prints `N passed, N failed` as its last line. Names of stages
// run only those: `npm test -- unit e2e`. A skipped test counts as failed, and so do browser tests
// that pass at their second try where they are more than two.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { defaultSettings } from '../lib/env.ts'
import { audit } from './audit.ts'
import { installBrowsers } from './browsers.ts'
import { freePort } from './free-port.ts'
import { deskAddresses, next, packageScript, root } from './project.ts'

const STAGES = ['types', 'lint', 'audit', 'unit', 'lead-desk', 'export', 'e2e', 'engines'] as const
const MAX_SECOND_TRIES = 2

const names = process.argv.slice(2)
const unknown = names.filter(name => !(STAGES as readonly string[]).includes(name))
if (unknown.length > 0) {
  console.error(`Unknown stage: ${unknown.join(', ')}. Stages: ${STAGES.join(', ')}`)
  process.exit(2)
}
const isWanted = (...stages: readonly (typeof STAGES)[number][]) =>
  names.length === 0 || stages.some(stage => names.includes(stage))

Object.assign(process.env, {
  CI: '1',
  NO_COLOR: '1',
  // Tests start wrangler and `npm run leads` dozens of times.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, '.cache/node'),
  // The tests know the defaults; what is set here wins over .env files.
  ...defaultSettings,
  // The rating from sample reviews is in structured data, as with `npm start`. tests/export reads
  // the same setting.
  NEXT_PUBLIC_SAMPLES: '1',
  // Leaves out the warnings for builds that go online.
  FAIRLEAD_WARNED: '1',
})
mkdirSync(path.join(root, '.cache'), { recursive: true })

let passed = 0
let failed = 0
let isDone = false
// Also the last line when something throws or exits early, which counts as one more failure.
process.on('exit', () => console.log(`${passed} passed, ${isDone ? failed : failed + 1} failed`))

/** `isGood`: whether the tool itself was content; where not, at least one failure counts. */
function report(name: string, isGood: boolean, good: number, bad: number): void {
  const counted = isGood ? bad : Math.max(bad, 1)
  passed += good
  failed += counted
  console.log(`${counted === 0 ? 'ok' : 'FAILED'}  ${name}: ${good} passed, ${counted} failed`)
}

/** Resolves to whether it succeeded; `isQuiet` prints the output in one piece, at the end. */
function runNode(args: readonly string[], { env = {}, isQuiet = false }: { env?: object; isQuiet?: boolean } = {}) {
  return new Promise<boolean>(resolve => {
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
      resolve(status === 0)
    })
  })
}

/** Rejects when the command fails, because the jobs after it need what it makes. */
async function prepare(args: readonly string[], env: object = {}): Promise<void> {
  if (!(await runNode(args, { env, isQuiet: true })))
    throw new Error(`${args.join(' ')} failed, so the rest was not tested.`)
}

/** Where a test runner writes its report in JSON. */
function reportFile(name: string): string {
  const file = path.join(root, `.cache/${name}.json`)
  rmSync(file, { force: true })
  return file
}

async function vitest(name: string, ...projects: readonly string[]): Promise<void> {
  const file = reportFile(name)
  const isGood = await runNode([
    packageScript('vitest/vitest.mjs'),
    'run',
    ...projects.map(project => `--project=${project}`),
    ...['--reporter=dot', '--silent=passed-only', '--reporter=json', `--outputFile=${file}`],
  ])
  const found = JSON.parse(readFileSync(file, 'utf8')) as { numTotalTests: number; numPassedTests: number }
  report(name, isGood, found.numPassedTests, found.numTotalTests - found.numPassedTests)
}

async function playwright(projects: readonly string[], browsers: Readonly<Record<string, string>>): Promise<void> {
  const file = reportFile('e2e')
  const isGood = await runNode(
    [packageScript('playwright/cli.js'), 'test', ...projects.map(project => `--project=${project}`)],
    { env: { ...browsers, E2E_PORT: String(await freePort()), E2E_REPORT: file } },
  )
  const text = readFileSync(file, 'utf8')
  const { stats } = JSON.parse(text) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  const secondTries = stats.flaky <= MAX_SECOND_TRIES ? stats.flaky : 0
  const hasAll = projects.every(project => text.includes(`"projectName": "${project}"`))
  const good = stats.expected + secondTries
  const bad = stats.unexpected + stats.skipped + stats.flaky - secondTries
  report(`browsers (${projects.join(', ')})`, isGood && hasAll, good, bad)
}

type Job = () => Promise<unknown>
const when = (wanted: boolean, ...jobs: readonly Job[]) => (wanted ? jobs : [])

// Shared preparations run beside the first stages. A rejection surfaces where it is awaited.
const browsers = isWanted('e2e', 'engines') ? installBrowsers(isWanted('engines')) : undefined
/** Types of routes and style sheets, which a fresh checkout lacks. */
const typegen = prepare([next, 'typegen'])
const images = prepare(['scripts/images.ts'])
for (const work of [browsers, typegen, images]) work?.catch(() => undefined)

/** A tool that passes or fails as a whole; `hint` is printed when it finds something. */
const tool =
  (name: string, [script = '', ...args]: readonly string[], hint = ''): Job =>
  async () => {
    await typegen
    const file = script.startsWith('scripts/') ? script : packageScript(script)
    const isGood = await runNode([file, ...args], { isQuiet: true })
    if (!isGood && hint) console.log(hint)
    report(name, isGood, isGood ? 1 : 0, 0)
  }

// More threads take twice the processor time, which the jobs beside this one need.
const tsc = ['typescript/bin/tsc', '--noEmit', '--singleThreaded'] as const
const spellingHint = 'A name that is right goes into .cspell/names.txt, a word of the trade into .cspell/trade.txt.'
/** In this order, two at a time: the longest first, so that both end together. */
const jobs: readonly Job[] = [
  ...when(isWanted('lead-desk'), () => vitest('lead-desk', 'lead-desk')),
  ...when(isWanted('unit'), () => images.then(() => vitest('unit', 'unit', 'components'))),
  // One type check is enough where the stage of types runs too.
  ...when(isWanted('export', 'e2e', 'engines'), async () => {
    await images
    const types = isWanted('types') ? { TYPES_CHECKED_ELSEWHERE: '1' } : {}
    await prepare(['scripts/build.ts', '--with-lead-desk'], { ...deskAddresses, ...types })
  }),
  ...when(isWanted('types'), tool('types', tsc), tool('types of the Worker', [...tsc, '-p', 'worker'])),
  ...when(isWanted('unit'), () => typegen.then(() => vitest('added-content', 'added-content'))),
  ...when(
    isWanted('lint'),
    tool('lint', ['oxlint/bin/oxlint', '--deny-warnings', '--report-unused-disable-directives']),
    tool('comments', ['scripts/check-comments.ts']),
    tool(
      'format',
      ['prettier/bin/prettier.cjs', '--check', '--cache', '.', '--log-level', 'warn'],
      '`npm run format` mends this.',
    ),
    tool('spelling', ['cspell/bin.mjs', 'lint', '--no-progress', '--no-summary'], spellingHint),
    tool('unused code', ['knip/bin/knip.js', '--no-config-hints']),
  ),
  ...when(isWanted('audit'), async () => {
    const outcome = await audit()
    if (outcome !== 'not checked') report('audit', outcome === 'sound', outcome === 'sound' ? 1 : 0, 0)
  }),
]

const waiting = [...jobs]
const lane = async () => {
  for (let job = waiting.shift(); job; job = waiting.shift()) await job()
}
await Promise.all([lane(), lane(), images])

async function testBrowsers(): Promise<void> {
  if (browsers === undefined) return
  const { env, engines, missing } = await browsers
  for (const name of missing)
    console.log(`NOT RUN  ${name} could not be installed; its journeys count neither as passed nor as failed`)
  await playwright([...(isWanted('engines') ? engines : []), ...(isWanted('e2e') ? ['2d', '3d'] : [])], env)
}
await Promise.all([...when(isWanted('export'), () => vitest('export', 'export')).map(job => job()), testBrowsers()])

isDone = true
process.exitCode = failed === 0 ? 0 : 1
