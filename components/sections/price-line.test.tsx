import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { homePriceLine, priceLineWords, townExtras, townPriceLine, withRebate } from '@/content/price-line'
import { longDate } from '@/lib/format'
import { rebateReminder } from '@/content/rebate'
import { PriceExtras } from './price-line'

const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

it.each([
  ['a page’s extras', withRebate(homePriceLine).rows],
  ['a town’s extras', townExtras('islip', 'panel')],
])('%s name the rebate through its last day and never after, on a page that is older too', (_, rows) => {
  const { container } = render(<PriceExtras rows={rows} day={rebateReminder.until} />)
  expect([...container.querySelectorAll('[data-until]')].map(row => row.textContent)).toEqual([
    expect.stringContaining(longDate(rebateReminder.until)),
  ])
  const after = render(<PriceExtras rows={rows} day={dayAfter(rebateReminder.until)} />).container.textContent
  expect(after).not.toContain(priceLineWords.rebate)
  expect(after).toContain(priceLineWords.charger)
})

it('says what every job of a town pays', () => {
  const [extra] = townExtras('shelter-island', 'panel')
  expect(extra?.text).toContain(townPriceLine('shelter-island').always?.name)
})
