// A visitor with a mouse and a keyboard, the same in every engine.
import type { Driver, KeyName } from './driver'

/** Three engines share two processors. */
const WAIT_MS = 30_000
const POLL_MS = 60

/** The first visible element that a selector finds, and that has this text or accessible label where one is given. */
export interface Target {
  readonly css: string
  readonly text?: string
}

interface Spot {
  readonly x: number
  readonly y: number
  /** Whether the element is what lies under the pointer there. */
  readonly isOnTop: boolean
}

/** In the page: brings the element to the middle of the window, unless it is told not to, and says where it is. */
function spotOf(css: string, text: string | null, isMoved: boolean): Spot | null {
  const plain = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim()
  const element = [...document.querySelectorAll(css)].find(
    found =>
      found.getClientRects().length > 0 &&
      getComputedStyle(found).visibility === 'visible' &&
      (text === null || plain(found.textContent) === text || plain(found.getAttribute('aria-label')) === text),
  )
  if (!element) return null
  if (isMoved) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  // A link that runs over two lines has its middle beside itself.
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  return { x, y, isOnTop: element.contains(hit) }
}

export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  open(path: string): Promise<void> {
    return this.driver.open(`${this.site}${path}`)
  }

  /** Asks the page again and again until the answer is true. */
  async see<Args extends readonly unknown[]>(
    what: string,
    isTrue: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    let last = ''
    for (
      const end = performance.now() + WAIT_MS;
      performance.now() < end;
      await new Promise(resolve => setTimeout(resolve, POLL_MS))
    ) {
      try {
        if (await this.driver.evaluate(isTrue, ...args)) return
        last = 'it is not so'
      } catch (error) {
        // A page on its way out answers nothing.
        last = error instanceof Error ? error.message : String(error)
      }
    }
    const at = await this.driver.evaluate(() => location.href).catch(() => 'nowhere')
    throw new Error(`did not see within ${WAIT_MS / 1000} s: ${what}, at ${at} (${last})`)
  }

  ask<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.driver.evaluate(run, ...args)
  }

  /** The text on the screen, wherever it stands. */
  seeText(text: string): Promise<void> {
    return this.see(text, words => document.body.innerText.replace(/\s+/g, ' ').includes(words), text)
  }

  seePath(path: string): Promise<void> {
    return this.see(
      `the address ${path}`,
      wanted => location.pathname + location.hash === wanted && document.readyState === 'complete',
      path,
    )
  }

  /** Where an element stands once it no longer moves and nothing covers it. */
  async find({ css, text }: Target): Promise<Spot> {
    let before: Spot | null = null
    for (
      const end = performance.now() + WAIT_MS;
      performance.now() < end;
      await new Promise(resolve => setTimeout(resolve, POLL_MS))
    ) {
      const spot: Spot | null = await this.driver.evaluate(spotOf, css, text ?? null, true).catch(() => null)
      if (spot?.isOnTop && before?.x === spot.x && before.y === spot.y) return spot
      before = spot
    }
    throw new Error(
      `cannot be reached with the pointer: ${css} ${text ?? ''} (${before ? 'covered or moving' : 'not there'})`,
    )
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

  /** Clicks a field and types; the field holds exactly this afterwards. */
  async write(css: string, text: string): Promise<void> {
    await this.click({ css })
    await this.driver.evaluate(selector => document.querySelector<HTMLInputElement>(selector)?.select(), css)
    await this.driver.type(text)
    await this.see(
      `${css} holds ${text}`,
      (selector, wanted) => document.querySelector<HTMLInputElement>(selector)?.value === wanted,
      css,
      text,
    )
  }

  press(key: KeyName, isWithControl = false): Promise<void> {
    return this.driver.press(key, isWithControl)
  }

  type(text: string): Promise<void> {
    return this.driver.type(text)
  }

  resize(width: number, height: number): Promise<void> {
    return this.driver.resize(width, height)
  }

  answerAlert(): Promise<string> {
    return this.driver.answerAlert()
  }
}
