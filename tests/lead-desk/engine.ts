// Runs `wrangler dev` for a test on a free port, and ends it whatever becomes of the test.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'
import { wrangler } from '../../scripts/project.ts'

export const node = process.execPath
/** A file of the tiny site that identifies this desk by its folder. */
export const ID_FILE = 'desk.txt'

/** No telemetry, no requests to Cloudflare, and no inspection tools of wrangler. */
export const environment = {
  ...process.env,
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG_PATH: path.join(tmpdir(), 'fairlead-wrangler-logs'),
  X_LOCAL_EXPLORER: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
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

interface Engine {
  readonly url: string
  readonly output: () => string
  /** Resolves when all of its processes have ended. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

/** Another process may take the free port before wrangler does; then another port is tried. */
export async function startEngine(folder: string, config: string, state: string): Promise<Engine> {
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
    const end = async (signal: NodeJS.Signals) => {
      signalGroup(child, signal)
      await exited
      signalGroup(child, 'SIGKILL')
      running.delete(child)
    }
    if (await isReady(url, folder, child)) return { url, output: () => output, end }
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
