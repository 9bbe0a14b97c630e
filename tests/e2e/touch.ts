// A finger that swipes: Playwright's own touchscreen only taps.
import type { Page } from 'playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

const MOVES = 10
/** A hundred milliseconds from the first move to the last: the browser may fling. */
const MOVE_S = 0.01

/** Each move takes a finger's time, however long the page takes for it. */
export async function swipe(page: Page, from: Point, by: Point) {
  const devTools = await page.context().newCDPSession(page)
  const startS = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', move: number) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: from.x + (by.x * move) / MOVES, y: from.y + (by.y * move) / MOVES }],
      timestamp: startS + move * MOVE_S,
    })
  await touch('touchStart', 0)
  for (let move = 1; move <= MOVES; move++) await touch('touchMove', move)
  await touch('touchEnd', MOVES)
  await devTools.detach()
}
