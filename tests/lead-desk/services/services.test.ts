// Tests of the stand-ins themselves: they refuse what the services refuse.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mode, type Service, type ServiceName, startService } from '.'

const lead = {
  id: '1',
  kind: 'quote',
  received_at: '2026-11-24T14:07:00.000Z',
  contact: { name: 'Ada', phone: null, email: null },
  lead: {},
  sheet_url: null,
  plan_url: null,
  estimate: null,
  notes: [],
  photos: { announced: 0, arrived: 0 },
}
const card = {
  type: 'AdaptiveCard',
  version: '1.4',
  body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: 'Ada' }] }],
}
const samples: Readonly<
  Record<ServiceName, { readonly good: object; readonly status: number; readonly refused?: readonly [object, RegExp] }>
> = {
  slack: { good: { text: 'Ada' }, status: 200, refused: [{ text: '' }, /^no_text$/] },
  discord: { good: { content: 'Ada' }, status: 204, refused: [{ content: 'x'.repeat(2001) }, /"code":50035/] },
  teams: {
    good: { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content: card }] },
    status: 202,
  },
  'google-chat': { good: { text: 'Ada' }, status: 200, refused: [{ title: 'Ada' }, /INVALID_ARGUMENT/] },
  json: { good: lead, status: 200, refused: [{ text: 'Ada' }, /not a lead/] },
}

describe.each(Object.keys(samples) as ServiceName[])('the stand-in for %s', name => {
  const { good, status, refused } = samples[name]
  let service: Service
  beforeAll(async () => {
    service = await startService(name)
  })
  afterAll(() => service.close())

  const post = (body: object, mode: Mode = 'ok') => {
    service.behave(mode)
    return fetch(service.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(300),
    })
  }

  it('takes what the service takes', async () => {
    expect((await post(good)).status).toBe(status)
    expect(service.received.map(({ body }) => body)).toEqual([good])
  })

  it('refuses, or does not show, what the service refuses or does not show', async () => {
    const before = service.received.length
    const response = await post(refused?.[0] ?? lead)
    expect(response.status).toBeGreaterThanOrEqual(refused ? 400 : 202)
    expect(await response.text()).toMatch(refused?.[1] ?? /^$/)
    expect(service.received).toHaveLength(before)
    expect(service.notShown).toHaveLength(refused ? 0 : 1)
  })

  it('fails as it is told, and takes nothing meanwhile', async () => {
    const before = service.received.length
    expect((await post(good, { refuse: { status: 503, body: 'busy' } })).status).toBe(503)
    expect((await post(good, { retryAfterSeconds: 7 })).headers.get('retry-after')).toBe('7')
    expect((await post(good, 'redirect')).status).toBe(302)
    await expect(post(good, 'cut off').then(response => response.text())).rejects.toThrow()
    await expect(post(good, 'stall')).rejects.toThrow()
    expect(service.received).toHaveLength(before)
    expect((await post(good)).status).toBe(status)
    expect(service.received).toHaveLength(before + 1)
  })
})
