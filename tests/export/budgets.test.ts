// Bytes of every exported page against budgets.json.
import { expect, it } from 'vitest'
import { photoFromPhone, routes } from '@/content/routes'
import { budgets, groupOf } from '@/bench/budgets'
import { gzipBytes, weigh } from '@/bench/page-weight'
import { pageAt, readFile } from './pages'

it(
  'every page stays within its budget of HTML, inline scripts, styles, fonts and scripts',
  { timeout: 120_000 },
  async () => {
    const files = new Map<string, Buffer>()
    const fetch = (path: string) => {
      const file = files.get(path) ?? readFile(path)
      files.set(path, file)
      return Promise.resolve(file)
    }
    const over: string[] = []
    for (const route of [...routes, photoFromPhone]) {
      const budget = budgets.groups[groupOf(route)]
      const weight = await weigh(pageAt(route.path).html, fetch)
      const check = (what: string, bytes: number, limit: number) =>
        bytes > limit && over.push(`${route.path} ${what}: ${bytes} bytes, at most ${limit}`)
      check('HTML', weight.htmlGzip, budget.htmlGzip)
      check('inline scripts', weight.inlineScript, budget.inlineScript)
      check('rules of the first paint', weight.inlineCssGzip, budget.inlineCssGzip)
      check('styles', weight.cssGzip, budget.cssGzip)
      check('fonts', weight.fonts, budget.fonts)
      check(
        'scripts of its islands, beyond the framework',
        Math.max(0, weight.scriptGzip - budgets.framework.gzipBytes),
        budget.ownScriptGzip,
      )
      check('flight data', weight.flightGzip, budget.flightGzip)
      expect(weight.scriptElements, route.path).toEqual([])
      // A page that does not import its style sheet has that of a part only.
      expect(weight.cssGzip, route.path).toBeGreaterThan(5000)
      // Zero bytes would mean that nothing was measured.
      expect(
        Math.min(weight.htmlGzip, weight.inlineCssGzip, weight.inlineScript, weight.cssGzip, weight.fonts),
        route.path,
      ).toBeGreaterThan(0)
      if (groupOf(route) !== 'content')
        expect(weight.scriptGzip, route.path).toBeGreaterThan(budgets.framework.gzipBytes / 2)
    }
    expect(over).toEqual([])
  },
)

it('home stays small to lay out', () => {
  const { elements } = pageAt('/')
  expect(elements.length).toBeGreaterThan(100)
  expect(elements.length).toBeLessThanOrEqual(budgets.homeElements)
})

it('the room in the limits is enough for 500 more words', () => {
  const { html } = pageAt('/')
  const words = pageAt('/terms').text.split(/\s+/).slice(0, 500)
  expect(words).toHaveLength(500)
  expect(gzipBytes(html + words.join(' ')) - gzipBytes(html)).toBeLessThanOrEqual(budgets.wordsGzip.bytes)
  for (const { htmlGzip } of Object.values(budgets.groups))
    expect(htmlGzip - htmlGzip / 1.15).toBeGreaterThanOrEqual(budgets.wordsGzip.bytes - 1)
})
