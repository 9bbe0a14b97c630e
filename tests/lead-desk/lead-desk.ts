// Starts the real lead desk for a test: `wrangler dev` on a free port, with a state folder of its
// own and a tiny site. Nothing is mocked. Needs no network and no built site.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import stripJsonComments from 'strip-json-comments'
import { PAGE_SECONDS_HEADER } from '../../lib/leads/choices.ts'
import { freePort } from '../../scripts/free-port.ts'
import { openLocalStore } from '../../scripts/leads/local-store.ts'
import type { Store } from '../../scripts/leads/store.ts'

export const root = path.resolve(import.meta.dirname, '../..')
const node = path.join(root, 'node_modules/.bin/node')
const wrangler = path.join(root, 'node_modules/wrangler/bin/wrangler.js')
const migrations = path.join(root, 'worker/migrations')
/** Names the bundle of the Worker that this run of Vitest has built. */
export const BUNDLE_VARIABLE = 'LEAD_DESK_BUNDLE'
/** A file of the tiny site that identifies this desk by its folder. */
const ID_FILE = 'desk.txt'

/** No telemetry, no requests to Cloudflare, and no inspection tools of wrangler. */
const environment = {
  ...process.env,
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG_PATH: path.join(tmpdir(), 'fairlead-wrangler-logs'),
  X_LOCAL_EXPLORER: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
}

export interface LeadDeskOptions {
  /** Variables of the Worker, as in wrangler.jsonc. */
  readonly vars?: Readonly<Record<string, string>>
  /** Posts per sender and minute; by default more than any test sends. */
  readonly postsPerMinute?: number
  /** State folder of an earlier desk to continue with. */
  readonly state?: string
}

export interface LeadDesk {
  /** 'http://127.0.0.1:9512' */
  readonly url: string
  readonly state: string
  /** POSTs JSON to /api/leads/{kind}, as a page of the desk's own site does. */
  post(kind: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>
  /** POSTs any body with any headers; '' leaves out the Origin of the desk's own site. */
  send(kind: string, body: BodyInit | undefined, headers?: Readonly<Record<string, string>>): Promise<Response>
  /**
   * What the cron trigger does once a minute in production; `timeMs` instead of now as the time for
   * which it was scheduled.
   */
  runSchedule(timeMs?: number): Promise<void>
  /** Everything that wrangler has printed. */
  output(): string
  stop(): Promise<void>
  /** SIGKILL for all of its processes. */
  kill(): Promise<void>
}

const running = new Set<ChildProcess>()
const folders: string[] = []
/** Kills every desk that a failed test has left running, and removes all folders. */
function cleanUp(): void {
  for (const child of running) signalGroup(child, 'SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
process.on('exit', cleanUp)
// A worker of Vitest may end without an exit event. Scripts outside its workers may import this
// module too.
if (process.env.VITEST_POOL_ID) (await import('vitest')).afterAll(cleanUp)

/** Removed when the tests end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-desk-'))
  folders.push(folder)
  return folder
}

export async function startLeadDesk(options: LeadDeskOptions = {}): Promise<LeadDesk> {
  const folder = temporaryFolder()
  const config = writeConfig(folder, await bundledWorker(), options)
  const state = options.state ?? (await freshState(folder))
  const { child, exited, url, output } = await startEngine(folder, config, state)

  const send: LeadDesk['send'] = (kind, body, { origin = url, ...headers } = {}) =>
    fetch(`${url}/api/leads/${kind}`, {
      method: 'POST',
      body: body ?? null,
      headers: { ...(origin !== '' && { origin }), ...headers },
      redirect: 'manual',
    })
  const end = async (signal: NodeJS.Signals) => {
    signalGroup(child, signal)
    await exited
    signalGroup(child, 'SIGKILL')
    running.delete(child)
  }
  return {
    url,
    state,
    send,
    post: (kind, body, headers = {}) =>
      send(kind, JSON.stringify(body), {
        'content-type': 'application/json',
        [PAGE_SECONDS_HEADER]: '40',
        ...headers,
      }),
    async runSchedule(timeMs) {
      const response = await fetch(`${url}/cdn-cgi/local/scheduled${timeMs === undefined ? '' : `?time=${timeMs}`}`)
      if (!response.ok) throw new Error(`the scheduled handler answered ${response.status}`)
    },
    output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** Reads and writes D1 and R2 without the Worker, also while it runs. Close it after use. */
export function openState(state: string): Store {
  return openLocalStore(state)
}

export async function runLeads(
  state: string,
  ...args: readonly string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const script = path.join(root, 'scripts/leads.ts')
  try {
    const { stdout, stderr } = await promisify(execFile)(node, [script, ...args], {
      env: { ...environment, LEADS_PERSIST: state },
    })
    return { code: 0, stdout, stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, stdout, stderr }
  }
}

let bundle: Promise<string> | undefined

/**
 * The Worker as one file, built as for a deployment, once per run of Vitest (global-setup.ts). From
 * its sources `wrangler dev` would restart it, and drop requests, whenever one of them is edited.
 */
export function bundledWorker(): Promise<string> {
  const build = async () => {
    const ready = process.env[BUNDLE_VARIABLE]
    if (ready) return ready
    const folder = temporaryFolder()
    const config = writeConfig(folder, path.join(root, 'worker/index.ts'), {})
    const outdir = path.join(folder, 'worker')
    await promisify(execFile)(node, [wrangler, 'deploy', '--dry-run', '--config', config, '--outdir', outdir], {
      cwd: folder,
      env: environment,
    })
    return path.join(outdir, 'index.js')
  }
  bundle ??= build()
  return bundle
}

/** wrangler.jsonc with the folders and settings of this test. */
function writeConfig(folder: string, main: string, { vars = {}, postsPerMinute = 100_000 }: LeadDeskOptions): string {
  const config = JSON.parse(
    stripJsonComments(readFileSync(path.join(root, 'wrangler.jsonc'), 'utf8'), { trailingCommas: true }),
  ) as Record<string, Record<string, unknown>> & { d1_databases: object[]; ratelimits: object[] }
  const site = path.join(folder, 'site')
  mkdirSync(path.join(site, 'locations'), { recursive: true })
  for (const [file, text] of Object.entries({
    'index.html': 'home',
    '404.html': 'not found page',
    'services.html': 'services',
    'locations/index.html': 'locations',
  })) {
    writeFileSync(path.join(site, file), `<!doctype html><title>${text}</title><h1>${text}</h1>\n`)
  }
  writeFileSync(path.join(site, ID_FILE), folder)
  const file = path.join(folder, 'wrangler.json')
  writeFileSync(
    file,
    JSON.stringify({
      ...config,
      $schema: undefined,
      main,
      no_bundle: main.endsWith('.js'),
      assets: { ...config.assets, directory: site },
      d1_databases: config.d1_databases.map(database => ({ ...database, migrations_dir: migrations })),
      ratelimits: config.ratelimits.map(limit => ({ ...limit, simple: { limit: postsPerMinute, period: 60 } })),
      vars: { ...config.vars, ...vars },
    }),
  )
  return file
}

/**
 * An empty database with the real migrations, copied from a template because applying them takes
 * seconds.
 */
async function freshState(folder: string): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'node_modules/wrangler/package.json')))
  for (const file of readdirSync(migrations).sort()) hash.update(readFileSync(path.join(migrations, file)))
  const template = path.join(tmpdir(), `fairlead-desk-template-${hash.digest('hex').slice(0, 16)}`)
  if (!existsSync(template)) {
    const partial = mkdtempSync(`${template}-`)
    const config = path.join(folder, 'wrangler.json')
    const args = ['d1', 'migrations', 'apply', 'fairlead-leads', '--local', '--config', config, '--persist-to', partial]
    await promisify(execFile)(node, [wrangler, ...args], { cwd: folder, env: environment })
    try {
      renameSync(partial, template)
    } catch (error) {
      // Another test file has created the same template meanwhile.
      if (!existsSync(template)) throw error
      rmSync(partial, { recursive: true, force: true })
    }
  }
  const state = path.join(folder, 'state')
  cpSync(template, state, { recursive: true })
  return state
}

interface Engine {
  readonly child: ChildProcess
  readonly exited: Promise<void>
  readonly url: string
  readonly output: () => string
}

/** Another process may take the free port before wrangler does; then another port is tried. */
async function startEngine(folder: string, config: string, state: string): Promise<Engine> {
  const temporary = path.join(state, 'tmp')
  mkdirSync(temporary, { recursive: true })
  for (let tries = 1; ; tries++) {
    const port = await freePort()
    const args = [
      'dev',
      '--config',
      config,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--inspector-port',
      '0',
      '--persist-to',
      state,
    ]
    const child = spawn(node, [wrangler, ...args, '--show-interactive-dev-session=false', '--log-level', 'warn'], {
      cwd: folder,
      // Where wrangler writes mail, as `npm start` has it.
      env: { ...environment, TMPDIR: temporary },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    child.stdout.on('data', chunk => (output += String(chunk)))
    child.stderr.on('data', chunk => (output += String(chunk)))
    const exited = new Promise<void>(resolve => child.once('exit', () => resolve()))
    const url = `http://127.0.0.1:${port}`
    if (await isReady(url, folder, child)) return { child, exited, url, output: () => output }
    signalGroup(child, 'SIGKILL')
    running.delete(child)
    if (tries === 3 || !output.includes('Address already in use'))
      throw new Error(`The lead desk did not start:\n${output}`)
  }
}

/** Waits until this desk responds. Another desk may have taken the port, so the id is compared. */
async function isReady(url: string, folder: string, child: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 400 && child.exitCode === null; tries++) {
    const name = await fetch(`${url}/${ID_FILE}`)
      .then(answer => answer.text())
      .catch(() => undefined)
    if (name === folder) return true
    await sleep(100)
  }
  return false
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // They have exited.
  }
}

/** POSTs in chunks with exactly these headers, and resolves to the status. */
export function sendRaw(url: string, text: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method: 'POST', headers }, response => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', reject)
    for (let start = 0; start < text.length; start += 65_536) request.write(text.slice(start, start + 65_536))
    request.end()
  })
}
