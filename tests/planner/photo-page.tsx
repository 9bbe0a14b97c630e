// Your photo in a page of its own, and the sample photo opened in it.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'
import { PhotoView } from '@/components/planner/photo/photo-view'
import { plannerPhotoWords as words } from '@/content/words/photo'
import type { Plan } from '@/lib/planner'
import { defaultPlan } from './default-plan'
import { InPlanner } from './in-planner'
import { database, finish, sent } from './photo-mocks'

// In place of what jsdom lacks.
vi.mock('idb-keyval', async () => (await import('./photo-mocks')).keyval)
vi.mock('@/components/planner/export/captioned-picture', () => ({
  captionedPicture: () => Promise.resolve(new Blob([''], { type: 'image/png' })),
}))
vi.mock('@/components/planner/plan-image', async original => ({
  ...(await original<object>()),
  pngOf: () => Promise.resolve(new Blob()),
}))
vi.mock('@/components/planner/photo/loupe', () => ({ Loupe: () => null }))
vi.mock('@/components/planner/photo/finish-photo', async () => {
  const { openFinished } = await import('./photo-mocks')
  return { openFinished }
})
vi.mock('@/components/planner/photo/photo-card', () => ({ photoCard: () => Promise.resolve({}) }))
vi.mock('@/components/planner/photo/paint-marks', () => ({ paintMarks: () => Promise.resolve({}) }))
vi.mock('@/components/forms/photos/prepare-photo', () => ({
  preparePhoto: () => Promise.resolve({ ok: false, problem: 'unreadable' }),
  encodePhoto: () => Promise.resolve(new ArrayBuffer(2)),
}))
vi.mock('@/components/forms/outbox', async () => {
  const { sendLead } = await import('./photo-mocks')
  return { lastKeyOf: () => undefined, sendLead }
})

export const startWithoutPhoto = () =>
  beforeEach(() => {
    database.rows.clear()
    database.isFull = false
    sent.length = 0
    finish.drawn.length = 0
    finish.fails = false
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(new ArrayBuffer(4))))
    URL.createObjectURL = () => 'blob:photo'
    // A phone, which shows no code for another one.
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
    Element.prototype.scrollTo = () => undefined
    Element.prototype.scrollIntoView = () => undefined
  })

export const photoPlanner = (webhook: string) => ({
  ...{ words, webhook, notice: null },
  sample: { before: <img alt="sample" />, after: <img alt="finished sample" /> },
})
export const view = (plan: Plan = defaultPlan, webhook = '/api/leads/photo') => (
  <InPlanner plan={plan} photo={photoPlanner(webhook)}>
    <PhotoView isDialog={false} onClose={vi.fn()} />
  </InPlanner>
)
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const heading = (step: 'photo' | 'wall' | 'pins' | 'send') =>
  screen.findByRole('heading', { name: words[step].title })
export const figures = () => document.querySelector('.photo-figures')?.textContent

export async function openSample(page = view(), before = () => undefined as void) {
  const user = userEvent.setup()
  const shown = render(page)
  before()
  await user.click(await screen.findByRole('button', { name: words.photo.sample }))
  await heading('wall')
  return { user, ...shown }
}
