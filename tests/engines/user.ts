// A user with a mouse and a keyboard, the same in every engine.
import { expect } from 'playwright/test'
import type { Driver, KeyName } from './driver'

/** Two engines share two cores. */
const PATIENCE = { timeout: 30_000, intervals: [60] }

/**
 * The first visible element that matches the selector and, if given, has this text or accessible
 * name.
 */
export interface Target {
  readonly css: string
  readonly text?: string
}

interface Position {
  readonly x: number
  readonly y: number
  readonly isOnTop: boolean
}

/** Runs in the page: scrolls the element to the middle of the window and returns its position. */
function locate(css: string, text: string | null): Position | null {
  const normalize = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim()
  const element = [...document.querySelectorAll(css)].find(
    found =>
      found.getClientRects().length > 0 &&
      getComputedStyle(found).visibility === 'visible' &&
      (text === null || normalize(found.textContent) === text || normalize(found.getAttribute('aria-label')) === text),
  )
  if (!element) return null
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  // The middle of a link's bounding box may lie outside a link that wraps.
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  return { x, y, isOnTop: element.contains(hit) }
}

export class User {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  open(path: string): Promise<void> {
    return this.driver.open(`${this.site}${path}`)
  }

  /** Polls the page until the condition holds. */
  async waitFor<Args extends readonly unknown[]>(
    what: string,
    isTrue: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await expect(async () => {
      // A page that is being left does not answer.
      expect(await this.driver.evaluate(isTrue, ...args), what).toBe(true)
    }).toPass(PATIENCE)
  }

  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.driver.evaluate(run, ...args)
  }

  expectText(text: string): Promise<void> {
    return this.waitFor(text, words => document.body.innerText.replace(/\s+/g, ' ').includes(words), text)
  }

  expectPath(path: string): Promise<void> {
    return this.waitFor(
      `the address ${path}`,
      wanted => location.pathname + location.hash === wanted && document.readyState === 'complete',
      path,
    )
  }

  /** Position of an element once it no longer moves and nothing covers it. */
  async find({ css, text }: Target): Promise<Position> {
    let position = null as Position | null
    await expect(async () => {
      const before = position
      position = await this.driver.evaluate(locate, css, text ?? null)
      expect(position, `reachable with the pointer: ${css} ${text ?? ''}`).toEqual({ ...before, isOnTop: true })
    }).toPass(PATIENCE)
    return position!
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.find(target)
    await this.driver.moveMouse(x, y)
    await this.driver.pressMouse()
    await this.driver.releaseMouse()
  }

  async drag(target: Target, by: { readonly x: number; readonly y: number }): Promise<void> {
    const { x, y } = await this.find(target)
    await this.driver.moveMouse(x, y)
    await this.driver.pressMouse()
    for (const part of [0.25, 0.5, 0.75, 1]) await this.driver.moveMouse(x + by.x * part, y + by.y * part)
    await this.driver.releaseMouse()
  }

  /** Replaces a field's value by typing. */
  async fill(css: string, text: string): Promise<void> {
    await this.click({ css })
    await this.driver.evaluate(selector => document.querySelector<HTMLInputElement>(selector)?.select(), css)
    await this.driver.type(text)
    await this.waitFor(
      `${css} holds ${text}`,
      (selector, wanted) => document.querySelector<HTMLInputElement>(selector)?.value === wanted,
      css,
      text,
    )
  }

  press(key: KeyName): Promise<void> {
    return this.driver.press(key)
  }

  type(text: string): Promise<void> {
    return this.driver.type(text)
  }

  resize(width: number, height: number): Promise<void> {
    return this.driver.resize(width, height)
  }

  acceptAlert(): Promise<string> {
    return this.driver.acceptAlert()
  }
}
