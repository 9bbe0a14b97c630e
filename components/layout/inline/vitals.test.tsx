import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Report = (metric: { name: string; value: number }) => void
const reports: Report[] = []
vi.mock('web-vitals', () => {
  const measure = (report: Report) => void reports.push(report)
  return { onCLS: measure, onINP: measure, onLCP: measure }
})

const beacon = vi.fn()
const run = async (random = 0) => {
  const chance = vi.spyOn(Math, 'random').mockReturnValue(random)
  vi.resetModules()
  await import('./vitals')
  chance.mockRestore()
}
const setPrivate = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value })
const leave = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  window.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  reports.length = 0
  beacon.mockClear()
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon })
})
afterEach(() => {
  leave('hidden')
  setPrivate(undefined)
})

it('tells the kind of page and its figures once, when the page is left', async () => {
  history.replaceState(null, '', '/locations/islip/?email=ann%40example.com')
  await run()
  reports.forEach((report, index) => report({ name: ['CLS', 'INP', 'LCP'][index] ?? '', value: index }))
  leave('visible')
  expect(beacon).not.toHaveBeenCalled()
  leave('hidden')
  leave('hidden')
  expect(beacon.mock.calls).toEqual([['/api/vitals', '{"page":"locations/*","cls":0,"inp":1,"lcp":2}']])
})

it('measures a part of the views, and none with Global Privacy Control', async () => {
  await run(0.9)
  setPrivate(true)
  await run()
  expect(reports).toEqual([])
})
