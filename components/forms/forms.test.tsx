// The forms without a webhook address: the behavior in docs/lead-contract.md, with no network call.
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteWords } from '@/content/words/site'
import { zipAnswers } from '@/content/zips'
import { honeypotName } from '@/lib/leads/choices'
import { leadMessages } from '@/lib/leads/messages'
import { Toaster } from '@/components/ui/toast'
import { ZipLookup } from './zip-lookup'
import { estimateForm } from '@/tests/forms/estimate-form'
import { quoteForm, typeQuote, words } from '@/tests/forms/quote-form'

beforeEach(() => void vi.spyOn(globalThis, 'fetch'))
afterEach(() => expect(fetch).not.toHaveBeenCalled())

describe('the quick quote without a webhook', () => {
  const show = () =>
    render(
      <>
        {quoteForm()}
        <Toaster words={siteWords.forms.runtime} />
      </>,
    )

  it('is checked by the browser until its script runs', () => {
    const html = renderToStaticMarkup(quoteForm())
    expect(html).not.toMatch(/novalidate/i)
    for (const name of ['name', 'phone', 'location'])
      expect(html).toMatch(new RegExp(`<input(?=[^>]* name="${name}")(?=[^>]* required)`))
  })

  it('logs its fields, thanks and starts over', async () => {
    const user = userEvent.setup()
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    show()
    await typeQuote(user, ' Ada ')
    const form = screen.getByRole<HTMLButtonElement>('button', { name: words.submit }).form!
    fireEvent.submit(form)
    fireEvent.submit(form)
    expect((await screen.findAllByText(leadMessages.quote.title)).length).toBeGreaterThan(0)
    expect(logged, 'a second press sends nothing').toHaveBeenCalledTimes(1)
    expect(logged).toHaveBeenCalledWith(expect.anything(), {
      name: 'Ada',
      phone: '631 555 0142',
      location: 'Islip',
      charger: 'Level 2 (NEMA 14-50)',
    })
    expect(screen.getByLabelText(/Name/)).toHaveProperty('value', '')
    expect(window.dataLayer ?? []).toEqual([])
  })

  it('names its fields, describes each error at its field, and announces it', async () => {
    const user = userEvent.setup()
    show()
    expect(screen.getByRole('combobox', { name: words.charger })).toBeTruthy()
    const fields = [words.name, words.phone, words.location].map(name =>
      screen.getByRole<HTMLInputElement>('textbox', { name }),
    )
    expect(fields.map(({ required }) => required)).toEqual([true, true, true])
    expect(document.querySelector(`[name=${honeypotName}]`), 'Tab skips it').toHaveProperty('tabIndex', -1)
    await user.click(screen.getByRole('button', { name: words.submit }))
    for (const name of [words.name, words.phone, words.location])
      expect(await screen.findByRole('textbox', { name, description: /\w+ \w+/ })).toHaveProperty('ariaInvalid', 'true')
    await vi.waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining(leadMessages.quoteIncomplete.title),
      ),
    )
    const toasts = within(screen.getByRole('region', { name: new RegExp(siteWords.forms.runtime.region) }))
    expect(toasts.getAllByRole('button', { name: siteWords.forms.runtime.close })).not.toEqual([])
  })

  it('tells an empty field from one that does not fit', async () => {
    const user = userEvent.setup()
    show()
    await user.type(screen.getByLabelText(/Name/), 'Ada')
    await user.type(screen.getByLabelText(/Phone/), '12')
    await user.type(screen.getByLabelText(/Town or ZIP/), '1175')
    await user.click(screen.getByRole('button', { name: words.submit }))
    expect((await screen.findAllByText(words.check)).length).toBeGreaterThan(0)
    expect(screen.queryByText(leadMessages.quoteIncomplete.title)).toBeNull()
    expect(screen.getByLabelText(/Phone/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/5-digit ZIP code or the name of your town/)).toBeTruthy()
  })

  it('moves the focus to the first field with an error once its message is there', async () => {
    const user = userEvent.setup()
    show()
    const phone = screen.getByLabelText(/Phone/)
    const described: (string | null)[] = []
    phone.addEventListener('focus', () => described.push(phone.getAttribute('aria-describedby')))
    await user.type(screen.getByLabelText(/Name/), 'Ada')
    await user.click(screen.getByRole('button', { name: words.submit }))
    await vi.waitFor(() => expect(document.activeElement).toBe(phone))
    expect(described).toEqual([`${phone.id}-error`])
    expect(document.getElementById(`${phone.id}-error`)?.textContent).not.toBe('')
  })
})

it('the long estimate without a webhook waits a second with the button disabled, thanks, and keeps the fields', async () => {
  const user = userEvent.setup()
  const words = siteWords.forms.estimate
  render(
    <>
      {estimateForm()}
      <Toaster words={siteWords.forms.runtime} />
    </>,
  )
  await user.type(screen.getByLabelText(/First name/), 'Grace')
  await user.click(screen.getByRole('button', { name: words.submit }))
  const problem = { selector: 'li *' }
  expect(await screen.findByText(words.check, problem)).toBeTruthy()
  await user.type(screen.getByLabelText(/Last name/), 'Hopper')
  await user.type(screen.getByLabelText(/Phone/), '(516) 555-0100')
  await user.type(screen.getByLabelText(/Email/), 'g@example.com')
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.message).maxLength, 'no message is cut').toBe(-1)
  const pressedMs = performance.now()
  await user.click(screen.getByRole('button', { name: words.submit }))
  expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveProperty('disabled', true)
  await vi.waitFor(() =>
    expect(screen.queryByText(words.check, problem), 'a mended problem is told no more').toBeNull(),
  )
  expect(
    (await screen.findAllByText(leadMessages.estimate.title, undefined, { timeout: 3000 })).length,
  ).toBeGreaterThan(0)
  expect(performance.now() - pressedMs).toBeGreaterThanOrEqual(1000)
  expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Grace')
})

describe('the ZIP lookup', () => {
  it('clears an error once a ZIP is complete', async () => {
    const user = userEvent.setup()
    const { all: _all, ...words } = siteWords.zip
    const { container } = render(<ZipLookup answers={zipAnswers} words={words} />)
    const island = within(container)
    await user.type(island.getByLabelText(words.field), '118')
    await user.click(island.getByRole('button', { name: words.submit }))
    const field = island.getByRole('textbox', { name: words.field, description: words.invalid })
    const announced = () => [...container.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent)
    expect(announced()).toEqual([expect.stringContaining(words.invalid), ''])
    await user.type(field, '01x')
    await user.click(island.getByRole('button', { name: words.submit }))
    expect(island.queryByText(words.invalid)).toBeNull()
    expect(island.getByRole('heading', { name: /11801: your area/ })).toBeTruthy()
    expect(announced()[1]).toBe(`11801, your area. ${words.found}`)
    expect(island.getByRole('region', { name: 'ZIP 11801' })).toBeTruthy()
    expect(island.getByRole('textbox', { name: words.field, description: '' })).toBe(field)
    expect(window.dataLayer).toEqual([{ event: 'zip_lookup', zip_known: false }])
    await user.clear(island.getByLabelText(words.field))
    await user.type(island.getByLabelText(words.field), '11a7-25{Enter}')
    expect(island.getByText(/Town of Huntington or the Town of Smithtown/)).toBeTruthy()
    expect(island.getByRole('link', { name: /Commack/ }).getAttribute('href')).toBe('/service-areas/commack')
    await user.clear(island.getByLabelText(words.field))
    await user.type(island.getByLabelText(words.field), '10001{Enter}')
    const { heading } = zipAnswers.outside
    expect(island.getByRole('heading').textContent).toBe(`10001: ${heading}`)
    expect(announced()[1]).toContain(heading)
  })

  it('opens the quick quote with the ZIP filled in, and is a plain link without that form', async () => {
    const user = userEvent.setup()
    const scroll = vi.fn()
    Element.prototype.scrollIntoView = scroll
    const { all: _all, ...words } = siteWords.zip
    const lookup = <ZipLookup answers={zipAnswers} words={words} />
    const quote = <section id="quote">{quoteForm()}</section>
    const { container, rerender } = render(
      <>
        {lookup}
        {quote}
      </>,
    )
    const island = within(container)
    await user.click(island.getByRole('button', { name: siteWords.forms.quote.submit }))
    await vi.waitFor(() => expect(island.getByLabelText(/Town or ZIP/).getAttribute('aria-invalid')).toBe('true'))
    await user.type(island.getByLabelText(words.field), '11743')
    await user.click(island.getByRole('button', { name: words.submit }))
    const link = island.getByRole('link', { name: `${words.quote} 11743` })
    scroll.mockClear()
    await user.click(link)
    const place = island.getByLabelText(/Town or ZIP/)
    expect(place).toHaveProperty('value', '11743')
    expect(place.getAttribute('aria-invalid')).toBeNull()
    expect(document.activeElement).toBe(island.getByLabelText(/^Name/))
    expect(scroll).toHaveBeenCalledTimes(1)
    await user.clear(place)
    await user.type(place, 'Islip')
    await user.clear(island.getByLabelText(words.field))
    await user.type(island.getByLabelText(words.field), '11725{Enter}')
    expect(place, 'what was typed stays').toHaveProperty('value', 'Islip')

    rerender(<>{lookup}</>)
    expect(link.getAttribute('href')).toBe('#quote')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  })
})
