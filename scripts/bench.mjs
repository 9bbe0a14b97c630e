// `npm run bench`: builds, serves and measures the product, and writes docs/benchmarks.md. Name parts to measure only those:
// `npm run bench -- weights lighthouse`; also `--runs 5` (of Lighthouse), `--paths /,/services`, `--towns 250,1000`.
// Times mean little while the machine does other things; the report says how busy it was.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { spawn } from 'node:child_process'
import { freePort } from './free-port.mjs'
import { environment, install, installChromium, node, root } from './setup.mjs'

const PARTS = ['weights', 'lighthouse', 'navigation', 'load', 'builds']
const OPTIONS = ['--runs', '--paths', '--towns']
const given = process.argv.slice(2)
const wanted = given.filter((word, index) => !word.startsWith('--') && !OPTIONS.includes(given[index - 1] ?? ''))
const unknown = [
  ...wanted.filter(name => !PARTS.includes(name)),
  ...given.filter(word => word.startsWith('--') && !OPTIONS.includes(word)),
]
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Parts: ${PARTS.join(', ')}. Options: ${OPTIONS.join(', ')}`)
  process.exit(2)
}

const finished = child => new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))

install()
const args = ['--import', './scripts/site-modules.ts', 'scripts/bench/index.ts', ...given]
// Builds are measured in copies of the tree, and the rest on what is served.
const isServed = wanted.length === 0 || wanted.some(name => name !== 'builds')
let server
let state
if (isServed) {
  const { build, leadDesk } = await import('./build.mjs')
  const { serve } = await import('./serve.mjs')
  build(leadDesk)
  state = mkdtempSync(path.join(tmpdir(), 'fairlead-bench-state-'))
  // One sender posts more plans than people do.
  server = await serve({ port: await freePort(), persistTo: state, vars: { RATE_LIMIT: 'off' } })
  args.push('--site', server.url, '--chromium', await installChromium())
}
process.exitCode = await finished(spawn(node, args, { cwd: root, env: environment(), stdio: 'inherit' }))
await server?.stop()
if (state) rmSync(state, { recursive: true, force: true })
