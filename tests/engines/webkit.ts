// WebKitGTK's own small browser through its WebDriver, on its own virtual display.
import { spawn, type ChildProcess } from 'node:child_process'
import { expect } from 'playwright/test'
import { ALERT_MS, type Driver, type KeyName } from './driver'
import { freePort } from '../../scripts/free-port.ts'

const START_MS = 15_000
/** As WebDriver names them. */
const keys: Readonly<Record<KeyName, string>> = { Enter: '\ue007', Escape: '\ue00c', ArrowRight: '\ue014' }
const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })

function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  return new Promise((resolve, reject) => {
    const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    server.once('error', reject)
    server.once('exit', code => reject(new Error(`Xvfb ended with ${code}`)))
    server.stdout.once('data', (number: Buffer) => resolve({ display: `:${number.toString().trim()}`, server }))
  })
}

/** Sends a command and resolves to the value of the answer. @throws what the driver answered */
async function send(url: string, method: 'DELETE' | 'GET' | 'POST', body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(JSON.stringify(value))
  return value
}

const capabilities = (binary: string) => ({
  alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
})

export async function openWebKit(webDriver: string, miniBrowser: string): Promise<Driver> {
  const { display, server } = await startDisplay()
  const port = await freePort()
  const service = spawn(webDriver, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' })
  const stop = () => {
    service.kill()
    server.kill()
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await expect(() => fetch(`${url}/status`)).toPass({ timeout: START_MS, intervals: [100] })
    const { sessionId } = (await send(`${url}/session`, 'POST', { capabilities: capabilities(miniBrowser) })) as {
      sessionId: string
    }
    const session = `${url}/session/${sessionId}`
    const post = (command: string, body: object = {}) => send(`${session}/${command}`, 'POST', body)
    const perform = async (source: object) => void (await post('actions', { actions: [source] }))
    const mouse = (action: object) =>
      perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] })
    const strike = (actions: readonly object[]) => perform({ type: 'key', id: 'keyboard', actions })
    return {
      open: async address => void (await post('url', { url: address })),
      evaluate: (run, ...args) =>
        post('execute/sync', { script: `return (${run.toString()}).apply(null, arguments)`, args }) as never,
      resize: async (width, height) => void (await post('window/rect', { x: 0, y: 0, width, height })),
      moveMouse: (x, y) => mouse({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }),
      pressMouse: () => mouse({ type: 'pointerDown', button: 0 }),
      releaseMouse: () => mouse({ type: 'pointerUp', button: 0 }),
      press: key => strike([down(keys[key]), up(keys[key])]),
      type: text => strike([...text].flatMap(letter => [down(letter), up(letter)])),
      acceptAlert: async () => {
        let text = ''
        await expect(async () => {
          text = (await send(`${session}/alert/text`, 'GET')) as string
        }).toPass({ timeout: ALERT_MS, intervals: [100] })
        await post('alert/accept')
        return text
      },
      takeMessages: () => [],
      close: async () => {
        // A browser that has ended has no session any more.
        await send(session, 'DELETE').catch(() => undefined)
        stop()
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}
