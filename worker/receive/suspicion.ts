// What suggests that a robot has sent a lead. Nothing is refused for it, and the sender never
// learns of it: staff get suspects in a digest.
import { leadDeskWords } from '@/content/words/staff'
import { honeypotMark, PAGE_SECONDS_HEADER } from '@/lib/leads/choices'
import { HOUR_MS, DAY_MS } from '@/lib/time'
import { ANY_LEAD } from '@/worker/deliver/deliveries'
import type { Env } from '@/worker/env'
import { logFailure } from '@/worker/log'
import { senderKey } from '@/worker/http/rate-limit'
import type { ValidLead } from './validate-lead'

/** Night in New York, UTC: hashes of the hour before compare with none after. */
const TURN_OF_DAY_MS = 8 * HOUR_MS

const today = () => Math.floor((Date.now() - TURN_OF_DAY_MS) / DAY_MS)

async function keyOfToday(env: Env): Promise<string> {
  const select = env.DB.prepare('SELECT key FROM sender_keys WHERE day = ?1').bind(today())
  const known = await select.first<string>('key')
  if (known !== null) return known
  const insert = env.DB.prepare('INSERT OR IGNORE INTO sender_keys (day, key) VALUES (?1, lower(hex(randomblob(32))))')
  const [, made] = await env.DB.batch<{ key: string }>([insert.bind(today()), select])
  return made?.results[0]?.key ?? crypto.randomUUID()
}

/**
 * Resolves to a function that makes 32 hexadecimal digits of a text, the same ones within a day.
 * They are made with a random key that is dropped after its day, so that no number can be found
 * by trying all of them. Where the key cannot be read they equal no others. Never throws.
 */
export async function senderHash(env: Env): Promise<(text: string) => Promise<string>> {
  const encoder = new TextEncoder()
  const text = await keyOfToday(env).catch((error: unknown) => {
    logFailure('sender_key_failed')(error)
    return crypto.randomUUID()
  })
  const key = await crypto.subtle.importKey('raw', encoder.encode(text), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return async value => {
    const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(value)))
    return Array.from(signed.slice(0, 16), byte => byte.toString(16).padStart(2, '0')).join('')
  }
}

/** For a batch: drops the keys of other days. */
export const dropSenderKeys = (env: Env): D1PreparedStatement =>
  env.DB.prepare('DELETE FROM sender_keys WHERE day <> ?1').bind(today())

const reasons = leadDeskWords.suspects

/** Nobody reads and fills a form in less. */
const MIN_PAGE_SECONDS = 2
const MAX_LINKS = 3
/**
 * Further networks that have sent the same within an hour: a person has a phone and a home. Who
 * knows somebody's number can send it first, so of a browser only the words count, and only where
 * many have sent them.
 */
const MAX_NETWORKS = { browser: 10, other: 2 } as const
/** From all senders together; beyond, a lead needs a sign of a person. */
const MAX_PER_HOUR = 60
/** Shorter words may be the same by chance: 'Please call me'. */
const MIN_SAME_WORDS = 20

/** What a request says of its sender, beside the lead. */
interface Signs {
  /** A browser sends one of these with every form. */
  readonly isFromPage: boolean
  /** Only browsers write it, and scripts cannot. */
  readonly isSameSite: boolean
  /** Between the opening of the page and the first press; undefined without script. */
  readonly pageSeconds: number | undefined
  /** Address of the sender, or its /56 network. */
  readonly network: string
}

export function signsOf({ headers }: Request): Signs {
  const fetchSite = headers.get('sec-fetch-site')
  const seconds = headers.get(PAGE_SECONDS_HEADER) ?? ''
  return {
    isFromPage: headers.get('origin') !== null || fetchSite !== null,
    isSameSite: fetchSite === 'same-origin' || fetchSite === 'same-site',
    pageSeconds: /^\d{1,9}(?:\.\d{1,3})?$/.test(seconds) ? Number(seconds) : undefined,
    network: senderKey(headers.get('cf-connecting-ip') ?? 'unknown'),
  }
}

export interface Suspicion {
  /** In words for the staff; null when nothing speaks against the lead. */
  readonly reason: string | null
  /** For `rememberSender`: of the network, of the phone number and of the words. */
  readonly fingerprints: readonly string[]
  readonly network: string
}

/** Never throws: a lead that cannot be compared with others is judged by itself. */
export async function suspicionOf(env: Env, lead: ValidLead, signs: Signs): Promise<Suspicion> {
  const hash = await senderHash(env)
  const network = await hash(signs.network)
  const phone = await Promise.all(phoneOf(lead).map(hash))
  const words = await Promise.all(wordsOf(lead).map(hash))
  const remembered = { fingerprints: [ANY_LEAD, ...phone, ...words], network }
  const own = ownReason(lead, signs)
  if (own !== null) return { ...remembered, reason: own }
  const repeated = signs.isSameSite ? words : [...phone, ...words]
  const maxNetworks = MAX_NETWORKS[signs.isSameSite ? 'browser' : 'other']
  const others = await compare(env, repeated, network, maxNetworks).catch((error: unknown) => {
    logFailure('suspicion_failed')(error)
    return undefined
  })
  const isRepeated = (others?.networks ?? 0) >= maxNetworks
  const hasSignOfPerson = signs.pageSeconds !== undefined || signs.isSameSite || others?.is_known !== 1
  if (isRepeated) return { ...remembered, reason: reasons.repeated }
  // Without a limit on posts many leads are what is wanted: load tests.
  const isFlood = env.RATE_LIMIT !== 'off' && (others?.leads ?? 0) >= MAX_PER_HOUR
  return { ...remembered, reason: isFlood && !hasSignOfPerson ? reasons.flood : null }
}

function ownReason({ payload }: ValidLead, { isFromPage, pageSeconds }: Signs): string | null {
  if (payload[honeypotMark] === true) return reasons.hiddenField
  if (!isFromPage) return reasons.noPage
  if (pageSeconds !== undefined && pageSeconds < MIN_PAGE_SECONDS) return reasons.fast
  return linksIn(payload) > MAX_LINKS ? reasons.links : null
}

/** In the visitor's own texts: the page's address and the brand's files are not theirs. */
function linksIn(payload: ValidLead['payload']): number {
  const { page_url: _page, utm: _utm, brand: _brand, ...typed } = payload
  return JSON.stringify(typed).match(/https?:\/\/|\bwww\.|\[url/gi)?.length ?? 0
}

// What robots repeat; empty where there is nothing to compare.
function phoneOf({ summary: { phoneE164, phone } }: ValidLead): readonly string[] {
  const digits = phoneE164 ?? phone?.replace(/\D/g, '') ?? ''
  return digits === '' ? [] : [`phone ${digits}`]
}

function wordsOf({ payload: { message } }: ValidLead): readonly string[] {
  const words = typeof message === 'string' ? message.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') : ''
  return words.length < MIN_SAME_WORDS ? [] : [`words ${words}`]
}

interface Others {
  /** Counts of the last hour. */
  readonly leads: number
  /** Other networks that have sent the same: at least so many, where it is more than is asked. */
  readonly networks: number | null
  /** 1 when this network has sent a lead. */
  readonly is_known: number
}

/** The first network behind `network` that has sent the same. */
const nextNetwork = (network: string) =>
  `SELECT MIN(network) FROM recent_senders
   WHERE fingerprint = repeated.value AND network > ${network} AND at_ms BETWEEN ?1 AND ?2`

function compare(env: Env, repeated: readonly string[], network: string, maxNetworks: number): Promise<Others | null> {
  const now = Date.now()
  return env.DB.prepare(
    `SELECT
       (SELECT COUNT(*) FROM (SELECT 1 FROM leads WHERE received_at_ms BETWEEN ?1 AND ?2 LIMIT ?5)) AS leads,
       (SELECT MAX((WITH RECURSIVE found (network) AS (
           ${nextNetwork("''")} UNION ALL SELECT (${nextNetwork('found.network')}) FROM found WHERE network IS NOT NULL
           LIMIT ?6)
         SELECT COUNT(*) FROM found WHERE network <> ?4)) FROM json_each(?3) AS repeated) AS networks,
       EXISTS (SELECT 1 FROM recent_senders
         WHERE fingerprint = '${ANY_LEAD}' AND network = ?4 AND at_ms BETWEEN ?1 AND ?2) AS is_known`,
  )
    .bind(now - HOUR_MS, now, JSON.stringify(repeated), network, MAX_PER_HOUR, maxNetworks + 2)
    .first<Others>()
}

/** For the batch that inserts the lead. */
export const rememberSender = (
  env: Env,
  leadId: string,
  { fingerprints, network }: Suspicion,
  now: number,
): D1PreparedStatement =>
  env.DB.prepare(
    `INSERT INTO recent_senders (lead_id, fingerprint, network, at_ms)
     SELECT leads.id, value, ?3, ?4 FROM leads, json_each(?2) WHERE leads.id = ?1`,
  ).bind(leadId, JSON.stringify(fingerprints), network, now)

const MAX_FORGOTTEN = 20_000

/** After an hour nothing is compared with them. */
export async function forgetSenders(env: Env): Promise<void> {
  await env.DB.batch([
    // In the order of rowids, so the oldest tells whether there is anything to forget.
    env.DB.prepare(
      `DELETE FROM recent_senders WHERE at_ms < ?1 AND rowid IN (SELECT rowid FROM recent_senders
         WHERE (SELECT at_ms < ?1 FROM recent_senders ORDER BY rowid LIMIT 1) ORDER BY rowid LIMIT ?2)`,
    ).bind(Date.now() - HOUR_MS, MAX_FORGOTTEN),
    dropSenderKeys(env),
  ])
}
