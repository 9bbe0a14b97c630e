// Weighs the scripts that a page fetches, for the benchmark and for the test of the 3D view's
// weight.
import type { Page } from 'playwright'
import { gzipBytes } from '../page-weight.ts'

/** Collects the scripts that the page fetches from now on: gzip bytes by path. */
export function scriptsOf(page: Page): Map<string, Promise<number>> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', response => {
    if (response.request().resourceType() === 'script')
      sizes.set(new URL(response.url()).pathname, response.body().then(gzipBytes))
  })
  return sizes
}

/** Some scripts load only when the browser is idle. */
const QUIET_MS = 2000

/** Waits until the page has requested no script for a while. */
export async function scriptsSettled(page: Page, scripts: ReadonlyMap<string, unknown>): Promise<void> {
  for (let before = -1; before !== scripts.size; await page.waitForTimeout(QUIET_MS)) before = scripts.size
}
