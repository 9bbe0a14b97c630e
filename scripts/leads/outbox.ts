// `outbox` and `retry`: what waits for which destination.
import { findLead } from './find.ts'
import type { Options } from './options.ts'
import type { Store } from './store.ts'
import { plural } from '../../lib/plural.ts'
import { HOUR_MS } from '../../lib/time.ts'
import { wakeSite } from './wake.ts'
import { localTime, log, table } from './terminal.ts'

interface DestinationRow {
  readonly destination: string
  readonly delivered: number
  readonly waiting: number
  readonly refused: number
  /** The first failure since the last delivery; null while it accepts. */
  readonly failing_since_ms: number | null
  /** The destination asked for no messages until then. */
  readonly paused_until_ms: number | null
}

/** A store that the last hourly runs of the Worker could not write to. */
interface StaleProbe {
  readonly name: string
  readonly at_ms: number
}
const STALE_MS = 2 * HOUR_MS

interface UndeliveredRow {
  readonly id: string
  readonly kind: string
  readonly received_at: string
  readonly destination: string
  readonly occasion: string
  readonly attempts: number
  readonly next_attempt_at_ms: number
  readonly last_error: string | null
  readonly refused_at_ms: number | null
}

/** '' where none is planned: it is not tried yet, or is told to be tried again by `retry`. */
const nextTry = ({ attempts, next_attempt_at_ms }: UndeliveredRow): string =>
  attempts === 0 || next_attempt_at_ms === 0 ? '' : localTime(next_attempt_at_ms)

/** Junk is in no count. */
const notJunk = 'is_suspect < 2'
/** Leads that no destination has or waits for, an earlier version's deliveries aside. */
const unsent = `junk_at_ms IS NULL AND NOT EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id)
  AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND delivered_at_ms IS NOT NULL)`

export async function showOutbox(store: Store, options: Options): Promise<void> {
  const destination = options.destination ?? null
  const [destinations = [], undelivered = [], [{ leads: unsentLeads = 0 } = {}] = [], staleProbes = []] =
    (await store.batch([
      {
        sql: `SELECT destination, COUNT(delivered_at_ms) AS delivered, COUNT(refused_at_ms) AS refused,
              COUNT(*) - COUNT(COALESCE(delivered_at_ms, refused_at_ms)) AS waiting,
              (SELECT failing_since_ms FROM destinations WHERE name = destination) AS failing_since_ms,
              (SELECT paused_until_ms FROM destinations WHERE name = destination) AS paused_until_ms
            FROM deliveries WHERE ${notJunk} AND (?1 IS NULL OR destination = ?1) GROUP BY destination ORDER BY destination`,
        parameters: [destination],
      },
      {
        sql: `SELECT id, kind, received_at, destination, occasion, attempts, next_attempt_at_ms, last_error, refused_at_ms
            FROM deliveries JOIN leads ON id = lead_id
            WHERE delivered_at_ms IS NULL AND ${notJunk} AND (?1 IS NULL OR destination = ?1) ORDER BY seq, destination, occasion LIMIT ?2`,
        parameters: [destination, options.limit],
      },
      { sql: `SELECT COUNT(*) AS leads FROM leads WHERE ${unsent}`, parameters: [] },
      { sql: 'SELECT name, at_ms FROM probes WHERE at_ms < ?1 ORDER BY name', parameters: [Date.now() - STALE_MS] },
    ])) as [DestinationRow[], UndeliveredRow[], { leads: number }[], StaleProbe[]]

  for (const { destination: name, delivered, waiting, refused, failing_since_ms, paused_until_ms } of destinations) {
    const failing = failing_since_ms === null ? '' : `, failing since ${localTime(failing_since_ms)}`
    const paused =
      paused_until_ms === null || paused_until_ms < Date.now()
        ? ''
        : `, asked to wait until ${localTime(paused_until_ms)}`
    log(`${name}: ${delivered} delivered, ${waiting} waiting, ${refused} refused${failing}${paused}`)
  }
  for (const { name, at_ms } of staleProbes)
    log(`${name}: not written since ${localTime(at_ms)}. Is the site running, and is there room left?`)
  if (unsentLeads > 0)
    log(
      `${plural(unsentLeads, 'lead')} sent nowhere: the site is not running, or no destination is set (docs/deploy.md)`,
    )
  if (destinations.length === 0 && unsentLeads === 0) log('Nothing waits.')
  if (undelivered.length === 0) return
  const lines = undelivered.map(row => [
    row.id,
    row.kind,
    localTime(row.received_at),
    row.occasion === 'lead' ? row.destination : `${row.destination} (${row.occasion})`,
    String(row.attempts),
    row.refused_at_ms === null ? nextTry(row) : 'rests',
    row.last_error ?? (row.attempts === 0 ? 'not tried yet' : 'to be sent again'),
  ])
  log(
    table(
      ['id', 'kind', 'received', 'destination', 'tries', 'next try', 'last error'],
      lines,
      [36, 8, 16, 24, 5, 16, 80],
    ),
  )
  if (undelivered.some(({ refused_at_ms }) => refused_at_ms !== null))
    log('What rests was refused five times. After a repair: npm run leads -- retry')
}

export async function retryLeads(store: Store, options: Options): Promise<void> {
  const id = options.id === undefined ? null : (await findLead(store, options.id)).id
  const [due = [], unsentLeads = []] = (await store.batch([
    {
      sql: `UPDATE deliveries SET next_attempt_at_ms = 0, refused_at_ms = NULL, refusals = 0, delivered_at_ms = NULL
            WHERE (?1 IS NULL OR lead_id = ?1) AND (?2 IS NULL OR destination = ?2)
              AND (delivered_at_ms IS NULL OR (?1 IS NOT NULL AND occasion = 'lead'))
              AND (is_suspect = 0 OR (?1 IS NOT NULL AND ${notJunk}))
            RETURNING lead_id`,
      parameters: [id, options.destination ?? null],
    },
    // The Worker knows the destinations: its clock gives them these leads.
    {
      sql: `INSERT INTO unassigned_leads (lead_id) SELECT id FROM leads WHERE (?1 IS NULL OR id = ?1) AND ${unsent} ORDER BY seq
            ON CONFLICT DO UPDATE SET lead_id = excluded.lead_id RETURNING lead_id`,
      parameters: [id],
    },
    {
      sql: 'UPDATE destinations SET paused_until_ms = NULL WHERE ?1 IS NULL OR name = ?1',
      parameters: [options.destination ?? null],
    },
  ])) as { lead_id: string }[][]
  const leads = new Set([...due, ...unsentLeads].map(({ lead_id }) => lead_id))
  log(`${plural(leads.size, 'lead')} due, sent ${await wakeSite(store, options)}.`)
}
