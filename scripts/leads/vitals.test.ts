import { expect, it } from 'vitest'
import { summarizeVitals } from './vitals.ts'

it('gives what three in four views had, by kind of page', () => {
  const view = (page: string, lcp_ms: number | null) => ({ page, lcp_ms, inp_ms: null, cls: 0.1 })
  const rows = [view('home', 400), view('home', 100), view('home', 300), view('home', 200), view('services', null)]
  expect(summarizeVitals(rows)).toEqual([
    { page: 'home', views: 4, lcp_ms: 300, inp_ms: null, cls: 0.1 },
    { page: 'services', views: 1, lcp_ms: null, inp_ms: null, cls: 0.1 },
  ])
  expect(summarizeVitals([])).toEqual([])
})
