// Bytes of the served pages against budgets.json. Times are not tested: `npm run bench` reports them.
import type { APIRequestContext } from 'playwright/test'
import { routes } from '@/lib/routes'
import { budgets, groupOf } from '../../scripts/bench/budgets'
import { gzipBytes, weigh, type Fetch } from '../../scripts/bench/page-weight'
import { expect, test } from './quiet'

const cached = (request: APIRequestContext): Fetch => {
  const bodies = new Map<string, Promise<Uint8Array>>()
  const load = async (path: string) => {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    return response.body()
  }
  return path => {
    const body = bodies.get(path) ?? load(path)
    bodies.set(path, body)
    return body
  }
}

test('every page stays within its budget of HTML, inline scripts, styles, fonts and scripts', async ({ request }) => {
  test.setTimeout(120_000)
  const fetch = cached(request)
  const over: string[] = []
  for (const route of routes) {
    const budget = budgets.groups[groupOf(route)]
    const weight = await weigh(Buffer.from(await fetch(route.path)).toString(), fetch)
    const hold = (what: string, bytes: number, limit: number) =>
      bytes > limit && over.push(`${route.path} ${what}: ${bytes} bytes, at most ${limit}`)
    hold('HTML', weight.htmlGzip, budget.htmlGzip)
    hold('inline scripts', weight.inlineScript, budget.inlineScript)
    hold('styles', weight.cssGzip, budget.cssGzip)
    hold('fonts', weight.fonts, budget.fonts)
    hold(
      'scripts of its islands, beyond the framework',
      Math.max(0, weight.scriptGzip - budgets.framework.gzipBytes),
      budget.ownScriptGzip,
    )
    hold('flight data', weight.flightGzip, budget.flightGzip)
    expect(weight.scriptElements, route.path).toEqual([])
    // A figure that is nothing was not measured.
    expect(Math.min(weight.htmlGzip, weight.inlineScript, weight.cssGzip, weight.fonts), route.path).toBeGreaterThan(0)
    if (groupOf(route) !== 'content')
      expect(weight.scriptGzip, route.path).toBeGreaterThan(budgets.framework.gzipBytes / 2)
  }
  expect(over).toEqual([])
})

test.describe('on a phone, before anybody scrolls', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })

  // One page of each kind: those of a kind are built alike.
  const samples = [...new Map(routes.map(route => [route.kind, route])).values()]
  for (const route of samples) {
    test(`${route.kind} loads no more pictures and scripts than its budget`, async ({ page }) => {
      const budget = budgets.groups[groupOf(route)]
      const bytes = { image: 0, script: 0, font: 0 }
      const reading: Promise<void>[] = []
      page.on('response', response => {
        const type = response.request().resourceType()
        if (type !== 'image' && type !== 'script' && type !== 'font') return
        const read = async () => {
          const body = await response.body()
          bytes[type] += type === 'script' ? gzipBytes(body) : body.byteLength
        }
        reading.push(read())
      })
      await page.goto(route.path, { waitUntil: 'networkidle' })
      await Promise.all(reading)
      page.removeAllListeners('response')
      expect(bytes.image, 'pictures').toBeLessThanOrEqual(budget.firstLoadImages)
      expect(bytes.script, 'scripts').toBeLessThanOrEqual(budget.firstLoadScriptGzip)
      expect(bytes.font, 'fonts').toBeLessThanOrEqual(budget.fonts)
      if (budget.firstLoadScriptGzip === 0) expect(bytes.script).toBe(0)
    })
  }
})
