// WebKitGTK's own small browser through its WebDriver, on its own virtual display.
import { spawn, type ChildProcess } from 'node:child_process'
import { expect } from 'playwright/test'
import { Builder, Capabilities, error as errors, Key, until } from 'selenium-webdriver'
import { ALERT_MS, type Driver, type KeyName } from './driver'
import { freePort } from '../../scripts/free-port.ts'

const START_MS = 15_000
const keys: Readonly<Record<KeyName, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  End: Key.END,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  b: 'b',
}

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
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    })
    const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
    const instant = { async: true, duration: 0 }
    const actions = () => driver.actions(instant)
    return {
      open: address => driver.get(address),
      evaluate: (run, ...args) => driver.executeScript(run, ...args),
      resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
      moveMouse: (x, y) =>
        actions()
          .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
          .perform(),
      pressMouse: () => actions().press().perform(),
      releaseMouse: () => actions().release().perform(),
      press: (key, isWithControl) =>
        (isWithControl
          ? actions().keyDown(Key.CONTROL).sendKeys(keys[key]).keyUp(Key.CONTROL)
          : actions().sendKeys(keys[key])
        ).perform(),
      type: text => actions().sendKeys(text).perform(),
      acceptAlert: async () => {
        const alert = await driver.wait(until.alertIsPresent(), ALERT_MS)
        const text = await alert.getText()
        await alert.accept()
        return text
      },
      takeMessages: () => [],
      close: async () => {
        try {
          await driver.quit()
        } catch (error) {
          if (!(error instanceof errors.NoSuchSessionError)) throw error
        } finally {
          stop()
        }
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}
