// Counts the scripts that a page fetches, for the benchmark and for the test of the 3D view's weight.
import type { Page } from 'playwright'
import { gzipBytes } from '../bench/page-weight.ts'

/** The scripts that the page fetches from now on: gzip bytes by path. */
export function scriptsOf(page: Page): Map<string, Promise<number>> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', response => {
    if (response.request().resourceType() === 'script')
      sizes.set(new URL(response.url()).pathname, response.body().then(gzipBytes))
  })
  return sizes
}

/** The code that takes a plan out of the page comes when the browser has nothing else to do. */
const QUIET_MS = 2000

/** Waits until the page has asked for no further script for a while; a network that was idle once says nothing of what comes later. */
export async function scriptsSettled(page: Page, scripts: ReadonlyMap<string, unknown>): Promise<void> {
  for (let before = -1; before !== scripts.size; await page.waitForTimeout(QUIET_MS)) before = scripts.size
}
