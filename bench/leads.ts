// `npm run bench:leads`: the figures of the lead desk on a real engine, into docs/benchmarks.md.
// Every destination in turn refuses, stalls, redirects and cuts off while leads of all kinds come
// in, and the engine is killed three times.
import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '../lib/time.ts'
import { type LeadDesk, openState, startLeadDesk } from '../tests/lead-desk/lead-desk.ts'
import { estimate, numberedQuote, plan } from '../tests/lead-desk/sample-leads.ts'
import { limits, type Mode, serviceNames as names, startServices } from '../tests/lead-desk/services/index.ts'
import { quantile } from './figures.ts'
import { writePart } from './measure-site.ts'

const LEADS = Number(process.argv[2] ?? 1000)
const SENDERS = 8
const KILLS = 3
const LATENCY_LEADS = 120
const BURST = 200

const failures: readonly Mode[] = [400, 'stall', 'redirect', 'cut off']

const { services, vars: addresses } = await startServices()
const vars = {
  ...addresses,
  LEAD_EMAIL_TO: 'office@example.com',
  LEAD_EMAIL_FROM: 'leads@example.com',
  // Long enough that a service which answers is never given up on, also on a busy machine.
  LEAD_FORWARD_TIMEOUT_MS: '5000',
  // The clock runs ahead below, and a reminder would count as a repeated message.
  LEAD_REMIND_AFTER_MIN: '100000',
  RATE_LIMIT: 'off',
}

const kinds = ['quote', 'estimate', 'plan'] as const
const kindOf = (n: number) => kinds[n % 3] ?? 'quote'
function bodyOf(n: number): object {
  const page_url = `https://www.example.com/lead-${n}`
  if (kindOf(n) === 'plan') return plan({ page_url, contact: { name: `Visitor ${n}`, phone: null, email: null } })
  return kindOf(n) === 'quote' ? { ...numberedQuote(n), page_url } : estimate({ firstName: `Visitor ${n}`, page_url })
}

let desk: LeadDesk = await startLeadDesk({ vars })
const { state } = desk
const answered = new Set<number>()

/** Posts until it is answered 2xx, as a page does, under one key. */
async function send(n: number): Promise<void> {
  const key = { 'idempotency-key': `bench-${String(n).padStart(5, '0')}` }
  for (;;) {
    const response = await desk.post(kindOf(n), bodyOf(n), key).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return void answered.add(n)
    await sleep(200)
  }
}

console.log(`${LEADS} leads, ${KILLS} kills`)
const queue = Array.from({ length: LEADS }, (_, n) => n)
const sender = async () => {
  for (let n = queue.shift(); n !== undefined; n = queue.shift()) await send(n)
}
const senders = Promise.all(Array.from({ length: SENDERS }, sender))
const turns = names.flatMap(name => failures.map(mode => ({ name, mode })))
for (const [index, { name, mode }] of turns.entries()) {
  names.forEach(other => services[other].behave(other === name ? mode : 'ok'))
  const until = LEADS - ((index + 1) / turns.length) * LEADS
  while (queue.length > until) await sleep(10)
  if ((index + 1) % Math.floor(turns.length / KILLS) === 0 && (index + 1) / Math.floor(turns.length / KILLS) <= KILLS) {
    await desk.kill()
    desk = await startLeadDesk({ vars, state })
  }
}
await senders
names.forEach(name => services[name].behave('ok'))

const store = openState(state)
const read = async <T>(sql: string) => ((await store.batch([{ sql, parameters: [] }]))[0] ?? []) as T[]
for (let runs = 0; runs < 1500; runs++) {
  await store.batch([
    {
      sql: 'UPDATE deliveries SET next_attempt_at_ms = 0, refused_at_ms = NULL WHERE delivered_at_ms IS NULL',
      parameters: [],
    },
  ])
  // A minute later each time: chats get one digest a minute.
  await desk.runSchedule(Date.now() + runs * MINUTE_MS)
  if ((await read('SELECT 1 FROM deliveries WHERE delivered_at_ms IS NULL LIMIT 1')).length === 0) break
  await sleep(100)
}
const stored = await read<{ sheet_token: string; page_url: string }>('SELECT sheet_token, page_url FROM leads')
const pages = new Set(stored.map(({ page_url }) => page_url))
const rows = names.map(name => {
  // A digest tells of several leads; a message names its lead page more than once.
  const tokens = services[name].received.flatMap(({ body }) => [
    ...new Set([...JSON.stringify(body).matchAll(/sheet\/([0-9a-f]{32})/g)].map(([, token]) => token)),
  ])
  const distinct = new Set(tokens)
  const missing = stored.filter(({ sheet_token }) => !distinct.has(sheet_token)).length
  return { name, missing, repeated: tokens.length - distinct.size }
})
const keysOfLead = Map.groupBy(services.json.received, ({ body }) => body.id)
const underSeveralKeys = [...keysOfLead.values()].filter(
  messages => new Set(messages.map(({ headers }) => headers['idempotency-key'])).size > 1,
).length
const undelivered = (await read('SELECT 1 FROM deliveries WHERE delivered_at_ms IS NULL')).length

await store.close()
await desk.stop()
// The clock ran ahead in the one before.
desk = await startLeadDesk({ vars })
const fresh = openState(desk.state)
console.log(`${LATENCY_LEADS} leads with every destination up`)
for (let n = LEADS; n < LEADS + LATENCY_LEADS; n++) {
  await send(n)
  await sleep(250)
}
await sleep(5000)
const [measured = []] = await fresh.batch([
  {
    sql: `SELECT delivered_at_ms - received_at_ms AS ms FROM deliveries JOIN leads ON id = lead_id
      WHERE occasion = 'lead' AND destination = 'json'`,
    parameters: [],
  },
])
const latencies = (measured as { ms: number }[]).map(({ ms }) => ms)
await fresh.close()
await desk.stop()

console.log(`${BURST} posts at once`)
const limited = await startLeadDesk({ vars: { ...vars, RATE_LIMIT: 'on' }, postsPerMinute: 10 })
const burst = await Promise.all(
  Array.from({ length: BURST }, async (_, n) => {
    const startMs = performance.now()
    const response = await limited.post('quote', numberedQuote(n))
    await response.body?.cancel()
    return { status: response.status, ms: performance.now() - startMs }
  }),
)
await limited.stop()
await Promise.all(names.map(name => services[name].close()))

console.log('An honest lead behind a flood, in real time')
const { services: floodServices, vars: floodVars } = await startServices()
for (const name of names) floodServices[name].behave({ limit: limits[name] })
const flooded = await startLeadDesk({ vars: floodVars })
const junk = Array.from({ length: 260 }, (_, n) => n)
const floodSender = async () => {
  for (let n = junk.shift(); n !== undefined; n = junk.shift())
    await flooded.post('quote', numberedQuote(n), { 'cf-connecting-ip': `203.0.113.${n % 26}` })
}
await Promise.all(Array.from({ length: 20 }, floodSender))
await flooded.post('quote', { ...numberedQuote(9999), name: 'Honest Ann' }, { 'cf-connecting-ip': '198.51.100.7' })
const honestMs = Date.now()
const told = new Map<string, number>()
while (told.size < names.length && Date.now() - honestMs < 5 * MINUTE_MS) {
  for (const name of names)
    if (!told.has(name) && floodServices[name].received.some(({ body }) => JSON.stringify(body).includes('Honest Ann')))
      told.set(name, Date.now() - honestMs)
  await sleep(100)
}
await flooded.stop()
await Promise.all(names.map(name => floodServices[name].close()))

const refused = burst.filter(({ status }) => status === 429 || status === 503)
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const text = [
  `${LEADS} leads of all kinds to five strict services and mail. Each service in turn refused, stalled, redirected and cut off, and the engine was killed ${KILLS} times.`,
  '',
  '| figure | measured |',
  '| --- | ---: |',
  `| answered 2xx | ${answered.size - LATENCY_LEADS} |`,
  `| stored, distinct | ${pages.size} |`,
  `| stored twice | ${stored.length - pages.size} |`,
  `| deliveries that no destination took in the end | ${undelivered} |`,
  `| missing, repeated: ${names.join(', ')} | ${rows.map(({ missing, repeated }) => `${missing}, ${repeated}`).join('; ')} |`,
  `| an honest lead behind 260 from 26 addresses, at each service’s own limit: told after | ${names.map(name => (told.has(name) ? seconds(told.get(name) ?? NaN) : 'not within 5 min')).join(', ')} |`,
  `| json: leads under more than one Idempotency-Key | ${underSeveralKeys} |`,
  `| received to delivered as JSON, every destination up: median, 95th percentile | ${seconds(quantile(latencies, 0.5))}, ${seconds(quantile(latencies, 0.95))} |`,
  `| ${BURST} posts at once, limit 10: answered 429 or 503 | ${refused.length} |`,
  `| slowest of those answers | ${seconds(Math.max(...refused.map(({ ms }) => ms)))} |`,
  '',
].join('\n')
await writePart('leads', () => text)
