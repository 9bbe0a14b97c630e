import { expect, it } from 'vitest'
import { priceOrderFaults } from './price-order'

const town = { standard: { min: 1200, max: 2000 } }
const faults = (prices: Parameters<typeof priceOrderFaults>[1]) => priceOrderFaults('prices.ts', { town, ...prices })

it('names each end of a dearer job that a raised standard price has overtaken', () => {
  expect(faults({ bayShore: { waterfront: { min: 1100, max: 1800 } } })).toEqual([
    'prices.ts: bayShore.waterfront.min: expected at least 1200, as in town.standard, because the pages say that work on the water costs more, got 1100',
    'prices.ts: bayShore.waterfront.max: expected at least 2000, as in town.standard, because the pages say that work on the water costs more, got 1800',
  ])
  expect(faults({ bayShore: { waterfront: { min: 1200, max: 2400 } } })).toEqual([])
})

it('refuses a dearer job at the same price', () => {
  expect(faults({ islip: { tesla: town.standard } })).toEqual([
    'prices.ts: islip.tesla: expected more than town.standard, because the pages say that a charger with its work costs more, got the same',
  ])
})

it('lets the least of all jobs in a town start a little lower, and no more', () => {
  expect(faults({ huntington: { overall: { min: 1100, max: 2500 } } })).toEqual([])
  expect(faults({ huntington: { overall: { min: 800, max: 2500 } } })).toEqual([
    expect.stringContaining('huntington.overall.min: expected at least 1100'),
  ])
})
