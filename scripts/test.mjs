// `npm test`: everything on a fresh machine. Types, lint, unit, content, architecture, the lead desk, then the browser and every browser
// engine against the served product. Prints `N passed, N failed` as its last line. Name stages to run only those: `npm test -- unit e2e`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { audit } from './audit.mjs'
import { freePort } from './free-port.mjs'
import { environment, install, installChromium, makePictures, node, root, run } from './setup.mjs'

const wanted = process.argv.slice(2)
let passed = 0
let failed = 0
let isDone = false

// The last line in any case: a build that fails, or anything else that ends this early, is one failure more.
process.on('exit', () => console.log(`${passed} passed, ${isDone ? failed : failed + 1} failed`))

function report(name, good, bad) {
  passed += good
  failed += bad
  console.log(`${bad === 0 ? 'ok' : 'FAILED'}  ${name}: ${good} passed, ${bad} failed`)
}

function tool(name, args) {
  const result = spawnSync(node, args, { cwd: root, env: environment(), stdio: 'inherit' })
  report(name, result.status === 0 ? 1 : 0, result.status === 0 ? 0 : 1)
}

const readReport = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function vitest(name, projects, { settings = {}, more = [] } = {}) {
  const file = path.join(root, '.cache', `${name}.json`)
  rmSync(file, { force: true })
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap(project => ['--project', project]),
    '--reporter=dot',
    '--silent=passed-only',
    '--reporter=json',
    `--outputFile=${file}`,
    ...more,
  ]
  const result = spawnSync(node, args, {
    cwd: root,
    env: environment({ CI: '1', NO_COLOR: '1', ...settings }),
    stdio: 'inherit',
  })
  const counts = readReport(file)
  // A suite that does not load has no tests to count; it is one failure. A test that was not reached is a failure too.
  const bad = counts
    ? counts.numFailedTests +
      counts.numPendingTests +
      counts.testResults.filter(suite => suite.status === 'failed' && suite.assertionResults.length === 0).length
    : 1
  report(name, counts?.numPassedTests ?? 0, result.status !== 0 && bad === 0 ? 1 : bad)
}

let isBuilt = false

/** Builds once, and serves the product with a lead desk of its own while `work` runs. */
async function whileServed(work) {
  const { build, leadDesk } = await import('./build.mjs')
  const { serve } = await import('./serve.mjs')
  if (!isBuilt) build(leadDesk)
  isBuilt = true
  const state = mkdtempSync(path.join(tmpdir(), 'fairlead-e2e-'))
  // The tests send more leads a minute from one address than people do.
  const server = await serve({ port: await freePort(), persistTo: state, vars: { RATE_LIMIT: 'off' } })
  try {
    work(server.url, state)
  } finally {
    await server.stop()
    rmSync(state, { recursive: true, force: true })
  }
}

function playwright(chromium, url, state) {
  const file = path.join(root, '.cache/e2e.json')
  rmSync(file, { force: true })
  const env = environment({ BASE_URL: url, LEADS_PERSIST: state, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON: file })
  const result = spawnSync(node, ['node_modules/playwright/cli.js', 'test'], { cwd: root, env, stdio: 'inherit' })
  const stats = readReport(file)?.stats
  // A test that needed a second try is a failure to look at, not a pass.
  const bad = stats ? stats.unexpected + stats.flaky + stats.skipped : 1
  report('browser', stats?.expected ?? 0, result.status !== 0 && bad === 0 ? 1 : bad)
}

async function e2e() {
  const chromium = await installChromium()
  await whileServed((url, state) => playwright(chromium, url, state))
}

async function engines() {
  const { installEngines } = await import('./engines.mjs')
  const { found, missing } = await installEngines()
  for (const name of missing)
    console.log(
      `NOT RUN  ${name} is not installed and could not be; its journeys count neither as passed nor as failed`,
    )
  const settings = Object.assign({}, ...Object.values(found))
  // Side by side: an engine mostly waits.
  const more = ['--maxWorkers=3', ...Object.keys(found).map(engine => `tests/engines/${engine}.test.ts`)]
  await whileServed((url, state) =>
    vitest('engines', ['engines'], { settings: { ...settings, SITE: url, LEADS_PERSIST: state }, more }),
  )
}

const stages = {
  types: () => {
    tool('types', ['node_modules/typescript/bin/tsc', '--noEmit'])
    tool('types of the Worker', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'worker'])
  },
  lint: () => {
    tool('lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'])
    tool('spelling', ['node_modules/cspell/bin.mjs', 'lint', '--no-progress', '--no-summary'])
  },
  audit: () => {
    const outcome = audit()
    if (outcome !== 'not checked') report('audit', outcome === 'sound' ? 1 : 0, outcome === 'sound' ? 0 : 1)
  },
  unit: () => vitest('unit', ['unit', 'components']),
  'lead-desk': () => vitest('lead-desk', ['lead-desk']),
  e2e,
  engines,
}

const unknown = wanted.filter(name => !(name in stages))
if (unknown.length > 0) {
  console.error(`Unknown stage: ${unknown.join(', ')}. Stages: ${Object.keys(stages).join(', ')}`)
  process.exit(2)
}
install()
mkdirSync(path.join(root, '.cache'), { recursive: true })
makePictures()
// The framework's own types of routes and style sheets; the type check needs them, and a fresh checkout has none.
run(node, ['node_modules/next/dist/bin/next', 'typegen'], { quiet: true })
const seconds = []
for (const [name, stage] of Object.entries(stages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const start = Date.now()
  await stage()
  seconds.push(`${name} ${Math.round((Date.now() - start) / 1000)}`)
}

console.log(`Seconds: ${seconds.join(', ')}`)
isDone = true
process.exitCode = failed === 0 ? 0 : 1
