// Serves out/ and the lead desk through `wrangler dev`: the asset server, redirects, headers and
// Worker of production, with D1 and R2 in local files. Used by `npm start`, the benchmarks and the
// browser tests.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { destinationKinds } from '../../worker/destinations/index.ts'
import { freePort } from '../free-port.ts'
import { migrateDatabase } from './database.ts'
import { closeState, openState } from './state.ts'
import { root, wrangler } from '../project.ts'

const READY_TIMEOUT_MS = 60_000

const LOOPBACK = '127.0.0.1'

/**
 * A module for a child process: it ends when this process is gone, however that was ended. Without
 * it a killed `npm start` leaves wrangler on the port.
 */
const END_WITH_PARENT =
  "data:text/javascript,process.channel?.unref();process.once('disconnect',()=>process.kill(process.pid,'SIGTERM'))"

const isOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Addresses that .dev.vars may name, and that leads of tests and benchmarks must not reach. */
const noDestinations = {
  ...Object.fromEntries(destinationKinds.map(({ variable }) => [variable, ''])),
  LEAD_NO_DESTINATION: 'allowed',
}

/** One line of an env file; wrangler expands `$`. */
function envLine([name, value]: readonly [string, string]): string {
  const quote = ["'", '"', '`'].find(mark => !value.includes(mark))
  if (quote === undefined || /[\r\n]/.test(value)) throw new Error(`${name}: expected one line without all of ' " \``)
  return `${name}=${quote}${value.replaceAll('$', '\\$')}${quote}\n`
}

const settingsFolders: string[] = []
process.once('exit', () => settingsFolders.forEach(folder => rmSync(folder, { recursive: true, force: true })))

/**
 * Writes settings to a file that only this user can read: arguments of a process are visible to
 * every user.
 */
export function writeSettings(settings: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-settings-'))
  settingsFolders.push(folder)
  const file = path.join(folder, 'settings.env')
  writeFileSync(file, Object.entries(settings).map(envLine).join(''), { mode: 0o600 })
  return file
}

interface ServeOptions {
  readonly port: number
  /** An address of this machine in its network; by default only this machine is served. */
  readonly networkAddress?: string | undefined
  /** Folder of the local database and pictures. */
  readonly persistTo: string
  readonly vars?: Readonly<Record<string, string>>
  /** Replace those of .dev.vars and the .env files. */
  readonly settings?: Readonly<Record<string, string>> | null
  /** Leads are sent on. */
  readonly forwards?: boolean
  readonly onExit?: (code: number | null) => void
}

interface Server {
  readonly url: string
  stop(): Promise<void>
}

/** Starts the server and waits until it answers. */
export async function serve({
  port,
  networkAddress,
  persistTo,
  vars = {},
  settings = null,
  forwards = false,
  onExit,
}: ServeOptions): Promise<Server> {
  const url = `http://${networkAddress ?? LOOPBACK}:${port}`
  // Mail that wrangler writes to files is personal, and stands with the leads.
  const temporary = openState(persistTo, port)
  // TEMP is that of Windows.
  const env = { ...process.env, CI: '1', TMPDIR: temporary, TEMP: temporary }
  const umask = process.umask(0o077)
  await migrateDatabase(persistTo)
  const args = [
    'dev',
    '--ip',
    networkAddress === undefined ? LOOPBACK : '0.0.0.0',
    '--port',
    String(port),
    '--inspector-port',
    '0',
    '--persist-to',
    persistTo,
  ]
  args.push('--show-interactive-dev-session=false', '--log-level', 'error')
  if (settings) args.push('--env-file', writeSettings(settings))
  const given = { LEAD_SITE_URL: url, ...vars }
  for (const [name, value] of Object.entries(forwards ? given : { ...given, ...noDestinations }))
    args.push('--var', `${name}:${value}`)
  // wrangler hands the option on to the process that it starts itself.
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, wrangler, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  process.umask(umask)
  const exited = new Promise<void>(resolve => {
    child.once('exit', code => {
      closeState(persistTo)
      resolve()
      onExit?.(code)
    })
  })
  const localUrl = `http://${LOOPBACK}:${port}`
  for (const deadline = Date.now() + READY_TIMEOUT_MS; !(await isOk(`${localUrl}/`)); await sleep(150)) {
    if (child.exitCode !== null) throw new Error(`the server stopped before it was ready; is port ${port} taken?`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`the server did not answer at ${localUrl} within ${READY_TIMEOUT_MS / 1000} s`)
    }
  }
  // What a migration or a command has written while nothing ran.
  await fetch(`${localUrl}/api/leads/wake`, { method: 'POST' })
  return {
    url,
    stop: async () => {
      child.kill()
      await exited
    },
  }
}

/**
 * Runs `work` against a server with an empty lead desk and without the limits on posts and on
 * pictures a day.
 */
export async function withServer(work: (url: string) => unknown): Promise<void> {
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
