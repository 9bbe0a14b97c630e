// `node scripts/run.mjs FILE …`: runs a TypeScript file of the project. Installs the locked
// packages where they are missing or old, then hands over to the Node.js that is one of them. Plain
// JavaScript without dependencies: it is all that the Node.js of a bare machine has to understand.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const LEAST_NODE = 20
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const node = path.join(modules, '.bin/node')
/** Holds the hash of the lock file that was installed whole. */
const stamp = path.join(modules, '.fairlead-lock')

function stop(reason) {
  console.error(reason)
  process.exit(1)
}

/** The step in hand; a line every ten seconds says that it goes on. */
let step = { name: '', since: 0 }
const begin = name => {
  step = { name: String(name), since: Date.now() }
}
setInterval(() => {
  if (step.name) console.log(`… ${step.name}: ${Math.round((Date.now() - step.since) / 1_000)} s`)
}, 10_000).unref()

const npmCi = () =>
  new Promise(resolve => {
    const options = { cwd: root, stdio: 'inherit' }
    const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options)
    npm.once('error', () => resolve(false)).once('exit', code => resolve(code === 0))
  })

async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(node)) return
  console.log('Installing packages')
  begin('Installing packages')
  // npm itself tries for minutes.
  const ping = spawnSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=8000'], { cwd: root, encoding: 'utf8' })
  if (ping.status !== 0 && /ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ETIMEDOUT/.test(ping.stderr))
    stop('The npm registry does not answer. Is this machine offline? The first start installs packages from there.')
  if (!(await npmCi())) {
    // npm cannot clear what an interrupted install left.
    rmSync(modules, { recursive: true, force: true, maxRetries: 3 })
    if (!(await npmCi())) stop('npm ci failed; its message is above.')
  }
  writeFileSync(stamp, lock)
  begin('')
}

if (Number(process.versions.node.split('.')[0]) < LEAST_NODE)
  stop(`This is Node.js ${process.versions.node}, and the project needs ${LEAST_NODE} or newer.`)
if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch))
  stop(
    `The lock file has the tools of Linux (glibc) on x64 and arm64 only, and this is ${process.platform} on ${process.arch}. Use a Linux container or WSL.`,
  )
await install()

const child = spawn(node, ['--import', './scripts/site-modules.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
    NEXT_TELEMETRY_DISABLED: '1',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    // Otherwise the local server offers a browser of the lead database and records requests.
    X_LOCAL_EXPLORER: 'false',
    X_LOCAL_OBSERVABILITY: 'false',
  },
})
child.on('message', begin)
// Ctrl+C reaches the child by itself; this process only waits for it.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
