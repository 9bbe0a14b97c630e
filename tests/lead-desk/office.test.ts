// From an ad click to a job won, on a real desk.
import { describe, expect, it } from 'vitest'
import { leadDeskLabels } from '../../content/words/staff.ts'
import { leadPageLabels as labels, officeLabels } from '../../content/words/staff-pages.ts'
import { SOURCE_HEADER } from '../../lib/visit-source.ts'
import { estimate, photo, plan, quote } from './sample-leads.ts'
import { ownDesk } from './own-desk.ts'
import { submit, textOf, undo } from './staff-page.ts'

async function send(kind: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await desk.post(kind, body, headers)
  const { id } = (await response.json()) as { id: string }
  const [lead] = await rows('SELECT * FROM leads WHERE id = ?1', id)
  return { id, status: response.status, lead, url: `${desk.url}/api/leads/sheet/${String(lead?.sheet_token)}` }
}

const { desk, execute: rows, leads } = ownDesk(() => ({ vars: { RATE_LIMIT: 'off' } }))

describe('the source of a lead', () => {
  const header = {
    [SOURCE_HEADER]: 'first_gclid=Cj0-first&first_landing=%2F&latest_gclid=Cj0-ad&latest_utm_campaign=spring',
  }

  it('is on the lead page, in lists and in the CSV', async () => {
    const { lead, url } = await send('quote', quote({ name: 'Ad', phone: '6315550111', utm: {} }), header)
    expect(lead).toMatchObject({ channel: 'google-ads', page_path: '/' })
    expect(await textOf(url)).toContain('Google Ads, campaign spring')
    const { stdout } = await leads('export', '--all', '--find', '6315550111')
    expect(stdout).toContain('"Cj0-ad"')
  })

  it.each([
    'x'.repeat(9000),
    '%%%&&&===',
    'first_gclid=%00%ff&latest_utm_source=%3Cscript%3E',
    `first_gclid=${'a'.repeat(1020)}`,
    '\u00e9\u00ff',
  ])('refuses no lead, whatever the header says: %j', async text => {
    const { status, url } = await send('quote', quote({ name: `Header ${text.length}`, phone: '6315550112' }), {
      [SOURCE_HEADER]: text,
    })
    expect(status).toBe(201)
    expect(await textOf(url)).not.toContain('<script')
  })

  it('keeps of the page its path, campaign tags and click ids, and the place that is asked for', async () => {
    const page_url = 'https://www.example.com/ev-charger-planner?email=ann%40example.com&gclid=1#photo'
    const contact = { name: 'Ann', phone: null, email: 'a@example.com', location: '11751' }
    const { lead, url } = await send('photo', photo({ page_url, contact }))
    expect(lead).toMatchObject({ page_url: 'https://www.example.com/ev-charger-planner?gclid=1', location: '11751' })
    expect(lead?.payload).not.toContain('ann%40')
    expect(await textOf(url)).toContain('Town of Islip')
  })
})

describe('one person', () => {
  it('is known again by phone or mail within a week, and answered once', async () => {
    const first = await send('quote', quote({ name: 'Pat', phone: '(631) 555-0177' }))
    const second = await send('estimate', estimate({ phone: '+1 631 555 0177', email: 'pat@example.com' }))
    const third = await send('plan', plan({ contact: { name: 'Pat', phone: null, email: 'PAT@example.com' } }))
    expect(third.lead?.person_id).toBe(first.lead?.person_id)
    expect(await textOf(third.url)).toMatch(/third request, first (today|yesterday) at \d+:\d\d [AP]M E[DS]T/)
    await submit(second.url, { action: 'answer', initials: 'MK', also: first.id })
    expect(await textOf(first.url)).toContain('by MK.')
  })
})

describe('the lead page', () => {
  it('takes a quote and a win with its dollars, keeps the note, and undoes into the history', async () => {
    const { id, url } = await send('quote', quote({ name: 'Won', phone: '6315550121' }))
    await submit(url, { action: 'quoted', amount: '$1,250.50', note: 'Sent by mail', initials: 'MK' })
    await submit(url, { action: 'won', amount: '', note: '', initials: 'AB' })
    const state = async () =>
      (await rows('SELECT outcome, quoted_cents, won_cents, answered_by FROM leads WHERE id = ?1', id))[0]
    expect(await state()).toEqual({ outcome: 'won', quoted_cents: 125_050, won_cents: 125_050, answered_by: 'MK' })
    const page = await textOf(url)
    for (const text of ['Sent by mail', labels.events.quoted('$1,250.50'), labels.events.won('$1,250.50'), ', AB'])
      expect(page).toContain(text)
    await undo(url)
    expect(await state()).toMatchObject({ outcome: 'quoted', won_cents: null })
    expect(await textOf(url)).toContain('Undid: Won $1,250.50 (AB, ')
    await submit(url, { action: 'lost', reason: 'Too far', note: 'Called' })
    const lost = await textOf(url)
    for (const text of ['Lost: Too far', 'Called']) expect(lost).toContain(text)
  })

  it('gets another link, and the one before ends', async () => {
    const { url } = await send('quote', quote({ name: 'Link', phone: '6315550123' }))
    const response = await submit(url, { action: 'link', note: 'Left the company' })
    const next = new URL(response.headers.get('location') ?? '', desk.url).href
    expect([response.status, (await fetch(url)).status, (await fetch(next)).status]).toEqual([303, 404, 200])
    expect(await textOf(next)).toContain('Left the company')
  })
})

describe('the office page', () => {
  it('has a link that the command makes once and replaces', async () => {
    await send('quote', quote({ name: 'Next', phone: '6315550189' }))
    const first = await leads('office')
    const link = first.stdout.trim()
    expect(link).toMatch(/\/api\/leads\/office\/[0-9a-f]{32}$/)
    const url = `${desk.url}${new URL(link).pathname}`
    const page = await textOf(url)
    for (const text of [officeLabels.views.now, 'Next', 'from ', leadDeskLabels.kinds.quote])
      expect(page).toContain(text)
    expect(page).not.toContain('<script')
    const [stored] = await rows('SELECT key_hash FROM office_link')
    expect(link).not.toContain(String(stored?.key_hash))

    const again = await leads('office')
    expect([again.stdout, again.stderr]).toEqual(['', expect.stringContaining('--new')])
    const next = (await leads('office', '--new')).stdout.trim()
    expect([(await fetch(url)).status, (await fetch(`${desk.url}${new URL(next).pathname}`)).status]).toEqual([
      404, 200,
    ])
  })
})
