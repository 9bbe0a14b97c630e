// Every stored lead is delivered to the destination at least once, whatever the destination and the
// clock do.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { estimate, numberedQuote, photo, plan, planHeaders, quote } from './sample-leads.ts'
import { startLeadDesk } from './lead-desk.ts'
import { idOf, ownDesk } from './own-desk.ts'
import { type Service, startService } from './services/index.ts'

/** Longer than a busy machine keeps the destination of this process from answering. */
const TIMEOUT_MS = 4_000
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 30_000, interval: 50 })

interface DeliveryRow {
  readonly attempts: number
  readonly next_attempt_at_ms: number
  readonly last_attempt_at_ms: number | null
  readonly last_error: string | null
  readonly delivered_at_ms: number | null
}

let destination: Service
/** Ids of deliveries that were accepted, including repetitions. */
const accepted = () => destination.received.map(({ body }) => body.id)
const { desk, execute } = ownDesk(async () => {
  destination = await startService('json')
  return {
    vars: {
      LEAD_FORWARD_URL: destination.url,
      LEAD_FORWARD_TOKEN: 'sample-token',
      LEAD_FORWARD_TIMEOUT_MS: String(TIMEOUT_MS),
    },
  }
})
afterEach(() => destination.behave('ok'))

const deliveryRow = async (id: string) =>
  (await execute('SELECT * FROM deliveries WHERE lead_id = ?1', id))[0] as unknown as DeliveryRow

/** The row after the first attempt has ended. */
const attemptedRow = (id: string) =>
  eventually(async () => {
    const row = await deliveryRow(id)
    expect(row.attempts).toBeGreaterThan(0)
    return row
  })

describe('a destination that is up', () => {
  // The whole body: worker/destinations/json.test.ts.
  it('gets each kind of lead right after the response', async () => {
    for (const [kind, body, contact] of [
      ['quote', quote(), { name: 'Ann O’Hara', phone: '+16315550101', email: null }],
      ['estimate', estimate(), { name: 'José Núñez-O’Brien', phone: '+16315550102', email: 'jose@example.com' }],
      // Without an area code the number cannot be parsed: it is forwarded as typed.
      ['quote', quote({ phone: '555-0134' }), { name: 'Ann O’Hara', phone: '555-0134', email: null }],
      ['plan', plan({ contact: { name: 'Ann', phone: null, email: null } }), { name: 'Ann', phone: null, email: null }],
      ['photo', photo(), { name: 'Ann', phone: null, email: 'ann@example.com' }],
    ] as const) {
      const id = await idOf(await desk.post(kind, body, planHeaders()))
      const delivery = await eventually(
        () =>
          destination.received.find(({ body: { id: delivered } }) => delivered === id) ??
          Promise.reject(new Error('not delivered')),
      )
      // Kept apart: the picture of a plan, and of the page's address what is no campaign.
      const { plan_image_jpeg: _picture, page_url: _page, ...lead } = body as Record<string, unknown>
      expect(delivery).toMatchObject({
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          authorization: 'Bearer sample-token',
        },
        body: { id, kind, contact, lead },
      })
      expect(delivery.body.lead).not.toHaveProperty('plan_image_jpeg')
      await eventually(async () => expect((await deliveryRow(id)).delivered_at_ms).not.toBeNull())
    }
    expect(desk.output()).toBe(desk.output().replaceAll('delivery_failed', ''))
  })
})

describe('a destination that fails', () => {
  it.each([
    [500, 'status 500'],
    ['stall', 'TimeoutError'],
  ] as const)('%s: the visitor is answered, and the lead is delivered later', async (mode, error) => {
    destination.behave(mode)
    const response = await desk.post('quote', quote({ name: `Met ${mode}` }))
    expect(response.status).toBe(201)
    const id = await idOf(response)
    // The attempt has not ended, which takes TIMEOUT_MS.
    if (mode === 'stall') expect((await deliveryRow(id)).last_error).toBeNull()
    const failed = await attemptedRow(id)
    expect(failed).toMatchObject({
      attempts: 1,
      delivered_at_ms: null,
      last_error: expect.stringContaining(error) as string,
    })
    const pauseMs = failed.next_attempt_at_ms - (failed.last_attempt_at_ms ?? 0)
    expect(pauseMs).toBeGreaterThanOrEqual(7_500)
    expect(pauseMs).toBeLessThanOrEqual(15_000 + TIMEOUT_MS)

    destination.behave('ok')
    const { delivered_at_ms } = await eventually(async () => {
      const row = await deliveryRow(id)
      expect(row.delivered_at_ms).not.toBeNull()
      return row
    })
    expect(Math.abs((delivered_at_ms ?? 0) - failed.next_attempt_at_ms), 'at its time').toBeLessThan(1_000)
    expect(accepted()).toContain(id)
  })

  it('is logged without personal data', async () => {
    destination.behave(500)
    const id = await idOf(await desk.post('quote', quote({ name: 'Unmentioned', phone: '6315550177' })))
    await attemptedRow(id)
    await eventually(() => expect(desk.output()).toContain(`"event":"delivery_failed","id":"${id}"`))
    expect(desk.output()).not.toMatch(/Unmentioned|5550177/)
  })
})

describe('a destination that is set later', () => {
  it('gets earlier leads, also those of a time when its address was no address, which is not logged', async () => {
    const first = await startLeadDesk({ vars: { LEAD_FORWARD_URL: 'hooks.example/secret-path' } })
    const ids = await Promise.all([1, 2, 3].map(async n => idOf(await first.post('quote', numberedQuote(9000 + n)))))
    await first.runSchedule()
    await eventually(() =>
      expect(first.output()).toContain('"event":"setting_malformed","variable":"LEAD_FORWARD_URL"'),
    )
    expect(first.output()).not.toContain('secret-path')
    await first.kill()

    const second = await startLeadDesk({ state: first.state, vars: { LEAD_FORWARD_URL: destination.url } })
    await second.runSchedule()
    expect(accepted()).toEqual(expect.arrayContaining(ids))
    await second.stop()
  }, 120_000)
})
