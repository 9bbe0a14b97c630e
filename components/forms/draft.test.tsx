// What is typed into a form stays for the visit, is never put over what was typed later, and goes
// once the form is sent or cleared.
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { honeypotName } from '@/lib/leads/choices'
import { DRAFT_KEY } from '@/lib/storage-keys'
import { dropDraft, keepDraft, readDraft, restoreDraft } from './draft'
import { utmOfVisit } from './visit'
import { quoteForm, words } from '@/tests/forms/quote-form'

function show() {
  render(quoteForm())
  return document.querySelector('form') as HTMLFormElement
}
const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement
const values = (form: HTMLFormElement) =>
  Object.fromEntries(['name', 'phone', 'location', 'charger'].map(name => [name, field(form, name).value]))

it('comes back into an empty form, all fields but the hidden ones', () => {
  const form = show()
  const typed = { name: 'Ada', phone: '631', location: 'Islip', charger: 'Tesla Wall Connector' }
  for (const [name, value] of Object.entries(typed)) field(form, name).value = value
  field(form, honeypotName).value = 'Ms.'
  keepDraft(form)
  expect(readDraft('quick')).toEqual(typed)
  cleanup()
  const next = show()
  restoreDraft(next)
  expect(values(next)).toEqual(typed)
  expect(field(next, honeypotName).value).toBe('')
})

it('is not put over what was typed since', () => {
  sessionStorage[`${DRAFT_KEY}quick`] = JSON.stringify({
    name: 'Old',
    phone: '631',
    charger: 'Not sure — advise me',
  })
  const form = show()
  field(form, 'name').value = 'New'
  field(form, 'charger').value = 'Tesla Wall Connector'
  restoreDraft(form)
  expect(values(form)).toMatchObject({ name: 'New', phone: '631', charger: 'Tesla Wall Connector' })
})

it.each(['null', '{}', '[]', '"text"', '7', 'text', '{"name": 7, "charger": "Level 3", "phone": null}'])(
  'that is %s changes nothing',
  text => {
    const form = show()
    const before = values(form)
    sessionStorage[`${DRAFT_KEY}quick`] = text
    restoreDraft(form)
    expect(values(form)).toEqual(before)
  },
)

it('messages of the form go when it is reset', async () => {
  const user = userEvent.setup()
  const form = show()
  await user.type(screen.getByLabelText(/Phone/), '12')
  await user.click(screen.getByRole('button', { name: words.submit }))
  await vi.waitFor(() => expect(field(form, 'phone').getAttribute('aria-invalid')).toBe('true'))
  act(() => form.reset())
  expect(values(form)).toMatchObject({ name: '', phone: '', location: '' })
  expect(form.querySelector('[aria-invalid]')).toBeNull()
})

it('does no harm where storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const form = show()
  keepDraft(form)
  restoreDraft(form)
  dropDraft('quick')
  expect(utmOfVisit({})).toEqual({})
})
