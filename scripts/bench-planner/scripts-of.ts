// Counts the scripts that a page fetches, for the benchmark and for the test of the 3D view's weight.
import type { Page } from 'playwright'
import { gzipBytes } from '../bench/page-weight.ts'

/** The scripts that the page fetches from now on: gzip bytes by path. */
export function scriptsOf(page: Page): Map<string, Promise<number>> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', response => {
    if (response.request().resourceType() === 'script') sizes.set(new URL(response.url()).pathname, response.body().then(gzipBytes))
  })
  return sizes
}
