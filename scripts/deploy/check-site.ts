// After a deployment: the new pages and the lead desk answer, and a trial lead reaches every
// destination.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { deleteLead } from '../leads/delete.ts'
import { filterParameters, type LeadRow, selectLeads } from '../leads/rows.ts'
import { query, type Store } from '../leads/store.ts'
import { openWranglerStore } from '../leads/wrangler-store.ts'
import { begun, DeployError, passed } from './report.ts'
import type { Deployment } from './surroundings.ts'

const REQUEST_TIMEOUT_MS = 10_000
const PAUSE_MS = 2_000

interface Delivery {
  readonly destination: string
  readonly attempts: number
  readonly refusals: number
  readonly last_error: string | null
  readonly delivered_at_ms: number | null
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)

/**
 * Repeats `attempt` until it resolves, at most for `seconds`. The error of the last attempt is
 * thrown on.
 */
async function retry<T>(seconds: number, attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + seconds * 1000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() + PAUSE_MS > deadline) throw error
      await sleep(PAUSE_MS)
    }
  }
}

const request = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...init })

/**
 * A file that the built home page names; its name changes with its content. Empty where nothing was
 * built (--check).
 */
function firstScript(root: string): string {
  const file = path.join(root, 'out/index.html')
  return existsSync(file) ? (/\/_next\/static\/[^"']+/.exec(readFileSync(file, 'utf8'))?.[0] ?? '') : ''
}

/** 'slack takes nothing, LEAD_EMAIL_TO is malformed' */
function problemsOf(body: string): string {
  try {
    return (JSON.parse(body) as { readonly problems: readonly string[] }).problems.join(', ')
  } catch {
    return body.slice(0, 200)
  }
}

/**
 * The page and the health check of the new version; a change needs up to a minute to reach every
 * data center.
 */
export async function checkAnswers(siteUrl: string, { checkSeconds, root }: Deployment): Promise<void> {
  begun('Site', `waiting for ${siteUrl}`)
  const script = firstScript(root)
  try {
    const health = await retry(checkSeconds, async () => {
      const home = await request(`${siteUrl}/`)
      if (home.status !== 200) throw new Error(`${siteUrl}/ answers ${home.status}`)
      if (!(await home.text()).includes(script)) throw new Error(`${siteUrl}/ answers with another version of the page`)
      const answer = await request(`${siteUrl}/api/health`)
      const text = await answer.text()
      if (answer.status !== 200 && answer.status !== 503) throw new Error(`/api/health answers ${answer.status}`)
      return { isOk: answer.status === 200, problems: problemsOf(text) }
    })
    passed(
      'Site',
      health.isOk
        ? 'the home page and /api/health answer'
        : `the home page answers; /api/health answers 503: ${health.problems} (npm run leads -- outbox)`,
    )
  } catch (error) {
    throw new DeployError(
      'Site',
      `${messageOf(error)}.`,
      'Is the domain connected to the Worker (docs/deploy.md, "The domain")? Once it is: npm run deploy -- --check',
    )
  }
}

/** Sends a trial lead, waits until every destination has it, and deletes it in any case. */
export async function checkTrialLead(
  siteUrl: string,
  destinations: readonly string[],
  options: Deployment,
): Promise<void> {
  begun('Trial lead', 'sending "Trial lead, please ignore"')
  const store = openWranglerStore({
    root: options.root,
    target: ['--remote'],
    run: options.runWrangler,
    ...(options.staging && { environment: 'staging' }),
  })
  const id = await sendTrialLead(siteUrl, options)
  let failure: DeployError | undefined
  try {
    const waiting = await waitForDeliveries(store, id, destinations, options)
    if (waiting.length > 0)
      failure = new DeployError(
        'Trial lead',
        `it did not reach ${waiting.join(', ')}.`,
        'Set the address again with `npx wrangler secret put`, then: npm run deploy -- --check',
      )
  } catch (error) {
    failure = new DeployError('Trial lead', messageOf(error))
  }
  const left = await removeTrialLead(store, id, options)
  if (failure) throw new DeployError(failure.step, ...failure.lines, ...left)
  if (left.length > 0) throw new DeployError('Trial lead', ...left)
}

async function sendTrialLead(siteUrl: string, { checkSeconds }: Deployment): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    'x-lead-trial': '1',
    // As a page of the site sends it.
    origin: new URL(siteUrl).origin,
    // The prefix that `npm run leads -- test` knows: it deletes trials that were interrupted.
    'idempotency-key': `trial-${crypto.randomUUID()}`,
  }
  const body = JSON.stringify({
    name: 'Trial lead, please ignore',
    // 555-0100 to 555-0199 are reserved for fiction.
    phone: '(631) 555-0100',
    location: '11743',
    charger: 'Tesla Wall Connector',
    page_url: `${siteUrl}/`,
  })
  try {
    return await retry(checkSeconds, async () => {
      const answer = await request(`${siteUrl}/api/leads/quote`, { method: 'POST', headers, body })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`the lead desk answers ${answer.status}: ${text.slice(0, 200)}`)
      return (JSON.parse(text) as { id: string }).id
    })
  } catch (error) {
    throw new DeployError('Trial lead', `${messageOf(error)}.`, 'The new version does not take leads: roll it back.')
  }
}

/** Prints how each destination answered. Returns those that have not got it. */
async function waitForDeliveries(
  store: Store,
  id: string,
  destinations: readonly string[],
  { checkSeconds }: Deployment,
): Promise<readonly string[]> {
  const deadline = performance.now() + checkSeconds * 1000
  const waiting = new Set(destinations)
  let rows: readonly Delivery[] = []
  while (waiting.size > 0) {
    rows = await query<Delivery>(
      store,
      `SELECT destination, attempts, refusals, last_error, delivered_at_ms FROM deliveries WHERE lead_id = ?1 AND occasion = 'lead'`,
      id,
    )
    for (const { destination, delivered_at_ms } of rows)
      if (delivered_at_ms !== null && waiting.delete(destination)) passed('Trial lead', `${destination} has taken it`)
    const undecided = [...waiting].some(name => !rows.some(row => row.destination === name && row.refusals > 0))
    if (!undecided || performance.now() + PAUSE_MS > deadline) break
    await sleep(PAUSE_MS)
  }
  for (const name of waiting) {
    const row = rows.find(({ destination }) => destination === name)
    const answer = row?.last_error ?? (row ? 'no answer yet' : 'the Worker does not know this destination')
    console.log(`      Trial lead: ${name} has not taken it (${row?.attempts ?? 0} tries): ${answer}`)
  }
  if (destinations.length === 0) passed('Trial lead', 'stored; there is no destination')
  return [...waiting]
}

/** Returns what to do when the lead could not be removed. */
async function removeTrialLead(store: Store, id: string, { staging }: Deployment): Promise<readonly string[]> {
  try {
    const find = () => query<LeadRow>(store, selectLeads('AND id = ?8'), ...filterParameters({}), id)
    const [row] = await find()
    if (row !== undefined) await deleteLead(store, row, { yes: true })
    if ((await find()).length > 0) throw new Error('it is still there')
    passed('Trial lead', 'removed')
    return []
  } catch (error) {
    return [
      `The trial lead could not be removed: ${messageOf(error)}`,
      `Remove it: npm run leads -- delete ${id} --yes ${staging ? '--staging' : '--remote'}`,
    ]
  }
}
