// `npm run bench:panel`: what reading a meter's file costs on the served page, in Chromium. Prints the figures and writes them into
// docs/benchmarks.md. Builds and serves the site itself unless BASE_URL is set.
import { spawn } from 'node:child_process'
import { environment, install, node, root, run } from './setup.mjs'

install()
const { installChromium } = await import('./browsers.mjs')
const chromium = await installChromium()

async function measure(url) {
  const args = ['--import', './scripts/site-modules.ts', 'scripts/bench-panel/index.ts', url, chromium]
  const child = spawn(node, args, { cwd: root, env: environment(), stdio: 'inherit' })
  process.exitCode = await new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))
}

if (process.env.BASE_URL) await measure(process.env.BASE_URL)
else {
  const { build, leadDesk } = await import('./build.mjs')
  const { withServer } = await import('./serve.mjs')
  build(leadDesk)
  await withServer(measure)
}
run(node, ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', 'docs/benchmarks.md'])
