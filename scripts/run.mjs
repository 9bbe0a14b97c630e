// `node scripts/run.mjs FILE …`: runs a TypeScript file of the project. Installs the locked
// packages where they are missing or old. On Linux a Node.js that is too old hands over to the one
// that is among them. Plain JavaScript without dependencies: it is all that the Node.js of a bare
// machine has to understand.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const LEAST_NODE = 24
/** Of the first step, on Linux. */
const LEAST_NODE_TO_INSTALL = 20
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const isWindows = process.platform === 'win32'
const lockedNode = path.join(modules, '.bin/node')
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
    // npm is a batch file on Windows.
    const options = { cwd: root, stdio: 'inherit', shell: isWindows }
    const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options)
    npm.once('error', () => resolve(false)).once('exit', code => resolve(code === 0))
  })

async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages')
  begin('Installing packages')
  // npm itself tries for minutes.
  const ping = spawnSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=8000'], {
    cwd: root,
    encoding: 'utf8',
    shell: isWindows,
  })
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

const major = Number(process.versions.node.split('.')[0])
const hasLockedNode = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)
if (major < (hasLockedNode ? LEAST_NODE_TO_INSTALL : LEAST_NODE))
  stop(
    `This is Node.js ${process.versions.node}; install Node.js ${LEAST_NODE} from https://nodejs.org and start again.`,
  )
await install()

const node = major < LEAST_NODE ? lockedNode : process.execPath
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
