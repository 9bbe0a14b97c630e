// `npm run bench:visits`: a thousand visitors press for twenty windows at once, each until told it
// holds one or that none is left, while the engine is killed five times.
import { setTimeout as sleep } from 'node:timers/promises'
import { business } from '../content/business.ts'
import { hasNotice, parseVisitWindows, visitWindows } from '../lib/leads/visit-windows.ts'
import { type LeadDesk, openState, startLeadDesk } from '../tests/lead-desk/lead-desk.ts'
import { numberedQuote } from '../tests/lead-desk/sample-leads.ts'

const VISITORS = Number(process.argv[2] ?? 1000)
const WINDOWS = 20
const KILLS = 5
const SENDERS = 24
const NOTICE_HOURS = 16
const WEEK = 'mon-sat 08:00-09:00 10:00-11:00'
const vars = { RATE_LIMIT: 'off', LEAD_VISIT_WINDOWS: WEEK, LEAD_REMIND_AFTER_MIN: '100000' }

const hours = business.hours.home
const windows = visitWindows(parseVisitWindows(WEEK) ?? [], hours, Date.now())
  .filter(window => hasNotice(hours, window, Date.now(), NOTICE_HOURS))
  .slice(0, WINDOWS)
  .map(({ id }) => id)

let desk: LeadDesk = await startLeadDesk({ vars })
const { state } = desk

/** The answer, asked for again until there is one: it may be lost in a kill. */
async function answerOf<Body>(ask: () => Promise<Response>): Promise<{ status: number; body: Body }> {
  for (;;) {
    try {
      const response = await ask()
      const body = (await response.json()) as Body
      if (response.status < 500) return { status: response.status, body }
    } catch {
      // The engine is down, or was killed before it answered.
    }
    await sleep(100 + Math.random() * 200)
  }
}

const paths = new Map<number, string>()
const told = new Map<number, string>()
let presses = 0

async function send(n: number): Promise<void> {
  const key = { 'idempotency-key': `visit-${String(n).padStart(5, '0')}` }
  const { body } = await answerOf<{ status: string }>(() => desk.post('quote', numberedQuote(n), key))
  paths.set(n, body.status)
}

/** Presses the windows from one of its own on, one after the other. */
async function visit(n: number): Promise<void> {
  for (let turn = 0; turn < windows.length; turn++) {
    const window = windows[(n + turn) % windows.length] ?? ''
    presses++
    const { status } = await answerOf(() =>
      fetch(`${desk.url}${paths.get(n)}/hold`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify({ window }),
      }),
    )
    if (status === 200) return void told.set(n, window)
    if (status !== 409) throw new Error(`visitor ${n} was answered ${status}`)
  }
}

console.log(`${VISITORS} visitors on ${windows.length} windows, ${KILLS} kills`)
const queue = Array.from({ length: VISITORS }, (_, n) => n)
const sender = async () => {
  for (let n = queue.shift(); n !== undefined; n = queue.shift()) await send(n)
}
await Promise.all(Array.from({ length: SENDERS }, sender))
const visitors = Promise.all([...paths.keys()].map(visit))
for (let kill = 1; kill <= KILLS; kill++) {
  // The first while windows are being held.
  const [pressed, held] = [presses, told.size]
  while (kill === 1 ? told.size < held + 3 : presses < pressed + VISITORS / 2) await sleep(1)
  await desk.kill()
  console.log(`killed after ${presses} presses, ${told.size} told that they hold`)
  desk = await startLeadDesk({ vars, state })
}
await visitors
await desk.stop()

const store = openState(state)
const [stored = [], rows = []] = await store.batch([
  { sql: 'SELECT id FROM leads', parameters: [] },
  {
    sql: `SELECT idempotency_key, window_id FROM visits JOIN leads ON id = lead_id WHERE window_id IS NOT NULL`,
    parameters: [],
  },
])
await store.close()
const holders = rows as { idempotency_key: string; window_id: string }[]
const toldText = [...told].map(([n, window]) => `visit-${String(n).padStart(5, '0')} ${window}`).sort()
const heldText = holders.map(row => `${row.idempotency_key} ${row.window_id}`).sort()
const problems = {
  'leads lost': VISITORS - stored.length,
  'windows without exactly one holder': WINDOWS - new Set(holders.map(row => row.window_id)).size,
  'holders beyond the windows': holders.length - WINDOWS,
  'holders who were not told so': heldText.filter(row => !toldText.includes(row)).length,
  'told so without holding': toldText.filter(row => !heldText.includes(row)).length,
}
console.log(`${presses} presses, ${holders.length} holders`)
console.table(problems)
process.exitCode = Object.values(problems).every(count => count === 0) ? 0 : 1
