// Starts the real lead desk for a test: `wrangler dev` on a free port, with a state folder of its
// own and a tiny site. Nothing is mocked. Needs no network and no built site.
import { execFile } from 'node:child_process'
import { request as httpRequest } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { PAGE_SECONDS_HEADER } from '../../lib/leads/choices.ts'
import { openLocalStore } from '../../scripts/leads/local-store.ts'
import type { Store } from '../../scripts/leads/store.ts'
import { root } from '../../scripts/project.ts'
import { bundledWorker, type DeskSettings, freshState, writeConfig } from './desk-folder.ts'
import { environment, node, startEngine, temporaryFolder } from './engine.ts'

export interface LeadDeskOptions extends DeskSettings {
  /** State folder of an earlier desk to continue with. */
  readonly state?: string
}

export interface LeadDesk {
  /** 'http://127.0.0.1:9512' */
  readonly url: string
  readonly state: string
  post(kind: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>
  /** POSTs any body with any headers; '' leaves out the Origin of the desk's own site. */
  send(kind: string, body: BodyInit | undefined, headers?: Readonly<Record<string, string>>): Promise<Response>
  /**
   * Fires the cron trigger, which runs once a minute in production; `timeMs` instead of now as the
   * time for which it was scheduled.
   */
  runSchedule(timeMs?: number): Promise<void>
  /** Everything that wrangler has printed. */
  output(): string
  stop(): Promise<void>
  /** SIGKILL for all of its processes. */
  kill(): Promise<void>
}

export async function startLeadDesk(options: LeadDeskOptions = {}): Promise<LeadDesk> {
  const folder = temporaryFolder()
  const config = writeConfig(folder, await bundledWorker(), options)
  const state = options.state ?? (await freshState(folder))
  const { url, output, end } = await startEngine(folder, config, state)

  const send: LeadDesk['send'] = (kind, body, { origin = url, ...headers } = {}) =>
    fetch(`${url}/api/leads/${kind}`, {
      method: 'POST',
      body: body ?? null,
      // The desk may close a kept connection while a test waits for wrangler, and a POST on it is
      // not repeated.
      headers: { connection: 'close', ...(origin !== '' && { origin }), ...headers },
      redirect: 'manual',
    })
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
