import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rebateDeadline } from '@/content/rebate'
import { RebateDeadline } from './service-page'

it('is shown through its last day and never after', () => {
  const shown = (day: string) => render(<RebateDeadline day={day} />).container.textContent
  expect(shown(rebateDeadline.until)).toContain(rebateDeadline.title)
  const after = new Date(Date.parse(rebateDeadline.until) + 24 * 60 * 60 * 1000)
  expect(shown(after.toISOString().slice(0, 10))).toBe('')
})
