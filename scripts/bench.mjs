// `npm run bench`: builds, serves and measures the site, and writes docs/benchmarks.md. Names of parts measure only those:
// `npm run bench -- weights lighthouse`. Options: `--runs 5` (of Lighthouse and interactions), `--paths /,/services`, `--towns 250,1000`, `--rates 60,120`.
// `npm run bench -- versus DIR` measures beside the built site in DIR. Options: `--peer-name AstroWind`, `--pages /services=/what-we-do,/blog`.
import { spawn } from 'node:child_process'
import { environment, install, node, root, run } from './setup.mjs'

const PARTS = ['weights', 'lighthouse', 'versus', 'navigation', 'interactions', 'load', 'builds']
const OPTIONS = ['--runs', '--paths', '--towns', '--rates', '--pages', '--peer', '--peer-name']
const args = process.argv.slice(2)
const peerAt = args.indexOf('versus') + 1
if (peerAt > 0 && args[peerAt] && !args[peerAt].startsWith('--') && !PARTS.includes(args[peerAt]))
  args.splice(peerAt, 0, '--peer')
const parts = args.filter((word, index) => !word.startsWith('--') && !OPTIONS.includes(args[index - 1] ?? ''))
const unknown = [
  ...parts.filter(name => !PARTS.includes(name)),
  ...args.filter(word => word.startsWith('--') && !OPTIONS.includes(word)),
]
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Parts: ${PARTS.join(', ')}. Options: ${OPTIONS.join(', ')}`)
  process.exit(2)
}
if (parts.includes('versus') && !args.includes('--peer')) {
  console.error('versus: name the folder of the other site: npm run bench -- versus ../other/dist')
  process.exit(2)
}

async function measure(...more) {
  const child = spawn(node, ['--import', './scripts/site-modules.ts', 'scripts/bench/index.ts', ...args, ...more], {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
  })
  process.exitCode = await new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))
}

install()
// Build times are measured in copies of the tree and need no server.
if (parts.length > 0 && parts.every(name => name === 'builds')) await measure()
else {
  const { build, leadDesk } = await import('./build.mjs')
  const { installChromium } = await import('./browsers.mjs')
  const { withServer } = await import('./serve.mjs')
  const chromium = await installChromium()
  build(leadDesk)
  await withServer(url => measure('--site', url, '--chromium', chromium))
}
run(node, ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', 'docs/benchmarks.md'])
