// Which image is exported and sent.
import { beforeEach, expect, it, vi } from 'vitest'
import { plannerWords as words } from '@/content/words/planner'
import { NOTICE_VERSION_HEADER, noticeVersionName } from '@/lib/leads/choices'
import { exportPng, sendPlan } from './submission'
import type { PlanReport } from './plan-report'
import type { PlanImages } from '@/components/planner/plan-image'
import { defaultPlan as plan } from '@/tests/planner/default-plan'

vi.mock('@/components/planner/drawing/drawing-image', () => ({
  drawingImages: () => ({
    toJpeg: () => Promise.resolve('drawing'),
    toPng: () => Promise.resolve(new Blob(['drawing'])),
  }),
}))

vi.mock('@/components/planner/export/captioned-picture', () => ({
  captionedPicture: (picture: Blob) => Promise.resolve(picture),
}))

const scene: PlanImages = { toJpeg: () => Promise.resolve('scene'), toPng: () => Promise.resolve(new Blob(['scene'])) }
const lost: PlanImages = {
  toJpeg: () => Promise.reject(new Error('lost')),
  toPng: () => Promise.reject(new Error('lost')),
}

const alerted = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
let sent: unknown[] = []
let versions: (string | null)[] = []
let saved: Blob[] = []
beforeEach(() => {
  sent = []
  versions = []
  saved = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, request) => {
    versions.push(new Headers(request?.headers).get(NOTICE_VERSION_HEADER))
    sent.push((JSON.parse(request?.body as string) as Record<string, unknown>).plan_image_jpeg)
    return Promise.resolve(Response.json({ id: 'a' }))
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  URL.createObjectURL = blob => String(saved.push(blob as Blob))
  URL.revokeObjectURL = () => undefined
})

let reports: PlanReport[] = []
const send = (images: PlanImages | null, baseLabor: number) =>
  sendPlan({
    plan: { ...plan, baseLabor },
    words,
    scene: images,
    fields: { name: '', phone: '631 555 0142', email: '', location: '', [noticeVersionName]: '7' },
    webhook: '/api/leads/plan',
    mode: 'json',
    onReport: report => reports.push(report),
  })

it('uses the shown view’s image, and the drawing’s where the scene’s fails', async () => {
  // jsdom has no IndexedDB; the outbox reports that it keeps no copy.
  vi.mocked(console.error).mockImplementation(() => undefined)
  reports = []
  for (const [index, images] of [scene, lost, null].entries()) await send(images, 500 + index)
  expect(reports.map(({ phase }) => phase)).toEqual(['sent', 'sent', 'sent'])
  expect(alerted).toHaveBeenCalledTimes(3)
  expect(versions).toEqual(['7', '7', '7'])
  expect(sent).toEqual(['scene', 'drawing', 'drawing'])
  expect(
    vi.mocked(console.error).mock.calls.every(([text]) => String(text).startsWith('This device keeps no copy')),
  ).toBe(true)
  vi.mocked(console.error).mockClear()
  for (const images of [scene, lost, null])
    expect(await exportPng({ plan, words, scene: images })).toBe('ev_charger_plan.png')
  expect(await Promise.all(saved.map(blob => blob.text()))).toEqual(['scene', 'drawing', 'drawing'])
})
