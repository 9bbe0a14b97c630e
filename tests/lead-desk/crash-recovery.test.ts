// Repeated and unordered requests, invalid bodies, a destination that fails in every way, and a
// desk that is killed several times. In the end every lead is stored once and complete, and
// delivered; nothing else is stored.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { createRandom } from '../../lib/photo/random.ts'
import { estimate, numberedQuote, plan, quote } from './sample-leads.ts'
import { type LeadDesk, openState, startLeadDesk } from './lead-desk.ts'
import { type Mode, startService } from './services/index.ts'

const LEADS = 60
const SENDERS = 10
const KILLS = 2
const SEED = 20_261_121

const random = createRandom(SEED)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const kinds = ['quote', 'estimate', 'plan'] as const
const kindOf = (n: number) => kinds[n % 3] ?? 'quote'
/** Harmful to a database, a page, a terminal or a spreadsheet if not escaped. */
const names = [
  "Robert'); DROP TABLE leads;--",
  '=HYPERLINK("http://evil.example")',
  '<script>alert(1)</script>',
  '李小龙 🔌',
  '%00%0a${7*7}',
  '@SUM(1+1)',
  '{"$gt":""}',
]
const nameOf = (n: number) => `${names[n % names.length] ?? ''} ${n}`

function bodyOf(n: number): object {
  const page_url = `https://www.example.com/fault-${n}`
  if (kindOf(n) === 'plan') return plan({ page_url, contact: { name: nameOf(n), phone: null, email: null } })
  return kindOf(n) === 'quote'
    ? { ...numberedQuote(n), name: nameOf(n), page_url }
    : estimate({ firstName: nameOf(n), page_url })
}
const keyOf = (n: number) => ({ 'idempotency-key': `fault-${String(n).padStart(5, '0')}` })

const invalid: readonly (() => [kind: string, body: BodyInit])[] = [
  () => ['quote', '{"name": "Ann"'],
  () => ['quote', JSON.stringify(quote({ phone: pick<unknown>([7, null, [], {}, true, 'none']) }))],
  () => ['estimate', JSON.stringify(estimate({ email: 'https://spam.example' }))],
  () => ['plan', JSON.stringify(plan({ plan_image_jpeg: 'data:image/png;base64,AAAA' }))],
  () => ['plan', JSON.stringify(plan({ est_cost: pick<unknown>(['600', -1, null, 1.5]) }))],
  () => ['quote', new Uint8Array(Array.from({ length: 200 }, () => Math.floor(random() * 256)))],
  () => ['quote', `{"name":"${'x'.repeat(70_000)}"}`],
  () => ['plan', '['.repeat(50_000)],
]
const modes: readonly Mode[] = ['ok', 500, 503, 404, 'stall', 'cut off', 'redirect']

let desk: LeadDesk | undefined
afterAll(() => desk?.stop())

it(
  `stores and delivers ${LEADS} leads, each sent at least twice, through ${KILLS} kills`,
  { timeout: 300_000 },
  async () => {
    const destination = await startService('json')
    const vars = { LEAD_FORWARD_URL: destination.url, LEAD_FORWARD_TIMEOUT_MS: '300' }
    desk = await startLeadDesk({ vars })
    const { state } = desk
    let current = desk
    const answered = new Map<number, Set<string>>()
    const sent = new Set<number>()
    const refusals: number[] = []

    // Each twice, shuffled, with invalid requests between.
    const queue = [...Array.from({ length: LEADS }, (_, n) => n), ...Array.from({ length: LEADS }, (_, n) => n)]
      .map(n => ({ n, order: random() }))
      .sort((a, b) => a.order - b.order)
    const sender = async () => {
      for (let job = queue.pop(); job; job = queue.pop()) {
        const { n } = job
        destination.behave(pick(modes))
        sent.add(n)
        const response = await current.post(kindOf(n), bodyOf(n), keyOf(n)).catch(() => undefined)
        const id = response?.ok
          ? await response
              .json()
              .then(({ id }: { id: string }) => id)
              .catch(() => undefined)
          : undefined
        if (id !== undefined) answered.set(n, (answered.get(n) ?? new Set()).add(id))
        if (n % 4 === 0) {
          const [kind, body] = pick(invalid)()
          const refusal = await current.send(kind, body, { 'content-type': 'application/json' }).catch(() => undefined)
          if (refusal) refusals.push(refusal.status)
        }
        // The desk is down: the visitor's device tries again.
        if (response === undefined) {
          queue.unshift(job)
          await sleep(500)
        }
      }
    }
    const senders = Array.from({ length: SENDERS }, sender)
    for (let kills = 1; kills <= KILLS; kills++) {
      while (queue.length > LEADS * 2 * (1 - kills / (KILLS + 1))) await sleep(5)
      await current.kill()
      current = desk = await startLeadDesk({ vars, state })
    }
    await Promise.all(senders)
    expect(refusals.filter(status => status < 400 || status >= 500)).toEqual([])

    // Devices repeat what was not answered.
    for (let n = 0; n < LEADS; n++) {
      if (answered.has(n)) continue
      const response = await current.post(kindOf(n), bodyOf(n), keyOf(n))
      expect(response.ok).toBe(true)
      answered.set(n, new Set([((await response.json()) as { id: string }).id]))
    }

    // The destination works again, and all leads are due.
    destination.behave('ok')
    const store = openState(state)
    const read = async <T>(sql: string) => ((await store.batch([{ sql, parameters: [] }]))[0] ?? []) as T[]
    try {
      for (let rounds = 0; rounds < 20; rounds++) {
        await store.batch([
          {
            sql: 'UPDATE deliveries SET next_attempt_at_ms = 0, refused_at_ms = NULL, refusals = 0 WHERE delivered_at_ms IS NULL',
            parameters: [],
          },
        ])
        await current.runSchedule()
        if ((await read('SELECT lead_id FROM deliveries WHERE delivered_at_ms IS NULL')).length === 0) break
      }
      const rows = await read<{ id: string; kind: string; name: string; page_url: string; image_key: string | null }>(
        'SELECT id, kind, name, page_url, image_key FROM leads',
      )
      const stored = new Map(rows.map(row => [Number(/fault-(\d+)$/.exec(row.page_url)?.[1]), row]))

      // Stored once, and every answer had the same id.
      expect(rows).toHaveLength(LEADS)
      expect([...stored.keys()].sort((a, b) => a - b)).toEqual([...sent].sort((a, b) => a - b))
      for (const [n, ids] of answered) expect([n, [...ids]]).toEqual([n, [stored.get(n)?.id]])
      for (const [n, row] of stored) {
        expect(row.kind).toBe(kindOf(n))
        expect(row.name.startsWith(nameOf(n))).toBe(true)
        if (row.image_key !== null) expect((await store.getImage(row.image_key))?.byteLength).toBeGreaterThan(100)
      }
      // Images of interrupted uploads are deleted.
      await read('UPDATE loose_pictures SET since_ms = 0')
      await current.runSchedule()
      expect(await read('SELECT image_key FROM loose_pictures')).toEqual([])
      expect(await read('SELECT lead_id FROM deliveries')).toHaveLength(LEADS)
      // Delivered at least once, and nothing else was delivered.
      const accepted = new Set(destination.received.map(({ body }) => body.id))
      expect([...stored.values()].filter(({ id }) => !accepted.has(id))).toEqual([])
      expect(accepted.size).toBe(LEADS)
    } finally {
      await store.close()
    }
  },
)
