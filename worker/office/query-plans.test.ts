// What a real D1 reads for the office page: indexes, however many leads there are.
import { expect, it } from 'vitest'
import { ownStorage } from '@/worker/test-storage'
import { readSearch, searchSql, searchStates, waitingSql } from './lists'

const { env } = ownStorage()

const plan = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>()
  ).results.map(({ detail }) => detail)
const search = readSearch(new URLSearchParams(), Date.now())

it('for those who wait an index of them is read', async () => {
  for (const [sql, values] of [
    [waitingSql.people, []],
    [waitingSql.page, [26, 0]],
  ] as const) {
    const details = await plan(sql, ...values)
    expect(details).toContainEqual(expect.stringContaining('leads_open'))
    expect(details.filter(detail => /^SCAN (leads|same)(?! USING)/.test(detail))).toEqual([])
    expect(details).not.toContainEqual(expect.stringContaining('TEMP B-TREE FOR ORDER BY'))
  }
})

it('for visits an index of them is read', async () => {
  for (const where of ["ended = 'expired' AND start_ms > 1 ORDER BY start_ms", "window_id BETWEEN '2026' AND '2026U'"])
    expect(await plan(`SELECT lead_id FROM visits WHERE ${where}`)).toEqual([expect.stringMatching(/USING .*INDEX/)])
  expect(await plan('SELECT status_hash FROM ended_status_links WHERE ended_at_ms < 1')).toEqual([
    expect.stringContaining('ended_status_links_age'),
  ])
})

it.each(searchStates)('for a search for %s nothing is sorted', async state => {
  const details = await plan(searchSql(state), search.sinceMs, '', null, null, null, '[]', 26, 0)
  expect(details.filter(detail => detail.startsWith('SCAN leads') && !detail.includes('USING'))).toEqual([])
  expect(details).not.toContainEqual(expect.stringContaining('TEMP B-TREE FOR ORDER BY'))
})
