import { describe, expect, it } from 'vitest'
import { routes } from '@/content/routes'
import { budgets, groupOf } from './budgets'
import { median, quantile, table } from './figures'
import { lighthouseText } from './report'

describe('figures', () => {
  it('computes medians and quantiles', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(median([])).toBeNaN()
    expect(quantile([5, 1, 4, 2, 3], 0.99)).toBe(5)
    expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3)
  })
  it('prints a Markdown table', () => {
    expect(table(['page', 'bytes'], [['/', 12345]])).toBe('| page | bytes |\n| --- | ---: |\n| / | 12,345 |')
  })
})

describe('budgets.json', () => {
  it('has exactly one group for every kind of page', () => {
    expect(new Set(routes.map(groupOf))).toEqual(new Set(Object.keys(budgets.groups)))
    expect(() => groupOf({ kind: 'shop' as 'home' })).toThrow('shop')
  })
  it('allows pages without an island no script of the framework', () => {
    expect(budgets.groups.content).toMatchObject({
      firstLoadScriptGzip: 0,
      ownScriptGzip: 0,
      flightGzip: 0,
    })
  })
})

describe('lighthouseText', () => {
  const figure = {
    device: 'phone',
    scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
    fcpMs: 900,
    lcpMs: 1200,
    tbtMs: 135,
    cls: 0,
    bytes: 1234,
    scriptBytes: 0,
  } as const
  it('marks figures above their limit, except those of the framework’s page', () => {
    const text = lighthouseText(
      [{ ...figure, path: '/privacy', group: 'content' }],
      [{ ...figure, name: 'one heading, as generated' }],
      1,
    )
    expect(text).toContain('\n| /privacy, phone | 99 | 100 | 100 | 100 | 900 | 1,200 | **135** | 0.000 | 1,234 | 0 |\n')
    expect(text).toContain(
      '\n| one heading, as generated, phone | 99 | 100 | 100 | 100 | 900 | 1,200 | 135 | 0.000 | 1,234 | 0 |',
    )
    expect(text).toContain('Median of 1 run;')
  })
})
