// The office page and the lead pages of a test file's own desk, as a browser without scripts asks
// for them.
import { beforeAll, beforeEach, vi } from 'vitest'
import { HOUR_MS } from '@/lib/time'
import { handleOffice } from './office'
import { storePhoneLead } from './receive/phone-lead'
import { sha256Hex } from './sha256'
import { handleLeadPage } from './staff/lead-page'
import { LEAD_PAGE_PATH, OFFICE_PATH } from './staff/links'
import { insertLead, ownStorage } from './test-storage'

export const OFFICE_KEY = '00112233445566778899aabbccddeeff'
export const officeKeyHash = () => sha256Hex(new TextEncoder().encode(OFFICE_KEY))
export const OFFICE = `${OFFICE_PATH}${OFFICE_KEY}`

/** A token that tells the lead. */
export const tokenOf = (id: string) =>
  Array.from(id, letter => letter.charCodeAt(0).toString(16))
    .join('')
    .padEnd(32, '0')

type Fields = Readonly<Record<string, string>>

/** Without leads at the start of each test, when it is `nowMs`. */
export function testOffice(nowMs: number, settings: Fields = {}) {
  const { env } = ownStorage({ RATE_LIMIT: 'off', ...settings })
  const background: Promise<unknown>[] = []
  const ctx = { waitUntil: (work: Promise<unknown>) => background.push(work) } as unknown as ExecutionContext
  beforeAll(async () => {
    await env.DB.prepare('INSERT INTO office_link VALUES (1, ?1, ?2)')
      .bind(await officeKeyHash(), nowMs)
      .run()
  })
  beforeEach(async () => {
    vi.useFakeTimers({ now: nowMs, toFake: ['Date'] })
    await env.DB.batch(['leads', 'colleagues', 'visit_windows'].map(table => env.DB.prepare(`DELETE FROM ${table}`)))
  })
  const request = (path: string, fields?: Fields | URLSearchParams, headers: Fields = {}) =>
    new Request(`https://example.com${path}`, {
      headers,
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
  const ask = (asked: Request) => handleOffice(asked, env, ctx, storePhoneLead)
  const office = (query = '', fields?: Fields | URLSearchParams, headers?: Fields, path = OFFICE) =>
    ask(request(`${path}${query}`, fields, headers))
  return {
    env,
    background,
    ask,
    office,
    page: async (query = '', path = OFFICE) => (await office(query, undefined, {}, path)).text(),
    leadPage: (token: string, fields?: Fields, headers?: Fields) =>
      handleLeadPage(request(`${LEAD_PAGE_PATH}${token}`, fields, headers), env, ctx),
    /** Of an hour before. */
    add: (id: string, columns: Readonly<Record<string, string | number | null>> = {}) =>
      insertLead(env, id, {
        received_at_ms: nowMs - HOUR_MS,
        name: id,
        sheet_token: tokenOf(id),
        person_id: id,
        ...columns,
      }).run(),
  }
}
