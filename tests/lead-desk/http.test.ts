// Responses of the lead desk: valid leads, methods, origins, forms without JavaScript, pictures and
// bodies that it refuses, the site itself. Limits: photos.test.ts.
import { describe, expect, it } from 'vitest'
import { photoPath } from '../../lib/leads/photos.ts'
import { estimate, jpegBytes, paddedJpeg, photo, plan, quote } from './sample-leads.ts'
import { sendRaw } from './lead-desk.ts'
import { SOURCE_HEADER } from '../../lib/visit-source.ts'
import { expectProblem } from './expect-problem.ts'
import { ownDesk } from './own-desk.ts'

const { desk, execute } = ownDesk(() => ({
  vars: { ALLOWED_ORIGINS: 'https://partner.example https://other.example/' },
}))

describe('a valid lead', () => {
  it.each([
    ['quote', quote()],
    ['estimate', estimate()],
    ['estimate with only what is required', { firstName: 'A', lastName: 'B', phone: '6315550109', email: 'a@b.co' }],
    ['quote without an area code', quote({ phone: '555-0134' })],
    ['plan', plan()],
    ['photo', photo()],
    ['plan with contact', plan({ contact: { name: 'Ann', phone: null, email: null } })],
    [
      'plan with a detached wall and large prices',
      plan({ mount_wall: 'detached', trench_ft: 1_000_000, price_per_ft: 1e15, est_cost: 1e21 }),
    ],
  ])('%s: 201 with an id and its status page', async (name, body) => {
    const response = await desk.post(name.split(' ', 1)[0] ?? '', body)
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('vary')).toBe('Origin')
    expect(await response.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string,
      status: expect.stringMatching(/^\/api\/leads\/status\/[\da-f]{32}$/) as string,
    })
  })
})

describe('headers and methods', () => {
  it.each(['short', 'x'.repeat(129), 'with a space', 'caf\u00e9-caf\u00e9', ''])(
    'refuses the Idempotency-Key %j with 400',
    async key => {
      await expectProblem(await desk.post('quote', quote(), { 'idempotency-key': key }), 400, 'bad_idempotency_key')
    },
  )

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('answers %s with 405 and Allow', async method => {
    const response = await fetch(`${desk.url}/api/leads/quote`, { method, ...(method !== 'GET' && { body: '{}' }) })
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    await expectProblem(response, 405, 'method_not_allowed')
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
  ])('answers %s with 404', async path => {
    await expectProblem(await fetch(desk.url + path, { method: 'POST', body: '{}' }), 404, 'not_found')
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

  it('accepts the site itself and the allowed origins', async () => {
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

  it('accepts the site itself behind a proxy that terminates TLS', async () => {
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
  ])('refuses %s with 403', async origin => {
    for (const response of [await preflight(origin), await desk.post('quote', quote(), { origin })]) {
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      await expectProblem(response, 403, 'origin_not_allowed')
    }
  })

  it('lets an allowed origin read errors too', async () => {
    const response = await desk.post('quote', {}, { origin: 'https://partner.example' })
    expect(response.headers.get('access-control-allow-origin')).toBe('https://partner.example')
    await expectProblem(response, 422, 'invalid_lead')
  })

  it('accepts the site’s own form when the browser sends Origin: null', async () => {
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

  it('gets a page with the success message, and the lead has the page of the form', async () => {
    const { utm: _utm, page_url: _page, ...fields } = quote({ name: 'Plain <b>Form</b>', subject: '' })
    const response = await desk.send('quote', form({ ...fields, 'of-an-extension': '1' }), browser())
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).toContain('Quote request submitted!')
    expect(html).toContain('We&#39;ll contact you within 24 hours with your estimate.')
    expect(html).toContain('href="/locations/islip/?utm_source=mail&#38;x=1"')
    expect(html).not.toContain('<script')
    const rows = await execute("SELECT payload FROM leads WHERE name LIKE 'Plain %'")
    expect(rows.map(({ payload }) => JSON.parse(String(payload)) as unknown)).toMatchObject([
      {
        name: 'Plain <b>Form</b>',
        utm: { utm_source: 'mail' },
        // Path, utm parameters and click ids only.
        page_url: browser().referer.replace('&x=1', ''),
      },
    ])
  })

  it('gets a link back to its page behind a proxy that terminates TLS', async () => {
    const { utm: _utm, page_url: _page, ...fields } = quote({ name: 'Behind it' })
    const outside = desk.url.replace('http:', 'https:')
    const response = await desk.send('quote', form(fields), {
      ...browser(),
      origin: outside,
      referer: `${outside}/locations/islip/`,
    })
    expect(await response.text()).toContain('href="/locations/islip/"')
  })

  it('gets a list of the invalid fields', async () => {
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

  it('gets a page for other errors too', async () => {
    const response = await desk.send('quote', form({}), { ...browser(), origin: 'https://evil.example' })
    expect([response.status, response.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
  })

  it('gets JSON when a program sends it', async () => {
    await expectProblem(await desk.send('quote', form({ name: 'A' }), { accept: '*/*' }), 422, 'invalid_lead')
  })
})

describe('a plan whose picture is', () => {
  // Every other fault of a file: worker/receive/photos/jpeg.test.ts.
  it.each<[string, Buffer | string]>([
    ['a text', Buffer.from('<script>'.repeat(50))],
    ['no base64', '/9j/*'],
    ['nothing', ''],
    ['over 1 MiB', Buffer.from(paddedJpeg(1024 * 1024 + 1).split(',')[1] ?? '', 'base64')],
    ['cut off', jpegBytes.subarray(0, -20)],
  ])('%s is stored without it, says so, and its picture is refused by itself', async (name, picture) => {
    const base64 = typeof picture === 'string' ? picture : picture.toString('base64')
    const body = plan({ plan_image_jpeg: `data:image/jpeg;base64,${base64}` })
    const key = `unsound-${name.replace(/\W/g, '-')}`
    for (const status of [201, 200]) {
      const response = await desk.post('plan', body, { 'idempotency-key': key })
      expect([response.status, await response.json()]).toMatchObject([
        status,
        { id: expect.stringMatching(/^[\da-f-]{36}$/) as string, kept: false },
      ])
    }
    const rows = await execute('SELECT image_key, image_dropped FROM leads WHERE idempotency_key = ?1', key)
    expect(rows).toEqual([{ image_key: null, image_dropped: 3 }])
    const put = await fetch(`${desk.url}${photoPath(key, 0, 'plan')}`, {
      method: 'PUT',
      body: Buffer.from(base64, 'base64'),
      headers: { 'content-type': 'image/jpeg' },
    })
    // Final: a page sends it once, and never again.
    expect([413, 422]).toContain(put.status)
  })
})

describe('bodies', () => {
  it.each([
    ['nothing', ''],
    ['half an object', '{"name": "Ann"'],
    ['a trailing comma', '{"name": "Ann",}'],
    ['two values', '{} {}'],
    ['NaN', '{"name": NaN}'],
    ['bytes that are not UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
  ])('%s: 400', async (_name, body) => {
    await expectProblem(await desk.send('quote', body, { 'content-type': 'application/json' }), 400, 'malformed_body')
  })

  it.each([
    ['quote', 256 * 1024 + 1],
    ['estimate', 20_000_000],
    ['plan', 2 * 1024 * 1024 + 1],
  ])('%s of %d bytes is too large: 413, with and without Content-Length', async (kind, bytes) => {
    const text = `{"name":"${'x'.repeat(bytes - 11)}"}`
    await expectProblem(await desk.send(kind, text, { 'content-type': 'application/json' }), 413, 'body_too_large')
    const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    expect(await sendRaw(`${desk.url}/api/leads/${kind}`, text, chunked)).toBe(413)
  })

  it('cuts a page address and utm_ parameters that are too long', async () => {
    const long = {
      page_url: `https://example.com/?${'x'.repeat(200_000)}`,
      utm: Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`utm_${n}`, 'x'.repeat(1000)])),
    }
    for (const [kind, body] of [
      ['quote', quote(long)],
      ['plan', plan(long)],
    ] as const)
      expect((await desk.post(kind, body)).status).toBe(201)
    const rows = await execute("SELECT page_url, payload FROM leads WHERE page_url LIKE 'https://example.com/%'")
    expect(rows).toHaveLength(2)
    for (const { page_url, payload } of rows) {
      expect(page_url).toBe('https://example.com/')
      expect(Object.keys((JSON.parse(String(payload)) as { utm: object }).utm)).toEqual([
        'utm_0',
        'utm_1',
        'utm_2',
        'utm_3',
      ])
    }
  })

  it('takes a plan with a picture of 1 MiB', async () => {
    const response = await desk.post('plan', plan({ plan_image_jpeg: paddedJpeg(1024 * 1024) }))
    expect(response.status).toBe(201)
  })

  it.each(['text/plain;charset=UTF-8', 'application/json; charset=utf-8', 'APPLICATION/JSON', undefined])(
    'reads JSON sent as %s',
    async type => {
      const body = new TextEncoder().encode(JSON.stringify(quote({ name: `Sent as ${type}` })))
      expect((await desk.send('quote', body, type === undefined ? {} : { 'content-type': type })).status).toBe(201)
    },
  )

  it.each([
    ['quote', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['quote', { 'content-type': 'application/xml' }],
    ['quote', { 'content-type': 'application/json; charset=utf-16' }],
    ['quote', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
    ['plan', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('%s with %j: 415', async (kind, headers) => {
    await expectProblem(await desk.send(kind, '{}', headers), 415, 'unsupported_media_type')
  })
})

it.each(['x'.repeat(9000), '%%%&&&===', 'first_gclid=%00%ff&latest_utm_source=%3Cscript%3E', '\u00e9\u00ff'])(
  'a source that says %j refuses no lead, and the page is kept as path, campaign tags and click ids',
  async source => {
    const page_url = 'https://www.example.com/contact?email=ann%40example.com&gclid=1#form'
    const response = await desk.post('quote', quote({ name: `Source ${source.length}`, page_url }), {
      [SOURCE_HEADER]: source,
    })
    expect(response.status).toBe(201)
    const [row] = await execute('SELECT page_url FROM leads ORDER BY seq DESC LIMIT 1')
    expect(row).toEqual({ page_url: 'https://www.example.com/contact?gclid=1' })
  },
)
