// `npm test`: everything on a fresh machine. Types, lint, unit, content, architecture, the lead desk, then the browser against the
// served product. Prints `N passed, N failed` as its last line. Name stages to run only those: `npm test -- unit e2e`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { environment, install, installChromium, makePictures, node, root, run } from './setup.mjs'

const wanted = process.argv.slice(2)
let passed = 0
let failed = 0

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

function vitest(name, projects) {
  const file = path.join(root, '.cache', `${name}.json`)
  rmSync(file, { force: true })
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap(project => ['--project', project]), '--reporter=dot', '--silent=passed-only', '--reporter=json', `--outputFile=${file}`]
  const result = spawnSync(node, args, { cwd: root, env: environment({ CI: '1', NO_COLOR: '1' }), stdio: 'inherit' })
  const counts = readReport(file)
  // A suite that does not load has no tests to count; it is one failure.
  const bad = counts ? counts.numFailedTests + counts.testResults.filter(suite => suite.status === 'failed' && suite.assertionResults.length === 0).length : 1
  report(name, counts?.numPassedTests ?? 0, result.status !== 0 && bad === 0 ? 1 : bad)
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

async function e2e() {
  const chromium = await installChromium()
  const { build, leadDesk } = await import('./build.mjs')
  const { serve } = await import('./serve.mjs')
  build(leadDesk)
  const state = mkdtempSync(path.join(tmpdir(), 'fairlead-e2e-'))
  // The tests send more leads a minute from one address than people do.
  const server = await serve({ port: await freePort(), persistTo: state, vars: { RATE_LIMIT: 'off' } })
  const file = path.join(root, '.cache/e2e.json')
  rmSync(file, { force: true })
  const env = environment({ BASE_URL: server.url, LEADS_PERSIST: state, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON: file })
  const result = spawnSync(node, ['node_modules/playwright/cli.js', 'test'], { cwd: root, env, stdio: 'inherit' })
  await server.stop()
  rmSync(state, { recursive: true, force: true })
  const stats = readReport(file)?.stats
  // A test that needed a second try is a failure to look at, not a pass.
  const bad = stats ? stats.unexpected + stats.flaky + stats.skipped : 1
  report('browser', stats?.expected ?? 0, result.status !== 0 && bad === 0 ? 1 : bad)
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
  unit: () => vitest('unit', ['unit', 'components']),
  'lead-desk': () => vitest('lead-desk', ['lead-desk']),
  e2e,
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
for (const [name, stage] of Object.entries(stages)) if (wanted.length === 0 || wanted.includes(name)) await stage()

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
