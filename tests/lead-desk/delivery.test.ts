// Every stored lead is delivered to the destination at least once, whatever the destination and the
// clock do.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { quote } from './sample-leads.ts'
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
const { desk, execute, leads } = ownDesk(async () => {
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

/** Runs the schedule until the command ends, as `npm start` does once a minute. */
async function runTrial() {
  let ended = false
  const result = leads('test', '--origin', 'https://www.example.com/page', '--wait', '40').finally(() => (ended = true))
  while (!ended) {
    await desk.runSchedule()
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  return result
}

describe('`npm run leads -- test`', () => {
  it.each([
    ['ok', 0, /^json: delivered after \d+ s\n$/, ''],
    [404, 1, /^json: not delivered: .*404.*\n$/, 'The trial lead did not reach: json'],
  ] as const)('says how a destination answered that answers %s', async (mode, code, stdout, error) => {
    destination.behave(mode)
    await execute(
      `INSERT INTO leads (id, kind, idempotency_key, body_hash, received_at_ms, received_at, payload, is_trial)
       VALUES ('left', 'quote', 'trial-left', '', 0, '', '{}', 1)`,
    )
    const result = await runTrial()
    expect(result).toEqual({
      code,
      stdout: expect.stringMatching(stdout) as string,
      stderr: expect.stringContaining(error) as string,
    })
    expect(destination.posts.at(-1)?.body).toMatchObject({
      lead: { name: 'Trial lead, please ignore' },
      sheet_url: expect.stringMatching(/^https:\/\/www\.example\.com\/api\/leads\/sheet\/[0-9a-f]{32}$/) as string,
    })
    expect(await execute('SELECT id FROM leads WHERE is_trial = 1')).toEqual([])
  })
})
