// What the lead desk answers: every field, number, ZIP code, body and header that does not fit gets the right status and says why.
import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { estimate, paddedJpeg, plan, quote } from './bodies.ts'
import { type Desk, openState, startDesk } from './desk.ts'

let desk: Desk

interface ErrorBody {
  readonly error: { readonly code: string; readonly message: string; readonly fields?: readonly { readonly path: string; readonly message: string }[] }
}

beforeAll(async () => {
  desk = await startDesk({ vars: { ALLOWED_ORIGINS: 'https://partner.example https://other.example/' } })
})
afterAll(() => desk.stop())

async function expectRefused(response: Response, status: number, code: string): Promise<ErrorBody['error']> {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('vary')).toBe('Origin')
  const { error } = (await response.json()) as ErrorBody
  expect(error.code).toBe(code)
  expect(error.message).toMatch(/\w/)
  return error
}

describe('a lead that fits', () => {
  it.each([
    ['quote', quote()],
    ['estimate', estimate()],
    ['estimate with only what is required', { firstName: 'A', lastName: 'B', phone: '6315550109', email: 'a@b.co' }],
    ['quote without an area code', quote({ phone: '555-0134' })],
    ['plan', plan()],
    ['plan with contact', plan({ contact: { name: 'Ann', phone: null, email: null } })],
    ['plan with a detached wall and large prices', plan({ mount_wall: 'detached', trench_ft: 1_000_000, price_per_ft: 1e15, est_cost: 1e21 })],
  ])('%s is answered 201 with an id', async (name, body) => {
    const response = await desk.post(name.split(' ', 1)[0] ?? '', body)
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('vary')).toBe('Origin')
    expect(await response.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string })
  })
})

describe('fields', () => {
  const cases: [kind: string, path: string, body: unknown][] = [
    ['quote', 'name', quote({ name: '   ' })],
    ['quote', 'name', quote({ name: undefined })],
    ['quote', 'name', quote({ name: null })],
    ['quote', 'name', quote({ name: 7 })],
    ['quote', 'name', quote({ name: ['Ann'] })],
    ['quote', 'name', quote({ name: 'x'.repeat(101) })],
    ['quote', 'name', quote({ name: '\u0000\u200b\u001b' })],
    ['quote', 'phone', quote({ phone: '55-0134' })],
    ['quote', 'phone', quote({ phone: 6_315_550_134 })],
    ['quote', 'phone', quote({ phone: '(631) 555-01345' })],
    ['quote', 'location', quote({ location: '' })],
    ['quote', 'location', quote({ location: '1174' })],
    ['quote', 'location', quote({ location: '117431' })],
    ['quote', 'charger', quote({ charger: 'Level 3' })],
    ['quote', 'page_url', quote({ page_url: 'javascript:alert(1)' })],
    ['quote', 'page_url', quote({ page_url: `https://example.com/${'x'.repeat(17_000)}` })],
    ['quote', 'utm', quote({ utm: [] })],
    ['plan', 'utm', plan({ utm: Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`utm_${n}`, 'x'.repeat(1000)])) })],
    ['quote', 'utm.gclid', quote({ utm: { gclid: '1' } })],
    ['quote', 'utm.utm_source', quote({ utm: { utm_source: 1 } })],
    ['quote', 'utm', quote({ utm: JSON.parse('{"__proto__": "x"}') as unknown })],
    ['quote', 'extra', quote({ extra: 1 })],
    ['quote', '__proto__', { ...quote(), ['__proto__']: { admin: true } }],
    ['quote', 'subject', quote({ subject: 'https://spam.example' })],
    ['quote', 'email', quote({ email: 'a@b.co' })],
    ['quote', '', []],
    ['quote', '', 'text'],
    ['quote', '', null],
    ['estimate', 'firstName', estimate({ firstName: '' })],
    ['estimate', 'lastName', estimate({ lastName: '' })],
    ['estimate', 'email', estimate({ email: 'nobody' })],
    ['estimate', 'email', estimate({ email: 'a@b@c.de' })],
    ['estimate', 'email', estimate({ email: 'a@b' })],
    ['estimate', 'email', estimate({ email: `${'a'.repeat(300)}@example.com` })],
    ['estimate', 'message', estimate({ message: 'x'.repeat(5001) })],
    ['estimate', 'message', estimate({ message: null })],
    ['estimate', 'chargerType', estimate({ chargerType: 'Tesla' })],
    ['estimate', 'timeline', estimate({ timeline: 'yesterday' })],
    ['plan', 'page_url', plan({ page_url: undefined })],
    ['plan', 'town_slug', plan({ town_slug: 7 })],
    ['plan', 'utm', plan({ utm: undefined })],
    ['plan', 'brand', plan({ brand: null })],
    ['plan', 'brand.key', plan({ brand: { ...plan().brand, key: 'grizzl-e' } })],
    ['plan', 'brand.price', plan({ brand: { ...plan().brand, price: 1 } })],
    ['plan', 'amps', plan({ amps: 48 })],
    ['plan', 'amps', plan({ amps: '40' })],
    ['plan', 'panel_location', plan({ panel_location: 'ceiling' })],
    ['plan', 'mount_wall', plan({ mount_wall: 'left' })],
    ['plan', 'mount_height_in', plan({ mount_height_in: 17 })],
    ['plan', 'mount_height_in', plan({ mount_height_in: 73 })],
    ['plan', 'conduit_type', plan({ conduit_type: 'emt' })],
    ['plan', 'price_per_ft', plan({ price_per_ft: 0.5 })],
    ['plan', 'base_labor', plan({ base_labor: -1 })],
    ['plan', 'trench_ft', plan({ trench_ft: null })],
    ['plan', 'trench_price_per_ft', plan({ trench_price_per_ft: -0.01 })],
    ['plan', 'conduit_ft', plan({ conduit_ft: 10.5 })],
    ['plan', 'elbows', plan({ elbows: -1 })],
    ['plan', 'est_cost', plan({ est_cost: '588' })],
    ['plan', 'charger_position_ft.y', plan({ charger_position_ft: { x: 0, y: null, z: 0 } })],
    ['plan', 'panel_position_ft.w', plan({ panel_position_ft: { x: 0, y: 0, z: 0, w: 0 } })],
    ['plan', 'plan_image_jpeg', plan({ plan_image_jpeg: 'data:image/png;base64,AAAA' })],
    ['plan', 'plan_image_jpeg', plan({ plan_image_jpeg: 'data:image/jpeg;base64,!!!!' })],
    ['plan', 'plan_image_jpeg', plan({ plan_image_jpeg: `data:image/jpeg;base64,${Buffer.from('<script>'.repeat(50)).toString('base64')}` })],
    ['plan', 'plan_image_jpeg', plan({ plan_image_jpeg: paddedJpeg(4 * 1024 * 1024 + 1) })],
    ['plan', 'contact', plan({ contact: { name: null, phone: null, email: ' ' } })],
    ['plan', 'contact.phone', plan({ contact: { name: 'Ann', phone: '12', email: null } })],
    ['plan', 'contact.email', plan({ contact: { name: 'Ann', phone: null } })],
    ['plan', 'subject', plan({ subject: '' })],
  ]
  it.each(cases)('%s: %s is named in a 422', async (kind, path, body) => {
    const error = await expectRefused(await desk.post(kind, body), 422, 'invalid_lead')
    expect(error.fields?.map(field => field.path)).toEqual([path])
    expect(error.fields?.[0]?.message).toMatch(/^[A-Z].{3,}/)
  })

  it('names every field at once, in the order of the form', async () => {
    const error = await expectRefused(await desk.post('estimate', {}), 422, 'invalid_lead')
    expect(error.fields).toEqual([
      { path: 'firstName', message: 'Enter your first name' },
      { path: 'lastName', message: 'Enter your last name' },
      { path: 'phone', message: 'Enter your phone number' },
      { path: 'email', message: 'Enter your email address' },
    ])
  })

  it('answers a body of a thousand unknown fields with a short list', async () => {
    const body = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`field${n}${'x'.repeat(20)}`, n]))
    const error = await expectRefused(await desk.post('quote', body), 422, 'invalid_lead')
    expect(error.fields?.length).toBeLessThanOrEqual(50)
  })

  it('refuses a number beyond what a double holds', async () => {
    const text = JSON.stringify(plan()).replace('"est_cost":588', '"est_cost":1e999')
    const error = await expectRefused(await desk.send('plan', text, { 'content-type': 'application/json' }), 422, 'invalid_lead')
    expect(error.fields?.[0]?.path).toBe('est_cost')
  })
})

describe('bodies', () => {
  it.each([
    ['nothing', ''],
    ['half an object', '{"name": "Ann"'],
    ['a trailing comma', '{"name": "Ann",}'],
    ['two values', '{} {}'],
    ['NaN', '{"name": NaN}'],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
  ])('%s is malformed: 400', async (_name, body) => {
    await expectRefused(await desk.send('quote', body, { 'content-type': 'application/json' }), 400, 'malformed_body')
  })

  it('a million brackets are refused without harm', async () => {
    await expectRefused(await desk.send('plan', '['.repeat(1_000_000), { 'content-type': 'application/json' }), 400, 'malformed_body')
    const nested = '['.repeat(100_000) + ']'.repeat(100_000)
    await expectRefused(await desk.send('plan', `{"utm":${nested}}`, { 'content-type': 'application/json' }), 422, 'invalid_lead')
  })

  it.each([
    ['quote', 64 * 1024 + 1],
    ['estimate', 20_000_000],
    ['plan', 6 * 1024 * 1024 + 1],
    ['plan', 20_000_000],
  ])('%s of %d bytes is too large: 413, with and without Content-Length', async (kind, bytes) => {
    const text = `{"name":"${'x'.repeat(bytes - 11)}"}`
    await expectRefused(await desk.send(kind, text, { 'content-type': 'application/json' }), 413, 'body_too_large')
    const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    expect(await sendRaw(`${desk.url}/api/leads/${kind}`, text, chunked)).toBe(413)
  })

  it('takes a plan with a picture of almost 4 MiB', async () => {
    const response = await desk.post('plan', plan({ plan_image_jpeg: paddedJpeg(4 * 1024 * 1024) }))
    expect(response.status).toBe(201)
  })

  it.each(['text/plain;charset=UTF-8', 'application/json; charset=utf-8', 'APPLICATION/JSON', undefined])('reads JSON sent as %s', async type => {
    const body = new TextEncoder().encode(JSON.stringify(quote({ name: `Sent as ${type}` })))
    expect((await desk.send('quote', body, type === undefined ? {} : { 'content-type': type })).status).toBe(201)
  })

  it.each([
    ['quote', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['quote', { 'content-type': 'application/xml' }],
    ['quote', { 'content-type': 'application/json; charset=utf-16' }],
    ['quote', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
    ['plan', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('%s with %j is not understood: 415', async (kind, headers) => {
    await expectRefused(await desk.send(kind, '{}', headers), 415, 'unsupported_media_type')
  })
})

describe('headers and methods', () => {
  it.each(['short', 'x'.repeat(129), 'with a space', 'caf\u00e9-caf\u00e9', ''])('refuses the Idempotency-Key %j: 400', async key => {
    await expectRefused(await desk.post('quote', quote(), { 'idempotency-key': key }), 400, 'bad_idempotency_key')
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('answers %s with 405 and what is allowed', async method => {
    const response = await fetch(`${desk.url}/api/leads/quote`, { method, ...(method !== 'GET' && { body: '{}' }) })
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    await expectRefused(response, 405, 'method_not_allowed')
  })

  it('answers HEAD with 405 and no body', async () => {
    const response = await fetch(`${desk.url}/api/leads/quote`, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([405, ''])
  })

  it.each(['/api', '/api/', '/api/leads', '/api/leads/quotes', '/api/leads/quote/', '/api/leads/Quote', '/api/leads/plan/x', '/api/leads/__proto__'])('knows nothing at %s: 404', async path => {
    await expectRefused(await fetch(desk.url + path, { method: 'POST', body: '{}' }), 404, 'not_found')
  })
})

describe('origins', () => {
  const preflight = (origin: string) =>
    fetch(`${desk.url}/api/leads/plan`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,idempotency-key' },
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
    const response = await desk.post('quote', quote({ name: 'Behind a proxy' }), { origin: desk.url.replace('http:', 'https:') })
    expect(response.status).toBe(201)
  })

  it.each(['https://evil.example', 'https://partner.example.evil.example', 'http://partner.example', 'https://partner.example:8443', 'null'])('keeps %s out', async origin => {
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
  const browser = () => ({ accept: 'text/html,application/xhtml+xml', origin: desk.url, referer: `${desk.url}/locations/islip/?utm_source=mail&x=1` })
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
    const [rows] = await store.batch([{ sql: "SELECT page_url, payload FROM leads WHERE name LIKE 'Plain %'", parameters: [] }])
    await store.close()
    expect(rows).toHaveLength(1)
    expect(JSON.parse((rows?.[0] as { payload: string }).payload)).toMatchObject({ name: 'Plain <b>Form</b>', utm: { utm_source: 'mail' }, page_url: browser().referer })
  })

  it('finds the way back also behind a proxy that ends TLS', async () => {
    const { utm: _utm, page_url: _page, ...fields } = quote({ name: 'Behind it' })
    const outside = desk.url.replace('http:', 'https:')
    const response = await desk.send('quote', form(fields), { ...browser(), origin: outside, referer: `${outside}/locations/islip/` })
    expect(await response.text()).toContain('href="/locations/islip/"')
  })

  it('gets the long form’s own words', async () => {
    const { utm: _utm, page_url: _page, ...fields } = estimate()
    const response = await desk.send('estimate', form(fields), browser())
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Thank you! We&#39;ll contact you within 24 hours for your free estimate.')])
  })

  it('gets a list of what does not fit', async () => {
    const response = await desk.send('quote', form({ name: '', phone: '<script>', location: '12', charger: 'Tesla Wall Connector' }), browser())
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    for (const message of ['Enter your name', 'Enter a 10-digit phone number', 'Enter a 5-digit ZIP code']) expect(html).toContain(message)
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
  it.each(['/404', '/404/', '/404.html', '/404.html?x=1', '/404/index.html', '/%34%30%34', '/404%2ehtml', '//404', '/_not-found', '/nothing'])('%s is not found', async path => {
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

/** POSTs in pieces, under exactly these headers, and resolves to the status. */
function sendRaw(url: string, text: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method: 'POST', headers }, response => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    outgoing.on('error', reject)
    for (let at = 0; at < text.length; at += 65_536) outgoing.write(text.slice(at, at + 65_536))
    outgoing.end()
  })
}
