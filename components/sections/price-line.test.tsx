import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { homePriceLine, priceLineWords, townExtras, townPriceLine, withRebate } from '@/content/price-line'
import { longDate } from '@/lib/format'
import { rebateReminder } from '@/content/rebate'
import { PriceExtras, PriceLine } from './price-line'

const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

it.each([
  ['a price line', (day: string) => <PriceLine line={withRebate(homePriceLine)} day={day} />],
  ['a town’s extras', (day: string) => <PriceExtras rows={townExtras('islip', 'panel')} day={day} />],
])('%s names the rebate through its last day and never after, on a page that is older too', (_, shownOn) => {
  const { container } = render(shownOn(rebateReminder.until))
  expect([...container.querySelectorAll('[data-until]')].map(row => row.textContent)).toEqual([
    expect.stringContaining(longDate(rebateReminder.until)),
  ])
  const after = render(shownOn(dayAfter(rebateReminder.until))).container.textContent
  expect(after).not.toContain(priceLineWords.rebate)
  expect(after).toContain(priceLineWords.charger)
})

it('says what every job of a town pays', () => {
  const [extra] = townExtras('shelter-island', 'panel')
  expect(extra?.text).toContain(townPriceLine('shelter-island').always?.name)
})
