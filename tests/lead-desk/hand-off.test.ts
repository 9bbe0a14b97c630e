// Photos from a phone to the computer that shows the code: who can do what with which key, how
// long, how many, and what is left afterwards.
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  HAND_OFF_PATH,
  HAND_OFF_PHOTO_PATH,
  type HandOffKeys,
  LENS_HEADER,
  MAX_HAND_OFF_PHOTOS,
  PHOTO_NUMBER_HEADER,
  writeLens,
} from '../../lib/leads/hand-off.ts'
import { MAX_PHOTO_BYTES } from '../../lib/leads/photos.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { expectProblem } from './expect-problem.ts'
import { ownDesk } from './own-desk.ts'

const { desk, store, execute } = ownDesk()
const lens = writeLens({ focal35Mm: 26, isWhole: true })
let jpeg: Buffer
let other: Buffer
beforeAll(async () => {
  const picture = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 52/1 0/1' } })
      .jpeg()
      .toBuffer()
  ;[jpeg, other] = await Promise.all([picture('#27a'), picture('#a72')])
})

const begin = async () => (await (await fetch(desk.url + HAND_OFF_PATH, { method: 'POST' })).json()) as HandOffKeys

const ask = (method: string, key: string, query = '', init: RequestInit = {}) =>
  fetch(`${desk.url}${HAND_OFF_PHOTO_PATH}${query}`, {
    ...init,
    method,
    headers: { authorization: `Bearer ${key}`, ...init.headers },
  })
const put = (key: string, body: Uint8Array = jpeg, headers: Record<string, string> = {}) =>
  ask('PUT', key, '', {
    body: new Uint8Array(body),
    headers: { 'content-type': 'image/jpeg', [LENS_HEADER]: lens, ...headers },
  })
const collect = (key: string, after = 0) => ask('GET', key, `?after=${after}`)
const numberOf = (response: Response) => [response.status, response.headers.get(PHOTO_NUMBER_HEADER)]

/** Lets the time of all hand-offs go by. */
const pass = (minutes: number) => execute('UPDATE hand_offs SET until_ms = until_ms - ?1', minutes * MINUTE_MS)
/** Whether the desk has the photo of a code. */
const isStored = async (add: string, number = 1) => {
  const id = createHash('sha256').update(add).digest('hex').slice(0, 32)
  return (await store.getImage(`hand-offs/${id}/${number}.jpg`)) !== undefined
}

describe('a photo', () => {
  it('comes without metadata but with its lens, is kept until it is collected, and then removed', async () => {
    const { add, collect: key } = await begin()
    expect([(await ask('HEAD', add)).status, (await put(add)).status]).toEqual([204, 201])
    for (const _again of ['the answer', 'lost and asked for anew']) {
      const response = await collect(key)
      expect(numberOf(response)).toEqual([200, '1'])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get(LENS_HEADER)).toBe(lens)
      const found = Buffer.from(await response.arrayBuffer())
      expect(found.toString('latin1')).not.toMatch(/Exif|Secret camera/)
      expect((await sharp(found).raw().toBuffer()).equals(await sharp(jpeg).raw().toBuffer())).toBe(true)
    }
    expect(await isStored(add)).toBe(true)
    expect((await ask('DELETE', key, '?number=1')).status).toBe(204)
    expect(await isStored(add)).toBe(false)
  })

  it('that is waited for comes with the request that waits', async () => {
    const { add, collect: key } = await begin()
    const waiting = collect(key)
    await new Promise(resolve => setTimeout(resolve, 500))
    await put(add)
    expect(numberOf(await waiting)).toEqual([200, '1'])
    const none = await collect(key, 1)
    expect([none.status, await none.text()]).toEqual([204, ''])
  }, 60_000)

  it('that is sent again is the same one; of two the newest comes', async () => {
    const { add, collect: key } = await begin()
    await put(add)
    await put(add)
    expect(numberOf(await collect(key))).toEqual([200, '1'])
    // The same code on a second phone.
    await put(add, other)
    expect(numberOf(await collect(key, 1))).toEqual([200, '2'])
    await ask('DELETE', key, '?number=2')
    expect([await isStored(add), await isStored(add, 2)]).toEqual([false, false])
  })
})

describe('the key in the code', () => {
  it('only adds: it reads, collects and removes nothing', async () => {
    const { add, collect: key } = await begin()
    await put(add)
    await expectProblem(await collect(add), 410, 'gone')
    expect((await ask('DELETE', add, '?number=1')).status).toBe(204)
    for (const path of [`/api/leads/sheet/${add}`, `/api/leads/office/${add}`, `/api/leads/photos/${add}/1`])
      expect((await fetch(desk.url + path)).status).not.toBe(200)
    expect(numberOf(await collect(key))).toEqual([200, '1'])
    expect(JSON.stringify(await execute('SELECT * FROM hand_offs'))).not.toMatch(new RegExp(`${add}|${key}`))
  })

  it('ends after 30 minutes; what came before is collected for five more', async () => {
    const { add, collect: key } = await begin()
    await pass(29)
    expect((await put(add)).status).toBe(201)
    await pass(2)
    expect((await ask('HEAD', add)).status).toBe(410)
    await expectProblem(await put(add, other), 410, 'gone')
    await desk.runSchedule()
    expect(numberOf(await collect(key))).toEqual([200, '1'])
    await expectProblem(await collect(key, 1), 410, 'gone')
    await pass(5)
    await desk.runSchedule()
    await expectProblem(await collect(key), 410, 'gone')
    expect([await execute('SELECT id FROM hand_offs'), await isStored(add)]).toEqual([[], false])
  })

  it(`takes ${MAX_HAND_OFF_PHOTOS} photos`, async () => {
    const { add } = await begin()
    await execute('UPDATE hand_offs SET added = ?1', MAX_HAND_OFF_PHOTOS - 1)
    expect((await put(add)).status).toBe(201)
    await expectProblem(await put(add, other), 410, 'gone')
    expect(await isStored(add, MAX_HAND_OFF_PHOTOS)).toBe(true)
    await pass(60)
    await desk.runSchedule()
    expect(await isStored(add, MAX_HAND_OFF_PHOTOS)).toBe(false)
  })
})

describe('a request', () => {
  it.each<[string, (add: string) => Promise<Response>, number, string]>([
    ['with a key that nobody has', () => put('0'.repeat(32)), 410, 'gone'],
    ['without a key', () => fetch(desk.url + HAND_OFF_PHOTO_PATH), 410, 'gone'],
    ['with something else for a key', () => put("' OR 1=1 --"), 410, 'gone'],
    ['of another type', add => put(add, jpeg, { 'content-type': 'image/png' }), 415, 'unsupported_media_type'],
    ['with half a JPEG', add => put(add, jpeg.subarray(0, -9)), 422, 'invalid_lead'],
    ['with a page', add => put(add, Buffer.from('<script>')), 422, 'invalid_lead'],
    ['over 1 MiB', add => put(add, Buffer.alloc(MAX_PHOTO_BYTES + 1)), 413, 'body_too_large'],
    ['with a long lens', add => put(add, jpeg, { [LENS_HEADER]: 'x'.repeat(201) }), 422, 'invalid_lead'],
    ['from another site', add => put(add, jpeg, { origin: 'https://evil.example' }), 403, 'origin_not_allowed'],
    ['with another method', add => ask('PATCH', add), 405, 'method_not_allowed'],
    ['for something else', () => fetch(`${desk.url}${HAND_OFF_PATH}/plan`), 404, 'not_found'],
  ])('%s is refused', async (_name, request, status, code) => {
    const { add } = await begin()
    await expectProblem(await request(add), status, code)
    expect(await isStored(add)).toBe(false)
  })

  it('for a code is refused while 200 are open, and no longer', async () => {
    await execute('DELETE FROM hand_offs')
    await execute(
      "INSERT INTO hand_offs (id, until_ms) SELECT 'flood-' || value, ?2 FROM json_each(?1)",
      JSON.stringify(Array.from({ length: 200 }, (_, n) => n)),
      Date.now() - 1,
    )
    expect((await fetch(desk.url + HAND_OFF_PATH, { method: 'POST' })).status).toBe(201)
    await execute('UPDATE hand_offs SET until_ms = ?1', Date.now() + 60_000)
    await expectProblem(await fetch(desk.url + HAND_OFF_PATH, { method: 'POST' }), 503, 'overloaded')
    await execute('DELETE FROM hand_offs')
  })
})

it('a photo that cannot be stored is answered with 503', async () => {
  const { add } = await begin()
  await execute('ALTER TABLE hand_offs RENAME TO hand_offs_away')
  await expectProblem(await put(add), 503, 'storage_unavailable')
  await execute('ALTER TABLE hand_offs_away RENAME TO hand_offs')
  expect((await put(add)).status).toBe(201)
})
