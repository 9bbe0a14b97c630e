// The health check under outages of the desk's own stores: 503 within three minutes, 200 again
// within four minutes of the end, and counts only. Minutes pass by moving what was written.
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { leadPageWords as words } from '../../content/words/staff-pages.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { numberedQuote, plan, quote } from './sample-leads.ts'
import { ownDesk } from './own-desk.ts'

const { desk, store, execute, leadPageOf } = ownDesk(() => ({ vars: { LEAD_NO_DESTINATION: 'allowed' } }))

async function health() {
  const response = await fetch(`${desk.url}/api/health`)
  const { problems } = (await response.json()) as { problems: string[] }
  return [response.status, problems] as const
}
/** Makes every record older. The triggers of an outage let it pass. */
const pass = (minutes: number) =>
  store.batch([
    { sql: 'UPDATE probes SET at_ms = at_ms - ?1', parameters: [minutes * MINUTE_MS] },
    { sql: 'UPDATE refused_leads SET minute = minute - ?1', parameters: [minutes] },
    { sql: 'UPDATE leads SET received_at_ms = received_at_ms - ?1', parameters: [minutes * MINUTE_MS] },
  ])
let count = 0
const post = async () => (await desk.post('quote', numberedQuote(++count))).status

/** No table of the desk takes a new row, as on a read-only or a full disk. */
const refuseWrites = async (message: string) => {
  for (const [name, event, table] of [
    ['leads', 'BEFORE INSERT', 'leads'],
    ['probes', 'BEFORE INSERT', 'probes'],
    ['refused', 'BEFORE INSERT', 'refused_leads'],
    ['uploads', 'BEFORE INSERT', 'loose_pictures'],
  ])
    await execute(`CREATE TRIGGER outage_${name} ${event} ON ${table} BEGIN SELECT RAISE(ABORT, '${message}'); END`)
}
const takeWrites = async () => {
  for (const name of ['leads', 'probes', 'refused', 'uploads']) await execute(`DROP TRIGGER IF EXISTS outage_${name}`)
}
const pictures = () => path.join(desk.state, 'v3/r2')
/** A file stands where the pictures' folder was. */
const refusePictures = () => {
  renameSync(pictures(), `${pictures()}-away`)
  writeFileSync(pictures(), '')
}
const takePictures = () => {
  rmSync(pictures())
  renameSync(`${pictures()}-away`, pictures())
}

describe('the health check', () => {
  it('is good before the first run, and after one', async () => {
    expect(await health()).toEqual([200, []])
    await desk.runSchedule()
    expect(await health()).toEqual([200, []])
    expect(readdirSync(pictures())).not.toEqual([])
  })

  it.each<[string, () => unknown, () => unknown, string]>([
    [
      'the database is not writable',
      () => refuseWrites('attempt to write a readonly database'),
      takeWrites,
      'database',
    ],
    ['the disk is full', () => refuseWrites('database or disk is full'), takeWrites, 'database'],
    ['the pictures’ store is down', refusePictures, takePictures, 'pictures'],
  ])('fails within three minutes when %s, and is good again within four', async (_what, begin, end, name) => {
    await desk.runSchedule()
    await begin()
    await pass(3)
    await desk.runSchedule()
    const [status, problems] = await health()
    expect([status, problems.filter(problem => problem.includes(name))]).toEqual([503, [expect.any(String)]])
    await end()
    await desk.runSchedule()
    await pass(2)
    await desk.runSchedule()
    expect(await health()).toEqual([200, []])
  })

  it('fails at once when most leads are turned away, and is good again three minutes after the last', async () => {
    await execute("CREATE TRIGGER outage_leads BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END")
    expect(await post()).toBe(503)
    expect(await health()).toEqual([503, ['most leads are turned away']])
    await takeWrites()
    expect(await post()).toBe(201)
    await desk.runSchedule()
    await vi.waitFor(async () => expect(await execute('SELECT SUM(leads) AS n FROM refused_leads')).toEqual([{ n: 1 }]))
    await pass(4)
    await desk.runSchedule()
    expect(await health()).toEqual([200, []])
  })

  const json = { 'content-type': 'application/json' }
  /** `body` with so many arrays in place of the text 'deep'. */
  const sendDeep = (kind: string, body: unknown, levels: number) =>
    desk.send(kind, JSON.stringify(body).replace('"deep"', '['.repeat(levels) + ']'.repeat(levels)), json)
  it.each<[string, number, () => Promise<Response>]>([
    ['an empty lead', 422, () => desk.post('quote', {})],
    ...[21, 5_000, 100_000].flatMap((levels): [string, number, () => Promise<Response>][] => [
      [`${levels} levels`, 422, () => sendDeep('plan', 'deep', levels)],
      [`${levels} levels in the hidden field`, 422, () => sendDeep('quote', quote({ subject: 'deep' }), levels)],
      [`${levels} levels in a photo`, 422, () => sendDeep('photo', { utm: { utm_source: 'deep' } }, levels)],
    ]),
    ['a number that overflows', 422, () => desk.send('plan', '{"est_cost":1e999}', json)],
    ['too large a body', 413, () => desk.send('quote', ' '.repeat(300_000), json)],
    ['a foreign page', 403, () => desk.post('quote', quote(), { origin: 'https://evil.example' })],
  ])('does not count %s', async (_what, status, request) => {
    const turnedAway = async () => {
      const response = await fetch(`${desk.url}/api/health`)
      return ((await response.json()) as { leads_turned_away: number }).leads_turned_away
    }
    const before = await turnedAway()
    await desk.post('quote', quote(), { 'idempotency-key': 'of-a-lead' })
    for (let n = 0; n < 3; n++) expect((await request()).status).toBe(status)
    expect([await turnedAway(), ...(await health())]).toEqual([before, 200, []])
  })
})

describe('a plan whose picture cannot be stored', () => {
  it('is stored without it and says so, and the picture comes later', async () => {
    const key = `picture-${crypto.randomUUID()}`
    const put = () =>
      fetch(`${desk.url}/api/leads/photos/${key}/0?what=plan`, {
        method: 'PUT',
        body: Buffer.from(plan().plan_image_jpeg.split(',')[1] ?? '', 'base64'),
        headers: { 'content-type': 'image/jpeg' },
      })
    expect((await put()).status, 'without its plan').toBe(404)
    refusePictures()
    const response = await desk.post('plan', plan(), { 'idempotency-key': key })
    const answer = (await response.json()) as { id: string }
    expect([response.status, answer]).toMatchObject([201, { id: expect.any(String) as string, kept: false }])
    expect((await put()).status).toBe(503)
    takePictures()
    const leadPage = async () => (await fetch(await leadPageOf(answer.id))).text()
    expect(await leadPage()).toContain(words.noPicture)
    const taken = await put()
    expect([taken.status, await taken.json()]).toEqual([201, { id: `${key}/0`, kept: true }])
    expect((await put()).status).toBe(200)
    expect(await leadPage()).not.toContain(words.noPicture)
    expect(await leadPage()).toContain('/picture')
  })
})
