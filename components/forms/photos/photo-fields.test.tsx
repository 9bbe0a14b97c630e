// The photos of a form: chosen, refused and removed, and what goes along with the lead.
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { photoLabels } from '@/content/words/forms'
import type { Lead } from '@/components/forms/lead'
import { PANEL_CHECK_KEY } from '@/lib/storage-keys'
import { estimateForm, words } from '@/tests/forms/estimate-form'
import { applianceCheck } from '@/tests/leads/stored-leads'
import { photoDrawings } from './photo-drawings'

const sent = vi.hoisted(() => [] as Lead[])
vi.mock('@/components/forms/outbox', () => ({
  sendLead: (lead: Lead) => {
    sent.push(lead)
    return Promise.resolve({ status: 'sent' })
  },
}))

const { subjects, problems, add, replace, remove, preview } = photoLabels.fields
const readable = () =>
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4, height: 3, close: vi.fn() }))
const unreadable = () =>
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')))

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
  URL.revokeObjectURL = () => undefined
})

function show() {
  const { fields, status } = photoLabels
  render(estimateForm('/api/leads/estimate', { labels: fields, statusLabels: status, drawings: photoDrawings }))
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
  expect(document.activeElement).toBe(button(add))
  expect((await send(user))?.photos).toEqual([])
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
