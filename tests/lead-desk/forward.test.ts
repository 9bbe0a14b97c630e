// Every kept lead reaches the staff's endpoint at least once, whatever the endpoint and the clock do in between.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Store } from '../../scripts/leads/store.ts'
import { estimate, nthQuote, plan, quote } from './bodies.ts'
import { type Desk, openState, startDesk } from './desk.ts'
import { type Endpoint, startEndpoint } from './endpoint.ts'

const TIMEOUT_MS = 700
const LEASE_MS = TIMEOUT_MS + 5_000
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id
const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 10_000, interval: 50 })

interface OutboxRow {
  readonly attempts: number
  readonly next_attempt_at_ms: number
  readonly leased_until_ms: number
  readonly last_error: string | null
  readonly delivered_at_ms: number | null
}

let endpoint: Endpoint
let desk: Desk
let store: Store

async function outboxRow(id: string): Promise<OutboxRow> {
  const [rows = []] = await store.batch([{ sql: 'SELECT * FROM outbox WHERE lead_id = ?1', parameters: [id] }])
  return rows[0] as OutboxRow
}

/** Once the try is over: a row that is claimed is still under way. */
const settledRow = (id: string) =>
  soon(async () => {
    const row = await outboxRow(id)
    if (row.attempts === 0 || row.leased_until_ms !== 0) throw new Error('still under way')
    return row
  })

const makeDue = (id: string) =>
  store.batch([{ sql: 'UPDATE outbox SET next_attempt_at_ms = 0 WHERE lead_id = ?1', parameters: [id] }])

beforeAll(async () => {
  endpoint = await startEndpoint()
  desk = await startDesk({
    vars: {
      LEAD_FORWARD_URL: endpoint.url,
      LEAD_FORWARD_TOKEN: 'sample-token',
      LEAD_FORWARD_TIMEOUT_MS: String(TIMEOUT_MS),
    },
  })
  store = await openState(desk.state)
})
afterEach(() => endpoint.behave(200))
afterAll(async () => {
  await store.close()
  await desk.stop()
})

describe('an endpoint that is up', () => {
  it('gets each kind of lead right after the answer', async () => {
    const { plan_image_jpeg: _picture, ...planWithoutPicture } = plan({
      contact: { name: 'Ann', phone: null, email: null },
    })
    const sent = [
      {
        kind: 'quote',
        body: quote(),
        contact: { name: 'Ann O’Hara', phone: '+16315550101', email: null },
        lead: quote(),
      },
      {
        kind: 'estimate',
        body: estimate(),
        contact: { name: 'José Núñez-O’Brien', phone: '+16315550102', email: 'jose@example.com' },
        lead: estimate(),
      },
      // Which number this is only a person can tell: it goes on as it was typed.
      {
        kind: 'quote',
        body: quote({ phone: '555-0134' }),
        contact: { name: 'Ann O’Hara', phone: '555-0134', email: null },
        lead: quote({ phone: '555-0134' }),
      },
      {
        kind: 'plan',
        body: { ...planWithoutPicture, plan_image_jpeg: plan().plan_image_jpeg },
        contact: { name: 'Ann', phone: null, email: null },
        lead: planWithoutPicture,
      },
    ]
    for (const { kind, body, contact, lead } of sent) {
      const id = await idOf(await desk.post(kind, body))
      const delivery = await soon(
        () =>
          endpoint.deliveries.find(({ body: { id: delivered } }) => delivered === id) ??
          Promise.reject(new Error('not delivered')),
      )
      expect(delivery.method).toBe('POST')
      expect(delivery.headers).toMatchObject({
        'content-type': 'application/json',
        'idempotency-key': id,
        authorization: 'Bearer sample-token',
      })
      expect(delivery.body).toEqual({
        id,
        kind,
        received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        contact,
        lead: kind === 'plan' ? { ...lead, plan_image_key: `plans/${id}.jpg` } : lead,
      })
      await soon(async () => expect((await outboxRow(id)).delivered_at_ms).not.toBeNull())
    }
    expect(desk.output()).toBe(desk.output().replaceAll('forward_failed', ''))
  })

  it('gets a replayed lead no second time', async () => {
    const id = await idOf(await desk.post('quote', quote({ name: 'Twice' })))
    await settledRow(id)
    await desk.post('quote', quote({ name: 'Twice' }))
    await desk.runSchedule()
    expect(endpoint.accepted().filter(accepted => accepted === id)).toHaveLength(1)
  })
})

describe('an endpoint that is not well', () => {
  it.each([
    [500, 'status 500'],
    [404, 'status 404'],
    ['hang', 'TimeoutError'],
    ['drop', ''],
    ['redirect', 'status 302'],
  ] as const)('%s: the visitor is answered all the same, and the lead arrives later', async (behaviour, error) => {
    endpoint.behave(behaviour)
    const started = Date.now()
    const response = await desk.post('quote', quote({ name: `Met ${behaviour}` }))
    expect(response.status).toBe(201)
    expect(Date.now() - started).toBeLessThan(TIMEOUT_MS)
    const id = await idOf(response)

    const failed = await settledRow(id)
    expect(failed).toMatchObject({
      attempts: 1,
      delivered_at_ms: null,
      last_error: expect.stringContaining(error) as string,
    })
    const pauseMs = failed.next_attempt_at_ms - Date.now()
    expect(pauseMs).toBeGreaterThan(3_000)
    expect(pauseMs).toBeLessThanOrEqual(15_000)

    endpoint.behave(200)
    await desk.runSchedule()
    expect((await outboxRow(id)).delivered_at_ms).toBeNull()
    await makeDue(id)
    await desk.runSchedule()
    expect((await outboxRow(id)).delivered_at_ms).not.toBeNull()
    expect(endpoint.accepted()).toContain(id)
  })

  it('goes on for ever, at a pause that stops growing', async () => {
    endpoint.behave(500)
    const id = await idOf(await desk.post('quote', quote({ name: 'Patient' })))
    await settledRow(id)
    await store.batch([
      { sql: 'UPDATE outbox SET attempts = 5000, next_attempt_at_ms = 0 WHERE lead_id = ?1', parameters: [id] },
    ])
    await desk.runSchedule()
    const row = await outboxRow(id)
    expect(row.attempts).toBe(5001)
    expect(row.next_attempt_at_ms - Date.now()).toBeLessThanOrEqual(5 * 60_000)
    endpoint.behave(200)
    await makeDue(id)
    await desk.runSchedule()
    expect(endpoint.accepted()).toContain(id)
  })

  it('says so in the log, without a word about the person', async () => {
    endpoint.behave(500)
    const id = await idOf(await desk.post('quote', quote({ name: 'Unmentioned', phone: '6315550177' })))
    await settledRow(id)
    await soon(() => expect(desk.output()).toContain(`"event":"forward_failed","id":"${id}"`))
    expect(desk.output()).not.toMatch(/Unmentioned|5550177/)
  })

  it('gets everything that has piled up once it is back, each lead once', async () => {
    await endpoint.goDown()
    const responses = await Promise.all(Array.from({ length: 60 }, (_, n) => desk.post('quote', nthQuote(n))))
    const ids = await Promise.all(responses.map(idOf))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    await Promise.all(ids.map(settledRow))
    await endpoint.comeUp()
    await store.batch([
      { sql: 'UPDATE outbox SET next_attempt_at_ms = 0 WHERE delivered_at_ms IS NULL', parameters: [] },
    ])
    await Promise.all([desk.runSchedule(), desk.runSchedule(), desk.runSchedule()])
    await soon(() =>
      expect(
        endpoint
          .accepted()
          .filter(id => ids.includes(id))
          .sort(),
      ).toEqual([...ids].sort()),
    )
  })
})

describe('an endpoint that takes some leads and never others', () => {
  it.each([
    ['refuses them for what they are', 422, 1],
    ['fails at them, again and again', 500, 40],
  ])('and %s: they keep no other lead waiting', async (_name, status, attempts) => {
    endpoint.behave(kind => (kind === 'estimate' ? status : 503))
    const never = await Promise.all(
      Array.from({ length: 23 }, async (_, n) =>
        idOf(await desk.post('estimate', estimate({ message: `${status} ${n}` }))),
      ),
    )
    const good = await idOf(await desk.post('quote', quote({ name: `Behind ${status}` })))
    await Promise.all([...never, good].map(settledRow))
    endpoint.behave(kind => (kind === 'estimate' ? status : 200))
    // All are due, the good one last.
    await store.batch([
      {
        sql: 'UPDATE outbox SET next_attempt_at_ms = 0, attempts = ?1 WHERE delivered_at_ms IS NULL',
        parameters: [attempts],
      },
      { sql: 'UPDATE outbox SET next_attempt_at_ms = 1, attempts = 1 WHERE lead_id = ?1', parameters: [good] },
    ])
    await desk.runSchedule()
    await soon(() => expect(endpoint.accepted()).toContain(good))
    const waiting = await Promise.all(never.map(outboxRow))
    expect(waiting.filter(({ delivered_at_ms }) => delivered_at_ms !== null)).toEqual([])
    endpoint.behave(200)
    await store.batch([
      { sql: 'UPDATE outbox SET next_attempt_at_ms = 0 WHERE delivered_at_ms IS NULL', parameters: [] },
    ])
    await desk.runSchedule()
    await soon(() => expect(endpoint.accepted()).toEqual(expect.arrayContaining(never)))
  })
})

describe('a clock that is changed', () => {
  it.each([
    ['the next try lies years ahead', 'next_attempt_at_ms = 4102444800000'],
    ['a lease lies years ahead', 'next_attempt_at_ms = 0, leased_until_ms = 4102444800000'],
    ['everything lies years back', 'next_attempt_at_ms = -1, leased_until_ms = -1'],
  ])('does not hold a lead up when %s', async (_name, change) => {
    endpoint.behave(500)
    const id = await idOf(await desk.post('quote', quote({ name: `Clock ${change}` })))
    await settledRow(id)
    endpoint.behave(200)
    await store.batch([{ sql: `UPDATE outbox SET ${change} WHERE lead_id = ?1`, parameters: [id] }])
    await desk.runSchedule()
    expect(endpoint.accepted()).toContain(id)
  })

  it('leaves a lead alone that another run is at', async () => {
    endpoint.behave(500)
    const id = await idOf(await desk.post('quote', quote({ name: 'Leased' })))
    await settledRow(id)
    endpoint.behave(200)
    await store.batch([
      {
        sql: 'UPDATE outbox SET next_attempt_at_ms = 0, leased_until_ms = ?2 WHERE lead_id = ?1',
        parameters: [id, Date.now() + LEASE_MS - 1000],
      },
    ])
    await desk.runSchedule()
    expect(endpoint.accepted()).not.toContain(id)
  })
})

describe('an endpoint that is named later', () => {
  it('gets what came in before, also what was under way when the engine was killed', async () => {
    const first = await startDesk()
    const ids = await Promise.all([1, 2, 3].map(async n => idOf(await first.post('quote', nthQuote(9000 + n)))))
    await first.runSchedule()
    await first.kill()

    const second = await startDesk({
      state: first.state,
      vars: { LEAD_FORWARD_URL: endpoint.url, LEAD_FORWARD_TIMEOUT_MS: '100' },
    })
    await second.runSchedule()
    expect(endpoint.accepted()).toEqual(expect.arrayContaining(ids))

    endpoint.behave('hang')
    const caught = await idOf(await second.post('quote', nthQuote(9004)))
    await soon(() => expect(endpoint.deliveries.map(({ body: { id } }) => id)).toContain(caught))
    await second.kill()
    endpoint.behave(200)

    const third = await startDesk({
      state: first.state,
      vars: { LEAD_FORWARD_URL: endpoint.url, LEAD_FORWARD_TIMEOUT_MS: '100' },
    })
    await soon(async () => {
      await third.runSchedule()
      expect(endpoint.accepted()).toContain(caught)
    })
    await third.stop()
  })

  it('may be named wrongly without harm to any lead', async () => {
    const wrong = await startDesk({ vars: { LEAD_FORWARD_URL: 'hooks.example/secret-path' } })
    expect((await wrong.post('quote', quote())).status).toBe(201)
    await soon(() => expect(wrong.output()).toContain('LEAD_FORWARD_URL is not an http(s) address'))
    // Whoever knows such an address can post there.
    expect(wrong.output()).not.toContain('"error":"TypeError')
    const rows = await openState(wrong.state)
    expect(JSON.stringify(await rows.batch([{ sql: 'SELECT last_error FROM outbox', parameters: [] }]))).not.toContain(
      'secret-path',
    )
    await rows.close()
    await wrong.stop()
  })
})
