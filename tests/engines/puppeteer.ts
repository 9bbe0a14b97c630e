// Drives Firefox through WebDriver BiDi.
import { expect } from 'playwright/test'
import { launch } from 'puppeteer-core'
import { ALERT_MS, type Driver } from './driver'

export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  const alerts: string[] = []
  const messages: string[] = []
  page.on('console', message => {
    if (['error', 'warn'].includes(message.type())) messages.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', error => messages.push(`page error: ${error instanceof Error ? error.message : String(error)}`))
  page.on('dialog', dialog => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  return {
    open: async url => void (await page.goto(url)),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    resize: (width, height) => page.setViewport({ width, height }),
    moveMouse: (x, y) => page.mouse.move(x, y),
    pressMouse: () => page.mouse.down(),
    releaseMouse: () => page.mouse.up(),
    press: key => page.keyboard.press(key),
    type: text => page.keyboard.type(text),
    acceptAlert: async () => {
      await expect.poll(() => alerts, { timeout: ALERT_MS }).not.toEqual([])
      return alerts.shift() ?? ''
    },
    takeMessages: () => messages.splice(0),
    close: () => browser.close(),
  }
}
