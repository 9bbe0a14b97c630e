// The lead page on a real desk: what it shows, its forms, and what it refuses. No script is
// involved.
import { describe, expect, it } from 'vitest'
import { leadDeskLabels } from '../../content/words/staff.ts'
import { leadPageLabels as labels } from '../../content/words/staff-pages.ts'
import { defaultPlan } from '../../content/planner.ts'
import { usd } from '../../lib/usd.ts'
import { readPage } from '../export/read-page.ts'
import { estimate, jpegBytes, photo, plan, planHeaders, quote, runUsd, total } from './sample-leads.ts'
import { idOf, ownDesk } from './own-desk.ts'
import { expectPrivate, expectValidHtml, submit, textOf, undo } from './staff-page.ts'

const HOSTILE = '"><script>alert(1)</script>&amp;<img src=x onerror=alert(1)>'

async function send(kind: string, body: unknown, headers: Record<string, string> = {}) {
  const id = await idOf(await desk.post(kind, body, headers))
  return { id, url: await leadPageOf(id) }
}

const { desk, execute, leadPageOf } = ownDesk(() => ({ vars: { RATE_LIMIT: 'off' } }))

describe('the lead page', () => {
  it.each([
    ['quote', quote(), ['Ann O’Hara', 'tel:+16315550101', 'sms:+16315550101', 'Town of Huntington']],
    ['quote', quote({ subject: 'Ms.' }), ['Ann O’Hara', leadDeskLabels.suspects.hiddenField]],
    ['estimate', estimate({ message: 'One\ntwo' }), ['José Núñez-O’Brien', 'mailto:jose@example.com', 'One\ntwo']],
    [
      'plan',
      plan({ contact: { name: 'Ann', phone: '6315550101', email: null } }),
      ['Ann', 'tel:+16315550101', total(), usd(defaultPlan.baseLabor), '/ev-charger-planner#plan=', '/picture'],
    ],
    [
      'photo',
      photo(),
      [
        'Ann',
        'mailto:ann@example.com',
        '24 ft of EMT',
        'between 22 and 27 ft',
        'Garage door, 7 ft high',
        usd(runUsd(24)),
        usd(runUsd(22)),
      ],
    ],
  ])('shows a %s, and is valid HTML', async (kind, body, parts) => {
    const { url } = await send(kind, body, planHeaders())
    const page = await textOf(url)
    for (const part of parts) expect(page).toContain(part)
    expect(page).toContain(labels.answer)
    await expectValidHtml(page)
  })

  it('shows the reference of a plan whose key the page made', async () => {
    const anonymous = plan()
    const keyed = await send('plan', anonymous, { 'idempotency-key': '19f3c2a0-0000-4000-8000-000000000001' })
    expect(await textOf(keyed.url)).toContain('Reference <strong>37SW58</strong>')
    const unkeyed = await send('plan', anonymous)
    expect(await textOf(unkeyed.url)).not.toContain('Reference <strong>')
  })

  it('shows hostile text as text, in every field', async () => {
    const { url } = await send(
      'estimate',
      estimate({
        firstName: HOSTILE.slice(0, 100),
        lastName: HOSTILE.slice(0, 100),
        address: HOSTILE,
        message: HOSTILE,
        page_url: `https://www.example.com/?${HOSTILE.replace(/\s/g, '')}`,
        utm: { utm_source: HOSTILE },
      }),
    )
    await submit(url, { action: 'note', note: HOSTILE, initials: 'A.B.' })
    const { elements, text } = readPage(await textOf(url))
    expect(elements.filter(({ tagName }) => ['script', 'b', 'img'].includes(tagName))).toEqual([])
    expect(
      elements.flatMap(({ attrs }) => attrs.map(({ name }) => name)).filter(name => name.startsWith('on')),
    ).toEqual([])
    expect(text.split(HOSTILE).length).toBeGreaterThanOrEqual(4)
  })

  it('loads nothing, is indexed nowhere and is stored nowhere', async () => {
    const { url } = await send('quote', quote({ name: 'Headers' }))
    for (const method of ['GET', 'HEAD']) expectPrivate(await fetch(url, { method }))
  })

  it('has the picture of the plan', async () => {
    const { url } = await send('plan', plan({ contact: { name: 'Picture', phone: null, email: null } }))
    const response = await fetch(`${url}/picture`)
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ])
    expect(jpegBytes.equals(Buffer.from(await response.arrayBuffer()))).toBe(true)
    const { url: without } = await send('quote', quote({ name: 'No picture' }))
    expect((await fetch(`${without}/picture`)).status).toBe(404)
  })

  it('is gone with the lead, and other links lead nowhere', async () => {
    const { id, url } = await send('quote', quote({ name: 'Deleted' }))
    await execute('DELETE FROM leads WHERE id = ?1', id)
    for (const address of [
      url,
      `${desk.url}/api/leads/sheet/${'0'.repeat(32)}`,
      `${desk.url}/api/leads/sheet/`,
      `${url}0`,
      `${url}/other`,
    ]) {
      const response = await fetch(address)
      const page = await response.text()
      expect([response.status, page.includes(labels.notFound.title), page.includes(labels.footer)]).toEqual([
        404,
        true,
        false,
      ])
    }
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(405)
  })
})

describe('the forms', () => {
  it('mark the lead as answered once, and take it back', async () => {
    const { id, url } = await send('quote', quote({ name: 'Answered' }))
    const answered = async () => (await execute('SELECT answered_at_ms, answered_by FROM leads WHERE id = ?1', id))[0]
    const response = await submit(url, { action: 'answer', initials: ' AB ' })
    expect([response.status, response.headers.get('location')]).toEqual([303, new URL(url).pathname])
    const first = await answered()
    expect(first).toMatchObject({ answered_at_ms: expect.any(Number) as number, answered_by: 'AB' })
    await submit(url, { action: 'answer', initials: 'CD' })
    expect(await answered()).toEqual(first)
    expect(await textOf(url)).toMatch(/Answered .* by AB\./)
    await undo(url)
    expect(await answered()).toEqual({ answered_at_ms: null, answered_by: null })
  })

  it('keep notes in order, and keep what was typed when they refuse it', async () => {
    const { url } = await send('quote', quote({ name: 'Noted' }))
    expect((await submit(url, { action: 'note', note: 'Called,\nno answer', initials: 'AB' })).status).toBe(303)
    expect((await submit(url, { action: 'note', note: 'Called again', initials: '' })).status).toBe(303)
    expect((await submit(url, { action: 'note', note: '電'.repeat(2000), initials: '' })).status).toBe(303)
    const page = await textOf(url)
    expect(page.indexOf('no answer')).toBeLessThan(page.indexOf('Called again'))

    const refused = await submit(url, { action: 'note', note: 'Kept as typed', initials: 'Bartholomew' })
    expect(refused.status).toBe(422)
    const again = await refused.text()
    for (const text of ['Kept as typed', 'Bartholomew', labels.problems.initials, 'aria-invalid="true"'])
      expect(again).toContain(text)
    expect(await (await submit(url, { action: 'note', note: '  ', initials: '' })).text()).toContain(
      labels.problems.noteMissing,
    )
    expect(await textOf(url)).not.toContain('Kept as typed')
  })

  it.each([
    [{ action: 'delete' }, {}, 400],
    [{ action: 'note', note: 'x'.repeat(25_000) }, {}, 413],
    [{ action: 'answer' }, { origin: 'https://evil.example' }, 403],
    [{ action: 'answer' }, { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ])('refuse %j with headers %j', async (fields, headers, status) => {
    const { url } = await send('quote', quote({ name: `Refused ${status} ${JSON.stringify(headers)}` }))
    expect((await submit(url, fields as Record<string, string>, headers as Record<string, string>)).status).toBe(status)
    expect(await textOf(url)).not.toContain('class="status done"')
  })
})
