// The forms of the lead page on a real D1: what is on top, what Undo takes back, what is refused.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leadPageWords as words } from '@/content/words/staff-pages'
import { MINUTE_MS } from '@/lib/time'
import { expectValidHtml } from '@/tests/lead-desk/staff-page'
import { insertLead, ownStorage } from '@/worker/test-storage'
import { handleLeadPage } from './lead-page'

/** 5:41 PM in New York. */
const NOW = Date.parse('2026-11-24T22:41:00Z')
const TOKEN = '0'.repeat(32)
const OTHER = '1'.repeat(32)
const PATH = `/api/leads/sheet/${TOKEN}`
const { env } = ownStorage({ RATE_LIMIT: 'off' })
const ctx = { waitUntil: () => undefined } as unknown as ExecutionContext

const add = (id: string, sheet_token: string, columns = {}) =>
  insertLead(env, id, { sheet_token, received_at_ms: NOW - MINUTE_MS, person_id: 'ann', name: id, ...columns })
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  Object.assign(env, { RATE_LIMIT: 'off' })
  await env.DB.batch([env.DB.prepare('DELETE FROM leads'), add('lead', TOKEN), add('other', OTHER)])
  return () => vi.useRealTimers()
})

const get = async (path = PATH) => (await handleLeadPage(new Request(`https://example.com${path}`), env, ctx)).text()
async function press(fields: Record<string, string>, path = PATH) {
  const request = new Request(`https://example.com${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  const response = await handleLeadPage(request, env, ctx)
  return { status: response.status, page: await response.text() }
}
/** What the page open now would send as what it undoes. */
const lastOf = (page: string) => /name="last" value="(\d+)"/.exec(page)?.[1] ?? ''
/** The status on top. */
const top = (page: string) =>
  /<p class="status[^>]*>([^]*?)<\/p>/
    .exec(page)?.[1]
    ?.replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('the top', () => {
  it.each([
    [{ action: 'won', amount: '2000' }, 'Won $2,000'],
    [{ action: 'quoted', amount: '1,450' }, 'Quoted $1,450'],
    [{ action: 'lost', reason: 'price' }, 'Lost: price'],
    [{ action: 'junk' }, words.isJunk],
  ])('says what became of the lead after %j', async (fields, text) => {
    expect(top(await get())).toContain('Not answered yet')
    await press(fields)
    expect(top(await get())).toMatch(new RegExp(`^${RegExp.escape(text)}`))
  })
})

describe('Undo', () => {
  it('names what it takes back, on the button and in the history', async () => {
    await press({ action: 'won', amount: '2000', initials: 'MK' })
    const page = await get()
    expect(page).toContain(words.undo('Won $2,000 (MK, 5:41 PM)'))
    vi.setSystemTime(NOW + MINUTE_MS)
    await press({ action: 'undo', last: lastOf(page), initials: 'AB' })
    expect(await get()).toContain('Undid: Won $2,000 (MK, 5:41 PM)')
  })

  it('of a page that others have overtaken takes nothing back, and asks', async () => {
    await press({ action: 'quoted', amount: '1450', initials: 'MK' })
    const stale = lastOf(await get())
    await press({ action: 'won', amount: '2000', initials: 'AB' })
    for (const last of [stale, '', 'x', '0']) {
      const { status, page } = await press({ action: 'undo', last, note: 'Typed' })
      expect(status).toBe(409)
      for (const text of ['Won $2,000 (AB, 5:41 PM)', words.stale.question, 'Typed', 'id="refused"'])
        expect(page).toContain(text)
      expect(top(page)).toMatch(/^Won \$2,000/)
      await expectValidHtml(page)
    }
    const { page } = await press({ action: 'undo', last: stale })
    expect((await press({ action: 'undo', last: lastOf(page) })).status).toBe(303)
    expect(top(await get())).toMatch(/^Quoted \$1,450/)
  })

  it('pressed twice takes back one', async () => {
    await press({ action: 'quoted', amount: '1450' })
    await press({ action: 'won', amount: '2000' })
    const last = lastOf(await get())
    const statuses = await Promise.all([1, 2].map(async () => (await press({ action: 'undo', last })).status))
    expect(statuses).toContain(303)
    expect((await press({ action: 'undo', last })).status).toBe(303)
    expect(top(await get())).toMatch(/^Quoted \$1,450/)
  })

  it('tells when somebody has taken it back already', async () => {
    await press({ action: 'quoted', amount: '1450' })
    const first = lastOf(await get())
    await press({ action: 'won', amount: '2000' })
    await press({ action: 'undo', last: lastOf(await get()), initials: 'AB' })
    await press({ action: 'undo', last: first })
    const { status, page } = await press({ action: 'undo', last: String(Number(first) + 1) })
    expect([status, top(page)]).toEqual([409, expect.stringContaining('Not answered yet')])
    expect(page).toContain(words.stale.reload)
  })
})

describe('a press that is refused', () => {
  it.each([
    [{ action: 'quoted', amount: 'about 900' }, 'amount', words.problems.amount],
    [{ action: 'won', initials: 'Bartholomew' }, 'initials', words.problems.initials],
    [{ action: 'note' }, 'note', words.problems.noteMissing],
    [{ action: 'lost', reason: 'x'.repeat(301) }, 'reason', words.problems.reason],
  ])('opens at its first field: %j', async (fields, name, reason) => {
    const { status, page } = await press(fields)
    expect(status).toBe(422)
    expect(page).toContain(`action="${PATH}#refused"`)
    const at = page.slice(page.indexOf('id="refused"'))
    expect(at).toMatch(new RegExp(`^[^]{0,400}${RegExp.escape(reason)}[^]{0,40}<[^>]+id="${name}"`))
    expect(page.match(/id="refused"/g)).toHaveLength(1)
    await expectValidHtml(page)
  })

  it('too often keeps what was typed and ticked, on a page of the staff’s', async () => {
    const limit = vi.fn(() => Promise.resolve({ success: false }))
    Object.assign(env, { STAFF_LIMIT: { limit }, RATE_LIMIT: 'on' })
    const typed = { initials: 'MK', note: 'Two lines\nof it', amount: '1450', reason: 'price', also: 'other' }
    const { status, page } = await press({ action: 'won', ...typed })
    expect([status, limit.mock.calls]).toEqual([429, [[{ key: 'lead' }]]])
    for (const text of [words.tooFast, 'value="MK"', 'Two lines\nof it', 'value="1450"', 'value="price"', ' checked'])
      expect(page).toContain(text)
    expect(top(page)).toContain('Not answered yet')
    limit.mockRejectedValue(new Error('down'))
    expect((await press({ action: 'won', ...typed })).status).toBe(303)
  })

  it('because the history is full says so', async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
       INSERT INTO lead_events (lead_id, at_ms, what) SELECT 'lead', i, 'link' FROM n`,
    ).run()
    const { status, page } = await press({ action: 'won', amount: '2000', note: 'Typed' })
    expect([status, top(page)]).toEqual([422, expect.stringContaining('Not answered yet')])
    for (const text of [words.problems.full, '2000', 'Typed']) expect(page).toContain(text)
  })
})

it('an answer is one of the other requests too only where that is ticked', async () => {
  const page = await get()
  for (const text of [words.others, 'other', `/api/leads/sheet/${OTHER}`]) expect(page).toContain(text)
  await press({ action: 'lost', reason: 'price', initials: 'MK' })
  const open = `/api/leads/sheet/${OTHER}`
  expect(top(await get(open))).toContain('Not answered yet')
  await press({ action: 'won', amount: '900', also: 'other', initials: 'AB' })
  expect(top(await get(open))).toMatch(/^Answered .* by AB\.$/)
  expect(await get()).not.toContain(words.others)
})

it('a plan without its picture says that it is missing', async () => {
  await env.DB.prepare("UPDATE leads SET kind = 'plan', image_dropped = 2 WHERE id = 'lead'").run()
  expect(await get()).toContain(words.noPicture)
  await env.DB.prepare("UPDATE leads SET image_key = 'plans/x.jpg', image_dropped = 0 WHERE id = 'lead'").run()
  expect(await get()).not.toContain(words.noPicture)
})
