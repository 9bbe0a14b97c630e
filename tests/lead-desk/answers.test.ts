// What the lead desk answers besides what fields.test.ts asks: to leads that fit, to headers and methods, origins, forms without JavaScript.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { estimate, plan, quote } from './bodies.ts'
import { type Desk, openState, sendRaw, startDesk } from './desk.ts'
import { expectRefused } from './refused.ts'

let desk: Desk

beforeAll(async () => {
  desk = await startDesk({ vars: { ALLOWED_ORIGINS: 'https://partner.example https://other.example/' } })
})
afterAll(() => desk.stop())

describe('a lead that fits', () => {
  it.each([
    ['quote', quote()],
    ['estimate', estimate()],
    ['estimate with only what is required', { firstName: 'A', lastName: 'B', phone: '6315550109', email: 'a@b.co' }],
    ['quote without an area code', quote({ phone: '555-0134' })],
    ['plan', plan()],
    ['plan with contact', plan({ contact: { name: 'Ann', phone: null, email: null } })],
    [
      'plan with a detached wall and large prices',
      plan({ mount_wall: 'detached', trench_ft: 1_000_000, price_per_ft: 1e15, est_cost: 1e21 }),
    ],
  ])('%s is answered 201 with an id', async (name, body) => {
    const response = await desk.post(name.split(' ', 1)[0] ?? '', body)
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('vary')).toBe('Origin')
    expect(await response.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string,
    })
  })
})

describe('headers and methods', () => {
  it.each(['short', 'x'.repeat(129), 'with a space', 'caf\u00e9-caf\u00e9', ''])(
    'refuses the Idempotency-Key %j: 400',
    async key => {
      await expectRefused(await desk.post('quote', quote(), { 'idempotency-key': key }), 400, 'bad_idempotency_key')
    },
  )

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('answers %s with 405 and what is allowed', async method => {
    const response = await fetch(`${desk.url}/api/leads/quote`, { method, ...(method !== 'GET' && { body: '{}' }) })
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    await expectRefused(response, 405, 'method_not_allowed')
  })

  it('answers HEAD with 405 and no body', async () => {
    const response = await fetch(`${desk.url}/api/leads/quote`, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([405, ''])
  })

  it.each([
    '/api',
    '/api/',
    '/api/leads',
    '/api/leads/quotes',
    '/api/leads/quote/',
    '/api/leads/Quote',
    '/api/leads/plan/x',
    '/api/leads/__proto__',
  ])('knows nothing at %s: 404', async path => {
    await expectRefused(await fetch(desk.url + path, { method: 'POST', body: '{}' }), 404, 'not_found')
  })
})

describe('origins', () => {
  const preflight = (origin: string) =>
    fetch(`${desk.url}/api/leads/plan`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    })

  it('lets the site itself and the allowed origins in, by name', async () => {
    for (const origin of [desk.url, 'https://partner.example', 'https://other.example']) {
      const answer = await preflight(origin)
      expect(answer.status).toBe(204)
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(answer.headers.get('access-control-allow-methods')).toBe('POST')
      expect(answer.headers.get('access-control-allow-headers')).toBe('content-type, idempotency-key')
      const response = await desk.post('quote', quote({ name: `From ${origin}` }), { origin })
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([201, origin])
    }
  })

  it('lets the site itself in behind a proxy that ends TLS', async () => {
    const response = await desk.post('quote', quote({ name: 'Behind a proxy' }), {
      origin: desk.url.replace('http:', 'https:'),
    })
    expect(response.status).toBe(201)
  })

  it.each([
    'https://evil.example',
    'https://partner.example.evil.example',
    'http://partner.example',
    'https://partner.example:8443',
    'null',
  ])('keeps %s out', async origin => {
    for (const response of [await preflight(origin), await desk.post('quote', quote(), { origin })]) {
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      await expectRefused(response, 403, 'origin_not_allowed')
    }
  })

  it('shows an allowed origin its errors too', async () => {
    const response = await desk.post('quote', {}, { origin: 'https://partner.example' })
    expect(response.headers.get('access-control-allow-origin')).toBe('https://partner.example')
    await expectRefused(response, 422, 'invalid_lead')
  })

  it('takes the site’s own form when its browser hides the origin', async () => {
    const headers = { 'content-type': 'application/json', origin: 'null', 'sec-fetch-site': 'same-origin' }
    expect(await sendRaw(`${desk.url}/api/leads/quote`, JSON.stringify(quote({ name: 'Hidden' })), headers)).toBe(201)
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' }
    expect(await sendRaw(`${desk.url}/api/leads/quote`, JSON.stringify(quote({ name: 'Hidden 2' })), foreign)).toBe(403)
  })
})

describe('a form without JavaScript', () => {
  const browser = () => ({
    accept: 'text/html,application/xhtml+xml',
    origin: desk.url,
    referer: `${desk.url}/locations/islip/?utm_source=mail&x=1`,
  })
  const form = (fields: Record<string, string>) => new URLSearchParams(fields)

  it('gets a small page that says thank you, and the lead knows its page', async () => {
    const { utm: _utm, page_url: _page, ...fields } = quote({ name: 'Plain <b>Form</b>', subject: '' })
    const response = await desk.send('quote', form(fields), browser())
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).toContain('Quote request submitted!')
    expect(html).toContain('We&#39;ll contact you within 24 hours with your estimate.')
    expect(html).toContain('href="/locations/islip/?utm_source=mail&#38;x=1"')
    expect(html).not.toContain('<script')
    const store = await openState(desk.state)
    const [rows] = await store.batch([
      { sql: "SELECT page_url, payload FROM leads WHERE name LIKE 'Plain %'", parameters: [] },
    ])
    await store.close()
    expect(rows).toHaveLength(1)
    expect(JSON.parse((rows?.[0] as { payload: string }).payload)).toMatchObject({
      name: 'Plain <b>Form</b>',
      utm: { utm_source: 'mail' },
      page_url: browser().referer,
    })
  })

  it('finds the way back also behind a proxy that ends TLS', async () => {
    const { utm: _utm, page_url: _page, ...fields } = quote({ name: 'Behind it' })
    const outside = desk.url.replace('http:', 'https:')
    const response = await desk.send('quote', form(fields), {
      ...browser(),
      origin: outside,
      referer: `${outside}/locations/islip/`,
    })
    expect(await response.text()).toContain('href="/locations/islip/"')
  })

  it('gets the long form’s own words', async () => {
    const { utm: _utm, page_url: _page, ...fields } = estimate()
    const response = await desk.send('estimate', form(fields), browser())
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('Thank you! We&#39;ll contact you within 24 hours for your free estimate.'),
    ])
  })

  it('gets a list of what does not fit', async () => {
    const response = await desk.send(
      'quote',
      form({ name: '', phone: '<script>', location: '12', charger: 'Tesla Wall Connector' }),
      browser(),
    )
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    for (const message of ['Enter your name', 'Enter a 10-digit phone number', 'Enter a 5-digit ZIP code'])
      expect(html).toContain(message)
    expect(html).toContain('Back button')
    expect(html).not.toContain('<script')
  })

  it('gets a page for every other refusal too', async () => {
    const response = await desk.send('quote', form({}), { ...browser(), origin: 'https://evil.example' })
    expect([response.status, response.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
  })

  it('gets JSON when a program has sent it', async () => {
    await expectRefused(await desk.send('quote', form({ name: 'A' }), { accept: '*/*' }), 422, 'invalid_lead')
  })
})

describe('the site around it', () => {
  it.each([
    '/404',
    '/404/',
    '/404.html',
    '/404.html?x=1',
    '/404/index.html',
    '/%34%30%34',
    '/404%2ehtml',
    '//404',
    '/_not-found',
    '/nothing',
  ])('%s is not found', async path => {
    const response = await fetch(desk.url + path, { redirect: 'manual' })
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('not found page')])
  })

  it.each([
    ['/', 200, null],
    ['/services', 200, null],
    ['/services/', 307, '/services'],
    ['/locations', 307, '/locations/'],
    ['/locations/', 200, null],
  ])('%s is served as the site’s addresses want it', async (path, status, location) => {
    const response = await fetch(desk.url + path, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
  })
})

describe('the rate limit', () => {
  it('answers 429 with Retry-After beyond it, and only for posts', async () => {
    const strict = await startDesk({ postsPerMinute: 3 })
    try {
      const statuses: number[] = []
      for (let n = 0; n < 5; n++) statuses.push((await strict.post('quote', quote({ name: `Visitor ${n}` }))).status)
      expect(statuses).toEqual([201, 201, 201, 429, 429])
      const refused = await strict.post('plan', plan())
      expect(refused.headers.get('retry-after')).toBe('60')
      await expectRefused(refused, 429, 'too_many_requests')
      expect((await fetch(strict.url)).status).toBe(200)
    } finally {
      await strict.stop()
    }
  })
})
