// axe-core on a page as it is shown.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Selectors. */
export type Part = string | { readonly include: string[]; readonly exclude: string[] }
/** `preload` fetches the style sheets for one experimental rule, which is off. */
export const options = { resultTypes: ['violations'], reporter: 'no-passes', preload: false } satisfies RunOptions
export const contrastRules: RunOptions = {
  ...options,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}
type Run = (context: Part, options: RunOptions) => Promise<AxeResults>

export async function axeFindings(page: Page, part: Part = 'html', options: RunOptions = {}): Promise<string[]> {
  // page.evaluate is not subject to the page's security policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    ([context, settings]) => (window as unknown as { axe: { run: Run } }).axe.run(context, settings),
    [part, options] as const,
  )
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(node => node.html.slice(0, 120))
        .join(' | ')}`,
  )
}
