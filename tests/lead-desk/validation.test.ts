// Invalid fields, numbers and bodies: the lead desk answers with the right status and names each
// field.
import { describe, expect, it } from 'vitest'
import { photoPath } from '../../lib/leads/photos.ts'
import { jpegBytes, paddedJpeg, plan, quote } from './sample-leads.ts'
import { sendRaw } from './lead-desk.ts'
import { expectProblem } from './expect-problem.ts'
import { ownDesk } from './own-desk.ts'

const { desk, execute } = ownDesk()

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
    ['plan', 20_000_000],
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
