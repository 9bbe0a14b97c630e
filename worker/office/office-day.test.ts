// A working day on the office page, on a real D1.
import { describe, expect, it, vi } from 'vitest'
import { leadPageWords, officeWords as words } from '@/content/words/staff-pages'
import { DAY_MS } from '@/lib/time'
import { expectValidHtml } from '@/tests/lead-desk/staff-page'
import { OFFICE, officeKeyHash, testOffice, tokenOf } from '@/worker/test-office'
import { officeUrl } from './digest-link'

/** A Friday, 2 PM in New York. */
const NOW = Date.UTC(2026, 10, 27, 19)

const { env, office, page, add, leadPage: leadPageAt } = testOffice(NOW)
type Fields = Readonly<Record<string, string>>
const leadPage = (id: string, fields?: Fields, headers?: Fields) => leadPageAt(tokenOf(id), fields, headers)
const lead = (id: string) =>
  env.DB.prepare('SELECT * FROM leads WHERE id = ?1').bind(id).first<Record<string, unknown>>()

describe('Now', () => {
  it('takes an answer with one press, by the initials that the phone keeps', async () => {
    await add('ann')
    const kept = await office('', { action: 'initials', initials: 'MK' })
    const cookie = kept.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^initials=MK; Path=\/api\/leads\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    expect(await (await office('', undefined, headers)).text()).toContain(words.youAre('MK'))
    const pressed = await office('', { action: 'answered', id: 'ann' }, headers)
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, OFFICE])
    expect(await lead('ann')).toMatchObject({ answered_at_ms: NOW, answered_by: 'MK' })
    expect(await (await leadPage('ann', undefined, headers)).text()).toContain('value="MK"')
    const refused = await office('', { action: 'initials', initials: '<b>' })
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining(leadPageWords.problems.initials),
    ])
  })

  it('counts tries that nobody picked up, and the clock goes on', async () => {
    await add('ann', { phone: '631-555-0101', email: 'ann@example.com' })
    for (let count = 0; count < 2; count++) await office('', { action: 'tried', id: 'ann' })
    expect(await lead('ann')).toMatchObject({ answered_at_ms: null, tries: 2, tried_at_ms: NOW })
    const html = await page()
    for (const text of ['Tried 2 times', words.left('23 h', 24), 'mailto:ann@example.com?subject='])
      expect(html).toContain(text)
    await expectValidHtml(html)
  })

  it('shows what an estimate says', async () => {
    await add('ann', {
      kind: 'estimate',
      payload: JSON.stringify({ message: 'Dog in the yard <b>' }),
      location: 'Islip',
    })
    const html = await page()
    for (const text of ['Dog in the yard &#60;b&#62;', 'Islip']) expect(html).toContain(text)
  })

  it('brings a quote back on its day, and again on the next', async () => {
    await add('ann')
    expect(await (await leadPage('ann')).text()).toContain('value="2026-11-30"')
    await leadPage('ann', { action: 'quoted', amount: '1450', followUp: '2026-11-29', initials: 'MK' })
    expect(await (await leadPage('ann')).text()).toContain('Quoted $1,450. Ask again on Sun, Nov 29.')
    expect(await page()).not.toContain('$1,450')
    vi.setSystemTime(NOW + 2 * DAY_MS)
    const html = await page()
    for (const text of [words.followUps(1), 'Quoted $1,450', words.askTomorrow]) expect(html).toContain(text)
    await expectValidHtml(html)
    await office('', { action: 'later', id: 'ann' })
    expect(await lead('ann')).toMatchObject({ follow_up_day: '2026-11-30', outcome: 'quoted' })
    expect(await page()).not.toContain('$1,450')
    await leadPage('ann', { action: 'won', amount: '' })
    expect(await lead('ann')).toMatchObject({ follow_up_day: null, won_cents: 145_000 })
  })

  it.each(['2026-11-26', '2026-02-30', 'Monday', '2031-01-01'])('refuses %s as a day, at its field', async followUp => {
    await add('ann')
    const response = await leadPage('ann', { action: 'quoted', amount: '1450', followUp })
    const html = await response.text()
    expect(response.status).toBe(422)
    for (const text of [leadPageWords.problems.followUp, 'id="followUp-error"', 'value="1450"'])
      expect(html).toContain(text)
    expect(await lead('ann')).toMatchObject({ outcome: null })
  })
})

describe('a lead by phone', () => {
  const typed = { name: 'José Peña', phone: '(631) 555-0142', location: 'Islip', words: 'Two cars.\nCall after 5.' }

  it('is stored once, waits like any other, and is found without accents and by its note', async () => {
    const key = /name="key" value="([0-9a-f]{32})"/.exec(await page('?view=new'))?.[1] ?? ''
    for (let count = 0; count < 2; count++)
      expect((await office('', { ...typed, action: 'new', key })).status).toBe(303)
    const { results } = await env.DB.prepare('SELECT * FROM leads').all<Record<string, unknown>>()
    expect(results).toEqual([
      expect.objectContaining({
        kind: 'estimate',
        phone_e164: '+16315550142',
        location: 'Islip',
        channel: 'phone',
        suspect: null,
      }),
    ])
    const html = await page()
    for (const text of ['José Peña', 'Two cars.\nCall after 5.', 'from A phone call']) expect(html).toContain(text)
    await leadPageAt(String(results[0]?.sheet_token), { action: 'note', note: 'Gate code: Ángel' })
    for (const search of ['jose pena', 'JOSÉ', 'gate code', 'angel'])
      expect([search, await page(`?view=all&q=${encodeURIComponent(search)}`)]).toEqual([
        search,
        expect.stringContaining('José Peña'),
      ])
  })

  it('keeps what was typed where a field is wrong', async () => {
    const response = await office('', { ...typed, phone: '555', action: 'new', key: 'x' })
    const html = await response.text()
    expect(response.status).toBe(422)
    for (const text of ['value="José Peña"', 'Two cars.', 'id="phone-error"']) expect(html).toContain(text)
    await expectValidHtml(html)
  })
})

describe('More', () => {
  it('has all leads as a file of thirty columns, formulas made harmless', async () => {
    for (let n = 0; n < 3; n++) await add(`lead-${n}`, { location: '=1+1' })
    const response = await office('?file=leads')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="leads.csv"')
    const [head = '', ...rows] = (await response.text()).trimEnd().split('\r\n')
    expect([head.split(',').length, rows.length]).toEqual([30, 3])
    expect(rows[0]).toContain('"\'=1+1"')
  })

  it('deletes a person after it has named what goes, and nobody else', async () => {
    await add('ann', { phone: '631-555-0101', phone_e164: '+16315550101', email: 'ann@example.com' })
    await add('ann later', { phone: '631-555-0101', phone_e164: '+16315550101', image_key: 'plans/x.jpg' })
    await add('bob')
    expect(await page('?view=all')).toContain(`?view=delete&#38;id=ann`)
    const html = await page('?view=delete&id=ann')
    for (const text of [words.deletion.ask(2), 'value="ann,ann later"']) expect(html).toContain(text)
    expect(await lead('ann')).not.toBeNull()
    await expectValidHtml(html)
    await add('ann meanwhile', { phone_e164: '+16315550101' })
    const done = await office('', { action: 'delete', ids: 'ann,ann later' })
    expect(await done.text()).toContain(words.deletion.done(2))
    const { results } = await env.DB.prepare('SELECT id FROM leads ORDER BY id').all<{ id: string }>()
    expect(results.map(({ id }) => id)).toEqual(['ann meanwhile', 'bob'])
    expect(await env.DB.prepare('SELECT image_key FROM loose_pictures').first('image_key')).toBe('plans/x.jpg')
  })

  it('gives each colleague a link that signs for them, and takes it back', async () => {
    await add('ann')
    const made = await (await office('', { action: 'colleague', name: 'Mia', initials: 'MI' })).text()
    await expectValidHtml(made)
    const path = /\/api\/leads\/office\/[0-9a-f]{32}(?=<)/.exec(made)?.[0] ?? ''
    await office('', { action: 'answered', id: 'ann' }, { cookie: 'initials=XX' }, path)
    expect(await lead('ann')).toMatchObject({ answered_by: 'MI' })
    const hers = await page('?view=more', path)
    expect(hers).not.toContain(words.links.title)
    await expect(office('', { action: 'colleague', name: 'Eve', initials: 'E' }, {}, path)).rejects.toMatchObject({
      status: 400,
    })
    const link = /name="link" value="([0-9a-f]{64})"/.exec(await page('?view=more'))?.[1] ?? ''
    await office('', { action: 'end', link })
    const ended = await office('', { action: 'answered', id: 'ann' }, {}, path)
    expect([ended.status, await ended.text()]).toEqual([404, expect.stringContaining(words.notFound.text)])
    const missing = await office('', { action: 'colleague', name: 'Eve', initials: '' })
    expect([missing.status, await missing.text()]).toEqual([422, expect.stringContaining('value="Eve"')])
  })

  it('is not for the link of a digest, which stands in a chat', async () => {
    await add('ann')
    const path = new URL((await officeUrl(await officeKeyHash(), 'https://example.com', 'leads')) ?? '').pathname
    expect(await page('?view=more', path)).toContain(words.digestOnly)
    expect(await page('?view=all', path)).not.toContain('view=delete')
    expect((await office('?file=leads', undefined, {}, path)).headers.get('content-type')).toContain('text/html')
    for (const action of ['delete', 'file', 'colleague', 'new'])
      await expect(office('', { action, id: 'ann' }, {}, path)).rejects.toMatchObject({ status: 400 })
    expect((await office('', { action: 'answered', id: 'ann' }, {}, path)).status).toBe(303)
  })

  it('has the files for Google Ads, that of customers where the owner turned it on', async () => {
    await add('ad', { source: 'latest_gclid=abc' })
    await leadPage('ad', { action: 'won', amount: '1800' })
    expect(await page('?view=more')).not.toContain(words.adFiles.customers.link)
    await expect(office('', { action: 'file', file: 'customers' })).rejects.toMatchObject({ status: 400 })
    const file = await office('', { action: 'file', file: 'conversions' })
    expect([file.headers.get('content-type'), await file.text()]).toEqual([
      'text/csv; charset=utf-8',
      expect.stringContaining('"abc"'),
    ])
    const none = await office('', { action: 'file', file: 'adjustments' })
    expect(await none.text()).toContain(words.adFiles.none)
    Object.assign(env, { LEAD_ADS_MATCH: '1' })
    expect(await (await office('', { action: 'file', file: 'customers' })).text()).toContain('1800')
    Object.assign(env, { LEAD_ADS_MATCH: '' })
  })
})

it('every page of the office is valid HTML', async () => {
  await add('ann')
  for (const view of ['new', 'more', 'all']) await expectValidHtml(await page(`?view=${view}`))
})
