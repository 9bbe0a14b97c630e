// The lists of the office page. Indexes of worker/migrations bound what they read, also with
// thousands of leads.
import { counts, isOpen } from '@/lib/leads/person'
import { isFound, searchParameters } from '@/lib/leads/search'
import { type StoredLead, storedLeadColumns } from '@/lib/leads/stored-lead'
import { DAY_MS } from '@/lib/time'
import { cleanLine } from '@/lib/leads/text'
import type { Env } from '@/worker/env'
import type { OtherRequest } from '@/worker/staff/outcomes'
import { placesLike } from '@/worker/staff/place'

const PAGE_LEADS = 25
const MAX_SEARCH = 120

export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly hasMore: boolean
}

/** A person by the oldest lead that waits for an answer. */
export interface WaitingPerson extends StoredLead {
  /** How many later ones of the same person wait too. */
  readonly other_count: number
  /** JSON: OtherRequest[], the newest of them, oldest first. */
  readonly others: string
}

export const othersOf = ({ others }: WaitingPerson) => JSON.parse(others) as readonly OtherRequest[]

/** Every name that the person has given: 'Ann, Bob'. Null without one. */
export function namesOf(person: WaitingPerson): string | null {
  const names = [person, ...othersOf(person)].flatMap(({ name }) => cleanLine(name ?? '') || [])
  const isFirst = (name: string, index: number) =>
    names.findIndex(other => other.toLowerCase() === name.toLowerCase()) === index
  return names.filter(isFirst).join(', ') || null
}

export interface Waiting extends Page<WaitingPerson> {
  readonly people: number
}

const isFirstOpen = `${isOpen('leads')} AND NOT EXISTS (
  SELECT 1 FROM leads AS same WHERE same.person_id = leads.person_id AND same.seq < leads.seq AND ${isOpen('same')})`

const isLaterOpen = `same.person_id = leads.person_id AND same.seq > leads.seq AND ${isOpen('same')}`
/** One person may send many. */
const MAX_OTHERS = 10

export const waitingSql = {
  people: `SELECT COUNT(*) AS people FROM leads INDEXED BY leads_open WHERE ${isFirstOpen}`,
  page: `SELECT ${storedLeadColumns},
      (SELECT COUNT(*) FROM leads AS same WHERE ${isLaterOpen}) AS other_count,
      (SELECT json_group_array(json_object('id', id, 'kind', kind, 'name', name, 'received_at_ms', received_at_ms, 'sheet_token', sheet_token) ORDER BY seq)
       FROM (SELECT seq, id, kind, name, received_at_ms, sheet_token FROM leads AS same WHERE ${isLaterOpen} ORDER BY seq DESC LIMIT ${MAX_OTHERS})) AS others
    FROM leads INDEXED BY leads_open WHERE ${isFirstOpen} ORDER BY received_at_ms LIMIT ?1 OFFSET ?2`,
} as const

function pageOf<Row>(found: readonly Row[]): Page<Row> {
  return { rows: found.slice(0, PAGE_LEADS), hasMore: found.length > PAGE_LEADS }
}

const offset = (page: number) => (page - 1) * PAGE_LEADS

/** Who waits, the longest waiting first; `page` counts from 1. */
export async function waitingPeople(env: Env, page: number): Promise<Waiting> {
  const [count, found] = await env.DB.batch([
    env.DB.prepare(waitingSql.people),
    env.DB.prepare(waitingSql.page).bind(PAGE_LEADS + 1, offset(page)),
  ])
  const [{ people } = { people: 0 }] = (count?.results ?? []) as { people: number }[]
  return { people, ...pageOf((found?.results ?? []) as WaitingPerson[]) }
}

/** Rows of one list: the quotes of today and those overdue. */
const MAX_FOLLOW_UPS = 50

/** Quotes to ask about on `day` ('2026-12-01') or before, the oldest day first. */
const followUpSql = `SELECT ${storedLeadColumns} FROM leads INDEXED BY leads_follow_up
  WHERE follow_up_day <= ?1 AND outcome = 'quoted' AND ${counts('leads')} ORDER BY follow_up_day LIMIT ${MAX_FOLLOW_UPS}`

export async function followUps(env: Env, day: string): Promise<readonly StoredLead[]> {
  const { results } = await env.DB.prepare(followUpSql).bind(day).all<StoredLead>()
  return results
}

export const searchStates = ['any', 'new', 'answered', 'quoted', 'won', 'lost', 'suspect', 'junk'] as const
type SearchState = (typeof searchStates)[number]

export interface Search {
  /** The search text as typed. */
  readonly text: string
  readonly state: SearchState
  /** Days back; null for any time. */
  readonly days: number | null
  readonly sinceMs: number
}

export const WEEK_DAYS = 7

/** Unknown values are those of the first view. */
export function readSearch(parameters: URLSearchParams, nowMs: number): Search {
  const days = parameters.get('days') === String(WEEK_DAYS) ? WEEK_DAYS : null
  return {
    text: (parameters.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    state: searchStates.find(state => state === parameters.get('state')) ?? 'any',
    days,
    sinceMs: days === null ? 0 : nowMs - days * DAY_MS,
  }
}

const real = 'suspect IS NULL AND junk_at_ms IS NULL'
const conditions: Readonly<Record<SearchState, string>> = {
  any: '1',
  new: isOpen('leads'),
  answered: `answered_at_ms IS NOT NULL AND outcome IS NULL AND ${real}`,
  quoted: `outcome = 'quoted' AND ${real}`,
  won: `outcome = 'won' AND ${real}`,
  lost: `outcome = 'lost' AND ${real}`,
  suspect: 'suspect IS NOT NULL AND junk_at_ms IS NULL',
  junk: 'junk_at_ms IS NOT NULL',
}

/** ?1: since, ?2 to ?5: those of the text, ?6: places. */
export const searchSql = (state: SearchState): string =>
  `SELECT ${storedLeadColumns} FROM leads
   WHERE received_at_ms >= ?1 AND ${conditions[state]} AND (?2 = '' OR ${isFound(2)} OR location IN (SELECT value FROM json_each(?6)))
   ORDER BY received_at_ms DESC LIMIT ?7 OFFSET ?8`

/** The newest first. Finds parts of a name, phone, email and place, and whole references. */
export async function allLeads(env: Env, search: Search, page: number): Promise<Page<StoredLead>> {
  const { text, state, sinceMs } = search
  const { results } = await env.DB.prepare(searchSql(state))
    .bind(sinceMs, ...searchParameters(text), JSON.stringify(placesLike(text)), PAGE_LEADS + 1, offset(page))
    .all<StoredLead>()
  return pageOf(results)
}

/** The newest first. */
export async function suspects(env: Env, page: number): Promise<Page<StoredLead>> {
  const { results } = await env.DB.prepare(
    `SELECT ${storedLeadColumns} FROM leads WHERE ${conditions.suspect} ORDER BY received_at_ms DESC LIMIT ?1 OFFSET ?2`,
  )
    .bind(PAGE_LEADS + 1, offset(page))
    .all<StoredLead>()
  return pageOf(results)
}
