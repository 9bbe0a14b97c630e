// Drives Chromium over its debugging protocol. Test drivers lose a page when a prerendered one
// replaces it.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

interface Message {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
  readonly method?: string
  readonly params?: { readonly sessionId: string; readonly targetInfo?: { readonly type: string } }
}

const START_MS = 20_000
const ANSWER_MS = 8_000
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--window-size=1280,900',
  '--remote-debugging-port=0',
]

export class Chromium {
  private nextId = 1
  private readonly pending = new Map<number, { resolve: (value: unknown) => void; reject: (reason: Error) => void }>()
  /** Sessions of the tab's pages: the visible one and those being prerendered. */
  private readonly pages = new Set<string>()

  private readonly child: ChildProcess
  private readonly socket: WebSocket
  private readonly profile: string

  private constructor(child: ChildProcess, socket: WebSocket, profile: string) {
    this.child = child
    this.socket = socket
    this.profile = profile
    socket.addEventListener('message', ({ data }) => {
      const { id, result, error, method, params } = JSON.parse(String(data)) as Message
      if (method === 'Target.attachedToTarget' && params?.targetInfo?.type === 'page') this.pages.add(params.sessionId)
      if (method === 'Target.detachedFromTarget' && params) this.pages.delete(params.sessionId)
      const pending = id === undefined ? undefined : this.pending.get(id)
      if (id === undefined || pending === undefined) return
      this.pending.delete(id)
      if (error) pending.reject(new Error(error.message))
      else pending.resolve(result)
    })
  }

  static async start(executable: string): Promise<Chromium> {
    const profile = mkdtempSync(path.join(tmpdir(), 'fairlead-bench-profile-'))
    const child = spawn(executable, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const address = await new Promise<string>((resolve, reject) => {
      let output = ''
      const timer = setTimeout(
        () => reject(new Error(`Chromium did not start within ${START_MS / 1000} s:\n${output}`)),
        START_MS,
      )
      child.stderr.on('data', chunk => {
        output += String(chunk)
        const found = /DevTools listening on (ws:\S+)/.exec(output)?.[1]
        if (found === undefined) return
        clearTimeout(timer)
        resolve(found)
      })
      child.once('exit', () => reject(new Error(`Chromium stopped:\n${output}`)))
    })
    const socket = new WebSocket(address)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error(`no answer at ${address}`)))
    })
    return new Chromium(child, socket, profile)
  }

  /** Sends one command to the browser, or to a page when a session is given. */
  async send<T>(method: string, parameters: object = {}, sessionId?: string): Promise<T> {
    const id = this.nextId++
    const answer = new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method} was not answered`)), ANSWER_MS)
      this.pending.set(id, {
        resolve: value => (clearTimeout(timer), resolve(value)),
        reject: reason => (clearTimeout(timer), reject(reason)),
      })
    })
    this.socket.send(JSON.stringify({ id, method, params: parameters, ...(sessionId && { sessionId }) }))
    return (await answer) as T
  }

  /** Opens a tab. Attaching to the page instead of the tab would prevent prerendering. */
  async openTab(url: string): Promise<void> {
    const { targetId } = await this.send<{ targetId: string }>('Target.createTarget', { url, forTab: true })
    const { sessionId } = await this.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
    await this.send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
      sessionId,
    )
  }

  /** Waits until the tab shows a loaded page and returns its session. @throws after `withinMs` */
  async waitForPage(url: string, withinMs: number): Promise<string> {
    const isShown = `location.href === ${JSON.stringify(url)} && document.readyState === 'complete' && !document.prerendering`
    for (const deadline = performance.now() + withinMs; performance.now() < deadline; await sleep(100)) {
      for (const session of this.pages)
        if (await this.evaluate<boolean>(session, isShown).catch(() => false)) return session
    }
    throw new Error(`the tab did not load ${url} within ${withinMs} ms`)
  }

  /** Evaluates an expression in the page and awaits its promise. @throws when it throws */
  async evaluate<T>(sessionId: string, expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.send<{
      result: { value: T }
      exceptionDetails?: { text: string; exception?: { description?: string } }
    }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, sessionId)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  async stop(): Promise<void> {
    const ended = new Promise(resolve => this.child.once('exit', resolve))
    this.child.kill('SIGKILL')
    await ended
    this.socket.close()
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
