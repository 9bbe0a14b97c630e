import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { priceLineLabels, townPriceLine, withoutAmounts } from '@/content/price-line'
import { rebateReminder } from '@/content/rebate'
import { PriceLine } from './price-line'

const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

it('names the rebate of a town through its last day and never after', () => {
  const shown = (day: string) =>
    render(<PriceLine line={townPriceLine('islip')} isTitled day={day} />).container.textContent
  expect(shown(rebateReminder.until)).toContain(rebateReminder.text)
  const after = shown(dayAfter(rebateReminder.until))
  expect(after).not.toContain(priceLineLabels.rebate)
  expect(after).toContain(priceLineLabels.charger)
})

it('takes the row off a page that is older than it', () => {
  const { container } = render(<PriceLine line={townPriceLine('islip')} day={rebateReminder.until} />)
  expect([...container.querySelectorAll('[data-until]')].map(row => row.textContent)).toEqual([
    `${priceLineLabels.rebate}${rebateReminder.text}`,
  ])
})

it('says what every job pays, and what only some do', () => {
  const extra = (line: ReturnType<typeof withoutAmounts>) =>
    line.rows.find(({ term }) => term === priceLineLabels.extra)?.text
  const island = townPriceLine('shelter-island')
  expect(extra(withoutAmounts(island, true))).toContain(island.always)
  const estate = townPriceLine('east-hampton')
  expect(extra(withoutAmounts(estate, false))).toBe(estate.rows[1]?.text)
})
