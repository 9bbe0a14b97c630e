// Serves out/ and the lead desk through `wrangler dev`: the asset server, redirects, headers and Worker of production, with D1 and R2 in
// local files. Used by `npm start`, the benchmarks and the browser tests.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { destinationVariables } from './destination-variables.mjs'
import { freePort } from './free-port.mjs'
import { environment, node, root, run } from './setup.mjs'

const DATABASE = 'fairlead-leads'
const READY_TIMEOUT_MS = 60_000
const CRON_INTERVAL_MS = 60_000
const wrangler = path.join(root, 'node_modules/wrangler/bin/wrangler.js')

async function isOk(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/** Addresses that .dev.vars may name, and that leads of tests and benchmarks must not reach. */
const noDestinations = {
  ...Object.fromEntries(Object.keys(destinationVariables).map(name => [name, ''])),
  LEAD_NO_DESTINATION: 'allowed',
}

/** One line of an env file; wrangler expands `$`. */
function envLine([name, value]) {
  const quote = ["'", '"', '`'].find(mark => !value.includes(mark))
  if (quote === undefined || /[\r\n]/.test(value)) throw new Error(`${name}: expected one line without all of ' " \``)
  return `${name}=${quote}${value.replaceAll('$', '\\$')}${quote}\n`
}

const settingsFolders = []
process.once('exit', () => settingsFolders.forEach(folder => rmSync(folder, { recursive: true, force: true })))

/** Writes settings to a file that only this user can read: arguments of a process are visible to every user. */
export function writeSettings(settings) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-settings-'))
  settingsFolders.push(folder)
  const file = path.join(folder, 'settings.env')
  writeFileSync(file, Object.entries(settings).map(envLine).join(''), { mode: 0o600 })
  return file
}

/**
 * Starts the server and waits until it answers. Leads are sent on only where `forwards` is set. `settings` replace those of .dev.vars and
 * the .env files.
 * @param {{ port: number, persistTo: string, vars?: Record<string, string>, settings?: Record<string, string> | null, forwards?: boolean, onExit?: (code: number | null) => void }} options
 * @returns {Promise<{ url: string, stop: (signal?: NodeJS.Signals) => Promise<void> }>}
 */
export async function serve({ port, persistTo, vars = {}, settings = null, forwards = false, onExit }) {
  const env = environment({ CI: '1' })
  if (spawnSync(node, ['scripts/has-migrations.ts', persistTo], { cwd: root, env }).status !== 0)
    run(node, [wrangler, 'd1', 'migrations', 'apply', DATABASE, '--local', '--persist-to', persistTo], {
      env,
      quiet: true,
    })
  const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0', '--persist-to', persistTo]
  args.push('--show-interactive-dev-session=false', '--log-level', 'error')
  if (settings) args.push('--env-file', writeSettings(settings))
  for (const [name, value] of Object.entries(forwards ? vars : { ...vars, ...noDestinations }))
    args.push('--var', `${name}:${value}`)
  const child = spawn(node, [wrangler, ...args], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const exited = new Promise(resolve => {
    child.once('exit', code => {
      resolve(undefined)
      onExit?.(code)
    })
  })
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (!(await isOk(`${url}/`))) {
    if (child.exitCode !== null) throw new Error(`the server stopped before it was ready; is port ${port} taken?`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`the server did not answer at ${url} within ${READY_TIMEOUT_MS / 1000} s`)
    }
    await new Promise(resolve => setTimeout(resolve, 150))
  }
  // `wrangler dev` does not fire cron triggers by itself.
  const cron = setInterval(() => void isOk(`${url}/cdn-cgi/local/scheduled`), CRON_INTERVAL_MS)
  cron.unref()
  return {
    url,
    stop: async (signal = 'SIGTERM') => {
      clearInterval(cron)
      child.kill(signal)
      await exited
    },
  }
}

/**
 * Runs `work` against a server with an empty lead desk and without the limits on posts and on pictures a day.
 * @param {(url: string) => Promise<void>} work
 */
export async function withServer(work) {
  const persistTo = mkdtempSync(path.join(tmpdir(), 'fairlead-leads-'))
  const vars = { RATE_LIMIT: 'off', LEAD_DAILY_IMAGES: '999999999' }
  const server = await serve({ port: await freePort(), persistTo, vars })
  try {
    await work(server.url)
  } finally {
    await server.stop()
    rmSync(persistTo, { recursive: true, force: true })
  }
}
