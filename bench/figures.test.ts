import { describe, expect, it } from 'vitest'
import { routes } from '@/content/routes'
import { budgets, groupOf } from './budgets'
import { limited, median, quantile, table } from './figures'

describe('figures', () => {
  it('computes medians and quantiles', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(median([])).toBeNaN()
    expect(quantile([5, 1, 4, 2, 3], 0.99)).toBe(5)
    expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3)
  })
  it('prints a Markdown table, and the limit of what is over it', () => {
    expect(table(['page', 'bytes'], [['/', 12345]])).toBe('| page | bytes |\n| --- | ---: |\n| / | 12,345 |')
    expect([limited(9, 9), limited(1234, 1000)]).toEqual(['9', '1,234 (limit 1,000)'])
  })
})

describe('budgets.json', () => {
  it('has exactly one group for every kind of page', () => {
    expect(new Set(routes.map(groupOf))).toEqual(new Set(Object.keys(budgets.groups)))
    expect(() => groupOf({ kind: 'shop' as 'home' })).toThrow('shop')
  })
  it('allows pages without an island no script of the framework', () => {
    expect(budgets.groups.content).toMatchObject({ firstLoadScriptGzip: 0, ownScriptGzip: 0, flightGzip: 0 })
  })
})
