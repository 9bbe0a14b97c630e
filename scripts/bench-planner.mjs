// `npm run bench:planner`: what the planner's 3D view weighs and costs, in a real Chromium with a software renderer; prints the figures
// and writes them into docs/benchmarks.md. Builds and serves the product itself unless BASE_URL names one that is served.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.mjs'
import { environment, install, installChromium, node, root } from './setup.mjs'

install()
const chromium = await installChromium()
let site = process.env.BASE_URL
let server
let state
if (!site) {
  const { build, leadDesk } = await import('./build.mjs')
  const { serve } = await import('./serve.mjs')
  build(leadDesk)
  state = mkdtempSync(path.join(tmpdir(), 'fairlead-bench-state-'))
  server = await serve({ port: await freePort(), persistTo: state })
  site = server.url
}
const args = ['--import', './scripts/site-modules.ts', 'scripts/bench-planner/index.ts', site, chromium]
process.exitCode = await new Promise(resolve =>
  spawn(node, args, { cwd: root, env: environment(), stdio: 'inherit' }).once('exit', code => resolve(code ?? 1)),
)
await server?.stop()
if (state) rmSync(state, { recursive: true, force: true })
