import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SOURCE_HEADER } from '@/lib/visit-source'
import type { QueuedLead } from './lead'
import { postLead, requestAnswer } from './post-lead'

const lead = (url: string): QueuedLead => ({ url, mode: 'json', body: '{}', key: 'a-key', keptAt: 0, photos: [] })
const html = () =>
  new Response('<h1>Welcome to our wireless network</h1>', { headers: { 'content-type': 'text/html' } })
const withStatus = (response: Response, status: number) => new Response(response.body, { ...response, status })

describe('an answer that the lead desk did not write', () => {
  beforeEach(() => void vi.mocked(console.error).mockImplementation(() => undefined))
  const statusOf = async (url: string, response: Response) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response)
    const { status } = url.includes('/photos/')
      ? await requestAnswer('photo', url, 1000, { method: 'PUT' })
      : await postLead(lead(url), true)
    vi.mocked(console.error).mockClear()
    return status
  }
  const own = '/api/leads/quote'
  const picture = '/api/leads/photos/a-key/1?what=panel'

  it.each([
    ['a page', html],
    ['nothing', () => new Response(null, { status: 204 })],
    ['JSON of another server', () => Response.json({ ok: true })],
    ['no object', () => Response.json('id')],
    ['an id that is no text', () => Response.json({ id: 1, kept: 'yes' })],
    ['half an answer', () => new Response('{"id":"a')],
  ])('is no thanks for a lead or a picture: %s', async (_, response) => {
    for (const url of [own, picture]) expect(await statusOf(url, response()), url).toBe('failed')
  })

  it.each([400, 413, 415, 422])('refuses nothing for good with %i', async status => {
    for (const url of [own, picture]) expect(await statusOf(url, withStatus(html(), status)), url).toBe('stuck')
    const refusal = () => Response.json({ error: { message: 'No' } }, { status })
    for (const url of [own, picture]) expect(await statusOf(url, refusal()), url).toBe('refused')
  })

  it('counts by its status where the owner named another address', async () => {
    const foreign = 'https://hooks.example.com/quote'
    for (const response of [html(), new Response(null, { status: 204 }), Response.json({ kept: false })])
      expect(await statusOf(foreign, response)).toBe('sent')
    expect(await statusOf(foreign, withStatus(html(), 422))).toBe('refused')
  })
})

it('sends the notice’s version, the plan’s link and the visit’s source to this site’s own lead desk only', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ id: 'a' })))
  const more = { noticeVersion: '1', planLink: 'MQ', source: 'latest_gclid=1' }
  for (const url of ['/api/leads/plan', 'https://example.com/leads']) await postLead({ ...lead(url), ...more }, true)
  const sent = fetched.mock.calls.map(([, request]) => new Headers(request?.headers))
  expect(
    sent.map(headers => ['x-notice-version', 'x-plan-link', SOURCE_HEADER].map(name => headers.get(name))),
  ).toEqual([
    ['1', 'MQ', 'latest_gclid=1'],
    [null, null, null],
  ])
})

it('takes the status page from this site’s own lead desk only', async () => {
  const statusPath = '/api/leads/status/0a1b'
  const answer = async (url: string, status: unknown) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: 'a', status }))
    return postLead(lead(url), true)
  }
  expect(await answer('/api/leads/quote', statusPath)).toEqual({ status: 'sent', statusPath })
  expect(await answer('https://example.com/leads', statusPath)).toEqual({ status: 'sent' })
  for (const other of [undefined, 'new', 'https://example.com/api/leads/status/0a1b', 1])
    expect(await answer('/api/leads/quote', other)).toEqual({ status: 'sent' })
})
