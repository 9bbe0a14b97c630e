// `npm run deploy`: puts site, Worker and database changes on Cloudflare; scripts/deploy/index.ts has the steps. Plain JavaScript: it installs
// the Node.js that runs them.
import { environment, install, node, root } from './setup.mjs'
import { spawnSync } from 'node:child_process'

install()
const { status } = spawnSync(node, ['scripts/deploy/index.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
})
process.exitCode = status ?? 1
