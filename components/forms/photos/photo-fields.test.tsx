// The photos of a form: chosen, refused and removed, and what goes along with the lead.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { photoWords } from '@/content/words/forms'
import type { Lead } from '@/components/forms/lead'
import { DRAFT_KEY, PANEL_CHECK_KEY } from '@/lib/storage-keys'
import { estimateForm, words } from '@/tests/forms/estimate-form'
import { applianceCheck } from '@/tests/leads/stored-leads'
import { photoDrawings } from './photo-drawings'

const sent = vi.hoisted(() => [] as Lead[])
vi.mock('@/components/forms/outbox', () => ({
  referenceOf: () => 'K2BM1J',
  sendLead: (lead: Lead) => {
    sent.push(lead)
    return Promise.resolve({ status: 'sent' })
  },
}))

const { subjects, problems, take, choose: add, replace, remove, preview } = photoWords.fields
const readable = () =>
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4, height: 3, close: vi.fn() }))
const unreadable = () =>
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')))

afterEach(() => sessionStorage.clear())
beforeEach(() => {
  sent.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: vi.fn(),
    drawImage: vi.fn(),
  } as unknown as ImageBitmapRenderingContext)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback, type) =>
    callback(new Blob(['jpeg'], { type: type ?? '' })),
  )
  URL.createObjectURL = () => 'blob:photo'
})

function show() {
  const { fields, status } = photoWords
  render(estimateForm('/api/leads/estimate', { words: fields, statusWords: status, drawings: photoDrawings }))
  return userEvent.setup({ applyAccept: false })
}
const button = (action: string) => screen.getByRole('button', { name: `${action}: ${subjects.label.title}` })
const image = () => screen.queryByRole('img', { name: `${preview} ${subjects.label.title}` })
const choose = (user: ReturnType<typeof userEvent.setup>, text: string) =>
  user.upload(
    document.querySelector<HTMLInputElement>('[data-photo="label"]') as HTMLInputElement,
    new File([text], 'photo.jpg'),
  )
async function send(user: ReturnType<typeof userEvent.setup>) {
  const before = sent.length
  for (const [label, value] of [
    [words.firstName, 'Ada'],
    [words.lastName, 'Byron'],
    [words.phone, '631 555 0123'],
    [words.email, 'ada@example.com'],
  ] as const)
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  await user.click(screen.getByRole('button', { name: words.submit }))
  await vi.waitFor(() => expect(sent.length).toBe(before + 1))
  await screen.findByRole('button', { name: words.submit }, { timeout: 3000 })
  return sent.at(-1)
}

it.each([
  ['empty', ''],
  ['heic', '\u0000\u0000\u0000\u0018ftypheic'],
  ['unreadable', 'GIF89a or a text'],
] as const)('a file that is %s is refused with a sentence, and the photo before it stays', async (problem, text) => {
  readable()
  const user = show()
  await choose(user, 'a photo')
  await vi.waitFor(() => expect(image()).not.toBeNull())
  unreadable()
  await choose(user, text)
  expect(await screen.findByText(problems[problem])).toBeTruthy()
  const described = button(replace).getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe(problems[problem])
  expect(image()).not.toBeNull()
  expect((await send(user))?.photos).toMatchObject([{ number: 2, what: 'label' }])
})

it('a photo is removed by keyboard, the focus stays in its field, and it is not sent', async () => {
  readable()
  const user = show()
  await choose(user, 'a photo')
  await vi.waitFor(() => expect(image()).not.toBeNull())
  button(replace).focus()
  await user.tab()
  expect(document.activeElement).toBe(button(remove))
  await user.keyboard('{Enter}')
  expect(image()).toBeNull()
  expect(document.activeElement).toBe(button(take))
  expect((await send(user))?.photos).toEqual([])
})

it('a place for a photo leads to the camera and to the files', async () => {
  const user = show()
  const pressed: (string | undefined)[] = []
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    pressed.push(`${this.accept} ${this.getAttribute('capture')}`)
  })
  for (const action of [take, add]) await user.click(button(action))
  const types = 'image/jpeg,image/png,image/webp'
  expect(pressed).toEqual([`${types} environment`, `${types} null`])
})

it('a file that the device no longer hands over is said to be that', async () => {
  const user = show()
  const gone = Object.assign(new File(['a photo'], 'photo.jpg'), {
    arrayBuffer: () => Promise.reject(new Error('gone')),
  })
  await user.upload(document.querySelector('[data-photo="label"]') as HTMLInputElement, gone)
  expect(await screen.findByText(problems.gone)).toBeTruthy()
})

it('a reload keeps the photo, with its id, until the form is sent or cleared', async () => {
  readable()
  const user = show()
  await choose(user, 'a photo')
  await vi.waitFor(() => expect(image()).not.toBeNull())
  const kept = () => sessionStorage.getItem(`${DRAFT_KEY}long-label`)
  const [id] = kept()?.split(',') ?? []
  cleanup()
  show()
  await vi.waitFor(() => expect(image()).not.toBeNull())
  const jpeg = new TextEncoder().encode('jpeg').buffer
  expect((await send(user))?.photos).toEqual([{ id, number: 2, what: 'label', jpeg }])
  cleanup()
  show()
  await vi.waitFor(() => expect(kept()).toBeNull())
  expect(image()).toBeNull()
  await choose(user, 'a photo')
  await vi.waitFor(() => expect(image()).not.toBeNull())
  await vi.waitFor(() => expect(kept()).not.toBeNull())
  await user.click(screen.getByRole('button', { name: words.clear }))
  await vi.waitFor(() => expect(kept()).toBeNull())
})

it('a photo for which the tab has no room is said to be gone after a reload', async () => {
  readable()
  const user = show()
  vi.spyOn(window, 'btoa').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await choose(user, 'a photo')
  await vi.waitFor(() => expect(image()).not.toBeNull())
  cleanup()
  show()
  expect(await screen.findByText(problems.unkept)).toBeTruthy()
  expect(image()).toBeNull()
  expect(button(add).getAttribute('aria-describedby')).toBe('photo-label-error')
  await user.click(screen.getByRole('button', { name: words.clear }))
  expect(screen.queryByText(problems.unkept)).toBeNull()
})

it('a panel check of this tab goes along only once it is ticked', async () => {
  sessionStorage.setItem(PANEL_CHECK_KEY, JSON.stringify(applianceCheck))
  const user = show()
  const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: words.panelCheck.label })
  expect(tick.checked).toBe(false)
  expect(JSON.parse((await send(user))?.body ?? '')).not.toHaveProperty('panel_check')
  await user.click(tick)
  expect(JSON.parse((await send(user))?.body ?? '')).toMatchObject({ panel_check: applianceCheck })
})
