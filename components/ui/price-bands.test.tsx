// The price table of a town page.
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PriceRow } from '@/lib/schema/page'
import { usdRange } from '@/lib/format'
import { PriceBands } from './price-bands'

const standard: PriceRow = { item: 'Standard', price: { min: 500, max: 1000 }, detail: '' }
const long: PriceRow = { item: 'Long run', price: { min: 1000, max: 2000 }, detail: '' }
const trench: PriceRow = { item: 'Trench', price: { min: 500, max: 4000, kind: 'extra' }, detail: '' }
const panel: PriceRow = { item: 'New panel', price: { min: 1500, max: 3000, kind: 'upgrade' }, detail: '' }

const show = (rows: readonly PriceRow[]) =>
  render(
    <PriceBands
      caption="Prices"
      words={{ columns: ['Work', 'Price'], addOns: 'On top' }}
      guide={{ intro: '', rows, note: '' }}
    />,
  )
const barOf = (item: RegExp) =>
  screen.getByRole('row', { name: item }).querySelector<HTMLElement>('[aria-hidden] > span')?.style

it('draws totals on one scale, and add-ons without a bar in a group of their own', () => {
  show([trench, standard, panel, long])
  expect(barOf(/Standard/)).toMatchObject({ marginLeft: '25%', width: '25%' })
  expect(barOf(/Long run/)).toMatchObject({ marginLeft: '50%', width: '50%' })
  expect(barOf(/Trench/)).toBeUndefined()
  expect(barOf(/New panel/)).toBeUndefined()
  const [, totals, addOns] = screen.getAllByRole('rowgroup')
  expect(within(totals!).getAllByRole('rowheader')).toHaveLength(2)
  expect(within(addOns!).getByText('On top')).toBeTruthy()
  expect(within(addOns!).getByText(usdRange(trench.price))).toBeTruthy()
  expect(within(addOns!).getByText(usdRange(panel.price))).toBeTruthy()
})

it('draws no bar where there is nothing to compare, and names no group where there is no add-on', () => {
  show([standard])
  expect(barOf(/Standard/)).toBeUndefined()
  expect(screen.queryByText('On top')).toBeNull()
})
