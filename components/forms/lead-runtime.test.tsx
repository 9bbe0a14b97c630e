// What a page tells of the leads that an earlier visit has left on the device.
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { siteWords } from '@/content/words/site'
import { referenceOf } from '@/lib/leads/reference'
import { DAY_MS } from '@/lib/time'
import { database } from '@/tests/forms/memory-database'
import { failToPost, lead, startWithEmptyOutbox } from '@/tests/forms/outbox-page'
import { LeadRuntime } from './lead-runtime'

vi.mock('idb-keyval', async () => (await import('@/tests/forms/memory-database')).keyval)

startWithEmptyOutbox()

const { delivered, expired } = siteWords.forms.runtime
const key = '0b8f4a58-3c1c-4f0e-9d4b-1f6f0f6f7a11'
const told = async (text: string, changes: object) => {
  database.rows.set(key, { ...lead('{"n":50}'), key, keptAt: Date.now(), ...changes })
  render(<LeadRuntime words={siteWords.forms.runtime} />)
  const shown = await screen.findByText(found => found.startsWith(text), { selector: 'li *' })
  expect(database.rows.size).toBe(0)
  return shown.textContent
}

it('a lead without a contact gets its reference in place of a promised answer', async () => {
  expect(await told(delivered.detailAnonymous, { isAnonymous: true })).toBe(
    `${delivered.detailAnonymous} ${delivered.reference} ${referenceOf(key)}`,
  )
})

it('another one that is sent', async () => {
  expect(await told(delivered.detail, {})).toBe(delivered.detail)
})

it('one that is given up', async () => {
  failToPost()
  expect(await told(expired.detail, { keptAt: Date.now() - 31 * DAY_MS })).toBe(expired.detail)
})
