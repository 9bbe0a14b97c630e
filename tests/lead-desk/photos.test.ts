// Photos that follow a lead: stored without metadata, shown on the lead page, counted, replaced,
// and removed with the lead.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { leadPageWords as words } from '../../content/words/staff-pages.ts'
import { HAND_OFF_PATH } from '../../lib/leads/hand-off.ts'
import { MAX_PHOTO_BYTES, photoPath, type PhotoNumber, type PhotoSubject } from '../../lib/leads/photos.ts'
import { expectProblem } from './expect-problem.ts'
import { type LeadDesk, openState, startLeadDesk } from './lead-desk.ts'
import { estimate, photo, quote } from './sample-leads.ts'
import { idOf, ownDesk } from './own-desk.ts'
import { type Service, startService } from './services/index.ts'
import { textOf } from './staff-page.ts'

let destination: Service
let jpeg: Buffer
let other: Buffer

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 52/1 0/1' } })
    .jpeg()
    .toBuffer()

const { desk, store, execute, leads, leadPageOf } = ownDesk(async () => {
  destination = await startService('json')
  return {
    vars: { LEAD_FORWARD_URL: destination.url, ALLOWED_ORIGINS: 'https://partner.example', LEAD_DAILY_IMAGES: '100' },
  }
})
beforeAll(async () => {
  ;[jpeg, other] = await Promise.all([picture('#27a'), picture('#a72')])
})

interface PutOptions {
  readonly what?: string
  readonly body?: Uint8Array | string
  readonly headers?: Record<string, string>
  readonly on?: LeadDesk
}

const put = (key: string, number: number, { what = 'panel', body = jpeg, headers = {}, on = desk }: PutOptions = {}) =>
  fetch(on.url + photoPath(key, number as PhotoNumber, what as PhotoSubject), {
    method: 'PUT',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'content-type': 'image/jpeg', ...headers },
  })
const photoRows = (key: string) =>
  execute('SELECT number, what, lead_id, image_key FROM photos WHERE lead_key = ?1 ORDER BY number', key)
const imageKeys = async (key: string) => (await photoRows(key)).map(({ image_key }) => String(image_key))

async function sendLead(kind: string, body: object, headers: Record<string, string> = {}) {
  const key = crypto.randomUUID()
  const id = await idOf(await desk.post(kind, body, { 'idempotency-key': key, ...headers }))
  return { id, key }
}

describe('a photo', () => {
  it('is stored without metadata under its lead, and shown on the lead page', async () => {
    const { id, key } = await sendLead('estimate', estimate({ firstName: 'Shown' }), { 'x-lead-photos': '3' })
    const leadPage = await leadPageOf(id)
    expect(await textOf(leadPage)).toContain(words.photosExpected(3))
    const response = await put(key, 2, { what: 'label' })
    expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
      201,
      'no-store',
      { id: `${key}/2`, kept: true },
    ])
    const page = await textOf(leadPage)
    for (const text of [words.photo.label, '/photo/2', words.photosExpected(2)]) expect(page).toContain(text)
    const image = await fetch(`${leadPage}/photo/2`)
    expect([image.status, image.headers.get('content-type'), image.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ])
    const stored = Buffer.from(await image.arrayBuffer())
    expect(stored.toString('latin1')).not.toMatch(/Exif|Secret camera/)
    expect((await sharp(stored).raw().toBuffer()).equals(await sharp(jpeg).raw().toBuffer())).toBe(true)
    expect((await fetch(`${leadPage}/photo/1`)).status).toBe(404)
    expect((await fetch(`${leadPage}/photo/5`)).status).toBe(404)
  })

  it('that is sent again is stored once; another one takes its place', async () => {
    const { key } = await sendLead('quote', quote({ name: 'Again' }))
    expect((await put(key, 1)).status).toBe(201)
    const [first = ''] = await imageKeys(key)
    expect((await put(key, 1)).status).toBe(200)
    expect(await imageKeys(key)).toEqual([first])
    expect((await put(key, 1, { what: 'wall', body: other })).status).toBe(201)
    const [second = ''] = await imageKeys(key)
    expect(await photoRows(key)).toMatchObject([{ number: 1, what: 'wall' }])
    await desk.runSchedule()
    expect([await store.getImage(first), (await store.getImage(second)) !== undefined]).toEqual([undefined, true])
  })

  it('that twenty requests send at once is stored once', async () => {
    const { id, key } = await sendLead('quote', quote({ name: 'At once' }))
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await put(key, 3)).status))
    expect(statuses.every(status => status === 200 || status === 201)).toBe(true)
    expect(await photoRows(key)).toMatchObject([{ number: 3, lead_id: id }])
    await desk.runSchedule()
    expect(await execute('SELECT image_key FROM loose_pictures')).toEqual([])
  })

  it('that comes before its lead belongs to it, and goes after a day without one', async () => {
    const key = crypto.randomUUID()
    expect((await put(key, 1)).status).toBe(201)
    expect((await put(`${key}-stray`, 1)).status).toBe(201)
    expect(await photoRows(key)).toMatchObject([{ lead_id: null }])
    const response = await desk.post('estimate', estimate({ firstName: 'Late' }), { 'idempotency-key': key })
    expect(await photoRows(key)).toMatchObject([{ lead_id: ((await response.json()) as { id: string }).id }])
    const [stray = ''] = await imageKeys(`${key}-stray`)
    for (const hours of [23, 25]) {
      await execute(
        'UPDATE photos SET received_at_ms = ?2 WHERE lead_key LIKE ?1',
        `${key}%`,
        Date.now() - hours * 3_600_000,
      )
      await desk.runSchedule()
      expect(await photoRows(`${key}-stray`)).toHaveLength(hours === 23 ? 1 : 0)
    }
    expect(await store.getImage(stray)).toBeUndefined()
    expect(await photoRows(key), 'with a lead they stay').toHaveLength(1)
  })

  it('without a lead is refused when many others have none', async () => {
    await execute(
      `INSERT INTO photos (lead_key, number, what, body_hash, image_key, received_at_ms)
       SELECT 'stranger-' || value, 1, 'wall', '', value, ?2 FROM json_each(?1)`,
      JSON.stringify(Array.from({ length: 40 }, (_, n) => n)),
      Date.now(),
    )
    const response = await put('nobody-has-this-key', 1)
    expect(response.headers.get('retry-after')).toBe('300')
    await expectProblem(response, 429, 'too_many_requests')
    const { key } = await sendLead('quote', quote({ name: 'Has a lead' }))
    expect((await put(key, 1)).status).toBe(201)
    await execute("DELETE FROM photos WHERE lead_key LIKE 'stranger-%'")
  })
})

describe('a request', () => {
  const KEY = 'a-key-of-this-test'

  it.each<[string, () => Promise<Response>, number, string]>([
    ['with another number', () => put(KEY, 5), 404, 'not_found'],
    ['with a short key', () => put('short', 1), 400, 'bad_idempotency_key'],
    ['for something unknown', () => put(KEY, 1, { what: 'dog' }), 422, 'invalid_lead'],
    ['of another type', () => put(KEY, 1, { headers: { 'content-type': 'image/png' } }), 415, 'unsupported_media_type'],
    ['without a body', () => put(KEY, 1, { body: '' }), 422, 'invalid_lead'],
    ['with half a JPEG', () => put(KEY, 1, { body: jpeg.subarray(0, -9) }), 422, 'invalid_lead'],
    ['over 1 MiB', () => put(KEY, 1, { body: Buffer.alloc(MAX_PHOTO_BYTES + 1) }), 413, 'body_too_large'],
  ])('%s is refused', async (_name, request, status, code) => {
    await expectProblem(await request(), status, code)
    expect(await photoRows(KEY)).toEqual([])
  })

  it.each(['GET', 'HEAD', 'POST', 'DELETE'])('with %s is answered with 405 and Allow', async method => {
    const response = await fetch(desk.url + photoPath(KEY, 1, 'wall'), { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'PUT, OPTIONS'])
  })

  it('is taken from the site and the allowed origins only', async () => {
    const preflight = (origin: string) =>
      fetch(desk.url + photoPath(KEY, 1, 'wall'), {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
      })
    for (const origin of [desk.url, 'https://partner.example']) {
      const { status, headers } = await preflight(origin)
      expect([
        status,
        headers.get('access-control-allow-origin'),
        headers.get('access-control-allow-methods'),
        headers.get('access-control-allow-headers'),
      ]).toEqual([204, origin, 'PUT', 'content-type'])
      expect((await put(`origin-${crypto.randomUUID()}`, 1, { headers: { origin } })).status).toBe(201)
    }
    for (const origin of ['https://evil.example', 'null']) {
      await expectProblem(await preflight(origin), 403, 'origin_not_allowed')
      await expectProblem(await put(KEY, 1, { headers: { origin } }), 403, 'origin_not_allowed')
    }
  })
})

describe('the staff', () => {
  const deliveries = (id: string) => destination.posts.filter(({ body }) => body.id === id)

  it('is told once, with the number of photos that were announced', async () => {
    const { id, key } = await sendLead('photo', photo(), { 'x-lead-photos': '2' })
    await vi.waitFor(() => expect(deliveries(id)).toHaveLength(1), { timeout: 10_000 })
    expect(deliveries(id)[0]?.body).toMatchObject({ kind: 'photo', photos: { announced: 2, arrived: 0 } })
    await put(key, 1, { what: 'marked' })
    await put(key, 2, { what: 'clean' })
    await desk.runSchedule()
    expect(deliveries(id)).toHaveLength(1)
  })

  it('exports and deletes photos with their lead', async () => {
    const contact = { name: 'Files', phone: null, email: 'f@example.com' }
    const { id, key } = await sendLead('photo', photo({ contact }), { 'x-lead-photos': '3' })
    await put(key, 1, { what: 'marked' })
    await put(key, 2, { what: 'clean' })
    expect(JSON.parse((await leads('export', '--json', '--find', 'Files')).stdout)).toMatchObject([
      {
        photos: [
          { number: 1, what: 'marked' },
          { number: 2, what: 'clean' },
        ],
        photos_announced: 3,
      },
    ])
    const [head = '', row = ''] = (await leads('export', '--all', '--find', 'Files')).stdout.split('\r\n')
    const cells = Object.fromEntries(head.split(',').map((name, index) => [name, row.split(',')[index]]))
    expect(cells).toMatchObject({ '"photos"': '2', '"photos_announced"': '3' })
    const keys = await imageKeys(key)
    expect(await leads('delete', id, '--yes')).toMatchObject({ code: 0 })
    expect(await photoRows(key)).toEqual([])
    expect(await Promise.all(keys.map(one => store.getImage(one)))).toEqual([undefined, undefined])
    expect(await execute("SELECT image_key FROM loose_pictures WHERE image_key LIKE 'photos/%'")).toEqual([])
  })
})

describe('limits', () => {
  let limited: LeadDesk
  beforeAll(async () => {
    limited = await startLeadDesk({ postsPerMinute: 3, vars: { LEAD_DAILY_IMAGES: '1' } })
  })
  afterAll(() => limited.stop())

  /** Posts until one is refused. At most one new minute of the clock begins in between. */
  async function untilRefused(post: (n: number) => Promise<Response>) {
    let taken = 0
    let response = await post(taken)
    for (; response.ok && taken < 6; response = await post(taken)) taken++
    expect(taken).toBeGreaterThanOrEqual(3)
    expect(response.headers.get('retry-after')).toBe('60')
    await expectProblem(response, 429, 'too_many_requests')
  }

  it('of a minute count photos and codes apart from leads, and let pages be read', async () => {
    await untilRefused(n => limited.post('quote', quote({ name: `Limited ${n}` })))
    await untilRefused(n => put(`limited-${n}-key`, 1, { on: limited }))
    await untilRefused(() => fetch(limited.url + HAND_OFF_PATH, { method: 'POST' }))
    expect((await fetch(limited.url)).status).toBe(200)
  })

  it('of a day drop photos, and the staff is told', async () => {
    const key = crypto.randomUUID()
    const headers = { 'cf-connecting-ip': '198.51.100.8' }
    await limited.post('quote', quote({ name: 'Dropped' }), { 'idempotency-key': key, ...headers })
    const response = await put(key, 1, { on: limited, headers })
    expect([response.status, await response.json()]).toEqual([200, { id: `${key}/1`, kept: false }])
    const limitedStore = openState(limited.state)
    const [rows, photos] = await limitedStore.batch([
      { sql: "SELECT image_dropped FROM leads WHERE name = 'Dropped'", parameters: [] },
      { sql: 'SELECT lead_key FROM photos', parameters: [] },
    ])
    expect([rows, photos]).toEqual([[{ image_dropped: 1 }], [{ lead_key: 'limited-0-key' }]])
    await limitedStore.close()
  })
})

it('a photo that cannot be stored is answered with 503 and leaves nothing', async () => {
  const { key } = await sendLead('quote', quote({ name: 'No table' }))
  await execute('ALTER TABLE photos RENAME TO photos_away')
  await expectProblem(await put(key, 1), 503, 'storage_unavailable')
  await execute('ALTER TABLE photos_away RENAME TO photos')
  expect((await put(key, 1)).status).toBe(201)
})
