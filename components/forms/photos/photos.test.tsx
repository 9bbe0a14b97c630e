// Photos of a lead in the outbox: sent after it, one by one, kept until they are taken, and never
// twice.
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { business } from '@/content/business'
import { photoWords } from '@/content/words/forms'
import { PHOTO_COUNT_HEADER } from '@/lib/leads/photos'
import { sendLead } from '@/components/forms/outbox'
import type { Lead, LeadPhoto, QueuedLead } from '@/components/forms/lead'
import type { PhotoProgress } from '@/components/forms/photo-outbox'
import { PhotoProgressText } from './photo-progress'
import { database } from '@/tests/forms/memory-database'
import { flush, refusal, respond as fetched, startWithEmptyOutbox, taken } from '@/tests/forms/outbox-page'

vi.mock('idb-keyval', async () => (await import('@/tests/forms/memory-database')).keyval)

const respond = vi.fn<(method: string, url: string) => Response | Promise<Response>>()
const requests: { method: string; url: string; headers: Headers; body: unknown }[] = []
const accept = () => Response.json(taken, { status: 201 })
startWithEmptyOutbox()
beforeEach(() => {
  requests.length = 0
  respond.mockReset().mockImplementation(accept)
  fetched.mockImplementation(async (address, { method = '', headers, body } = {}) => {
    const url = address as string
    requests.push({ method, url, headers: new Headers(headers), body })
    return await respond(method, url)
  })
})
afterEach(async () => {
  // No test leaves a photo to the next.
  respond.mockImplementation(accept)
  database.isBlocked = false
  await flush()
  await vi.waitFor(() => expect(database.rows.size).toBe(0))
})

let count = 0
const photo = (number: 1 | 2 | 3 | 4, text = `photo ${number}`): LeadPhoto => ({
  id: `id-${++count}`,
  number,
  what: 'panel',
  jpeg: new TextEncoder().encode(text).buffer,
})
const lead = (photos: readonly LeadPhoto[]): Lead => ({
  url: '/api/leads/estimate',
  mode: 'json',
  body: JSON.stringify({ name: `Ada ${++count}` }),
  event: { event: 'generate_lead', form: 'long' },
  photos,
})
const puts = () => requests.filter(({ method }) => method === 'PUT').map(({ url }) => /\/(\d)\?/.exec(url)?.[1])
const failPhotos = (status: number, headers: HeadersInit = {}) =>
  respond.mockImplementation(method => (method === 'PUT' ? Response.json(refusal(), { status, headers }) : accept()))
const last = (onPhotos: ReturnType<typeof vi.fn<(progress: PhotoProgress) => void>>) => onPhotos.mock.lastCall?.[0]
const onProgress = () => vi.fn<(progress: PhotoProgress) => void>()

describe('photos', () => {
  it('that the desk answers with kept: false stay on the device, and are tried again', async () => {
    const onPhotos = onProgress()
    respond.mockImplementation((method, url) =>
      method === 'PUT' && url.includes('/2?') ? Response.json({ kept: false }) : accept(),
    )
    const estimate = lead([photo(1), photo(2)])
    await sendLead(estimate, vi.fn(), onPhotos)
    await vi.waitFor(() => expect(last(onPhotos)).toEqual({ status: 'unkept', sent: 1, total: 2, refused: 0 }))
    expect([...database.rows.values()]).toMatchObject([{ isSent: true, photos: [{ number: 2 }] }])
    respond.mockImplementation(accept)
    await sendLead(estimate, vi.fn(), onPhotos)
    await vi.waitFor(() => expect(last(onPhotos)).toMatchObject({ status: 'sent' }))
    expect([puts(), database.rows.size]).toEqual([['1', '2', '2'], 0])
  })

  it('that are not kept are said to be on the device, with what is kept, and to be texted', () => {
    const progress = { status: 'unkept', sent: 1, total: 3, refused: 0 } as const
    render(<PhotoProgressText progress={progress} words={photoWords.status} />)
    expect(screen.getByText(/We have 1 of 3/).textContent).toContain(business.phone)
  })

  it('of a plan: its picture follows by itself where the desk has only the words', async () => {
    const onPhotos = onProgress()
    const picture = 'a picture'
    const plan: Lead = {
      ...lead([]),
      url: '/api/leads/plan',
      body: JSON.stringify({ amps: 40, plan_image_jpeg: `data:image/jpeg;base64,${btoa(picture)}` }),
    }
    let isFull = true
    respond.mockImplementation(method =>
      method === 'POST' ? Response.json({ id: 'a', kept: false }) : Response.json({ kept: !isFull }),
    )
    expect(await sendLead(plan, vi.fn(), onPhotos)).toEqual({ status: 'sent' })
    await vi.waitFor(() => expect(last(onPhotos)).toEqual({ status: 'unkept', sent: 0, total: 1, refused: 0 }))
    const [, put] = requests
    expect(put?.url).toBe(`/api/leads/photos/${requests[0]?.headers.get('idempotency-key')}/0?what=plan`)
    expect(new TextDecoder().decode(put?.body as ArrayBuffer)).toBe(picture)
    const [kept] = [...database.rows.values()] as QueuedLead[]
    expect(kept).toMatchObject({ isSent: true, photos: [{ number: 0, what: 'plan' }] })
    isFull = false
    await sendLead(plan, vi.fn(), onPhotos)
    await vi.waitFor(() => expect(last(onPhotos)).toMatchObject({ status: 'sent' }))
    expect(database.rows.size).toBe(0)
  })

  it('of which none was taken are not said to be there', () => {
    const progress = { status: 'sent', sent: 0, total: 1, refused: 1 } as const
    render(<PhotoProgressText progress={progress} words={photoWords.status} />)
    expect(screen.getByText(photoWords.status.refused)).toBeTruthy()
    expect(screen.queryByText(/We have/)).toBeNull()
  })

  it('follow their lead in order, under its key, announced by it', async () => {
    const onPhotos = onProgress()
    expect(await sendLead(lead([photo(3), photo(1)]), vi.fn(), onPhotos)).toEqual({ status: 'sent' })
    await vi.waitFor(() => expect(last(onPhotos)).toEqual({ status: 'sent', sent: 2, total: 2, refused: 0 }))
    const [post, ...sent] = requests
    const key = post?.headers.get('idempotency-key')
    expect(post?.headers.get(PHOTO_COUNT_HEADER)).toBe('2')
    expect(post?.body).not.toContain('photo')
    expect(sent.map(({ method, url, headers }) => [method, url, headers.get('content-type')])).toEqual([
      ['PUT', `/api/leads/photos/${key}/1?what=panel`, 'image/jpeg'],
      ['PUT', `/api/leads/photos/${key}/3?what=panel`, 'image/jpeg'],
    ])
    expect(onPhotos.mock.calls.map(([{ status, sent: n }]) => [status, n])).toEqual([
      ['sending', 0],
      ['sending', 1],
      ['sent', 2],
    ])
    expect(database.rows.size).toBe(0)
  })

  it('are not sent before their lead is', async () => {
    respond.mockImplementation(() => Response.json(refusal(), { status: 503 }))
    expect(await sendLead(lead([photo(1)]), vi.fn())).toEqual({ status: 'kept' })
    await flush()
    expect(puts()).toEqual([])
    respond.mockImplementation(accept)
    await flush()
    await vi.waitFor(() => expect(puts()).toEqual(['1']))
  })

  it('go with their lead when it is refused', async () => {
    respond.mockImplementation(() => Response.json(refusal(), { status: 422 }))
    expect(await sendLead(lead([photo(1)]), vi.fn())).toMatchObject({ status: 'refused' })
    expect(database.rows.size).toBe(0)
    await flush()
    expect(puts()).toEqual([])
  })

  it.each([false, true])('that fail are tried again, each that is left (database blocked: %s)', async isBlocked => {
    database.isBlocked = isBlocked
    const onPhotos = onProgress()
    respond.mockImplementation((method, url) =>
      method === 'PUT' && url.includes('/2?') ? Promise.reject(new TypeError('Failed to fetch')) : accept(),
    )
    await sendLead(lead([photo(1), photo(2), photo(3)]), vi.fn(), onPhotos)
    await vi.waitFor(() =>
      expect(last(onPhotos)).toEqual({ status: isBlocked ? 'lost' : 'kept', sent: 1, total: 3, refused: 0 }),
    )
    expect(database.rows.size).toBe(isBlocked ? 0 : 1)
    respond.mockImplementation(accept)
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(last(onPhotos)).toMatchObject({ status: 'sent', sent: 3 }))
    expect(puts()).toEqual(['1', '2', '2', '3'])
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('of an earlier visit go out when a page opens, and their lead is not sent again', async () => {
    const earlier: QueuedLead = { ...lead([photo(2)]), key: 'earlier-key', keptAt: Date.now(), isSent: true }
    database.rows.set('earlier-key', earlier)
    await flush()
    await vi.waitFor(() => expect(database.rows.size).toBe(0))
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['PUT', '/api/leads/photos/earlier-key/2?what=panel'],
    ])
  })

  it('wait as long as the server asks', async () => {
    vi.useFakeTimers()
    failPhotos(429, { 'retry-after': '60' })
    await sendLead(lead([photo(1)]), vi.fn())
    await vi.advanceTimersByTimeAsync(0)
    respond.mockImplementation(accept)
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(58_000)
    expect(puts()).toEqual(['1'])
    await vi.advanceTimersByTimeAsync(3_000)
    expect(puts()).toEqual(['1', '1'])
  })

  it('that the server will never take are dropped, and the others are sent', async () => {
    const onPhotos = onProgress()
    respond.mockImplementation((_method, url) =>
      url.includes('/1?') ? Response.json(refusal(), { status: 422 }) : accept(),
    )
    await sendLead(lead([photo(1), photo(2)]), vi.fn(), onPhotos)
    await vi.waitFor(() => expect(last(onPhotos)).toEqual({ status: 'sent', sent: 1, total: 2, refused: 1 }))
    expect(puts()).toEqual(['1', '2'])
  })

  it('stay on the device where the server knows no photos, and wait for the next press', async () => {
    const onPhotos = onProgress()
    failPhotos(404)
    const estimate = lead([photo(1)])
    await sendLead(estimate, vi.fn(), onPhotos)
    await vi.waitFor(() => expect(last(onPhotos)).toMatchObject({ status: 'stuck', sent: 0 }))
    await flush()
    expect(puts()).toEqual(['1'])
    expect(database.rows.size).toBe(1)
    respond.mockImplementation(accept)
    await sendLead(estimate, vi.fn(), onPhotos)
    await vi.waitFor(() => expect(last(onPhotos)).toMatchObject({ status: 'sent', sent: 1 }))
  })
})

describe('the same form, sent again', () => {
  it('sends no photo twice, and only those that were added or changed', async () => {
    const onPhotos = onProgress()
    const [first, second] = [photo(1), photo(2)]
    const estimate = lead([first])
    await sendLead(estimate, vi.fn(), onPhotos)
    await vi.waitFor(() => expect(puts()).toEqual(['1']))
    for (const photos of [
      [first, second],
      [first, second],
      [photo(1, 'another'), second],
    ]) {
      await sendLead({ ...estimate, photos }, vi.fn(), onPhotos)
      await vi.waitFor(() => expect(database.rows.size).toBe(0))
    }
    await vi.waitFor(() => expect(puts()).toEqual(['1', '2', '1']))
    const keys = requests.map(({ url, headers }) => headers.get('idempotency-key') ?? url.split('/')[4])
    expect(new Set(keys).size).toBe(1)
  })

  it('keeps the photos that an earlier visit could not send', async () => {
    const estimate = lead([photo(1, 'old'), photo(2)])
    database.rows.set('earlier-key', { ...estimate, key: 'earlier-key', keptAt: Date.now(), isSent: true })
    await sendLead({ ...estimate, photos: [photo(1, 'new')] }, vi.fn())
    await vi.waitFor(() => expect(puts()).toEqual(['1', '2']))
    const bodies = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body as ArrayBuffer)
    expect(bodies.map(body => new TextDecoder().decode(body))).toEqual(['new', 'photo 2'])
  })
})
