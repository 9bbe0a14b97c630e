// The lead page on a real desk: what it shows, its forms, and what it refuses. No script is
// involved.
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { leadDeskWords } from '../../content/words/staff.ts'
import { leadPageWords as words } from '../../content/words/staff-pages.ts'
import { defaultPlan } from '../../content/planner.ts'
import { usd } from '../../lib/usd.ts'
import { readPage } from '../export/read-page.ts'
import { estimate, jpegBytes, photo, plan, planHeaders, quote, runUsd, total } from './sample-leads.ts'
import { idOf, ownDesk } from './own-desk.ts'
import { expectPrivate, expectValidHtml, submit, textOf } from './staff-page.ts'

const HOSTILE = '"><script>alert(1)</script>&amp;<img src=x onerror=alert(1)>'

async function send(kind: string, body: unknown, headers: Record<string, string> = {}) {
  const id = await idOf(await desk.post(kind, body, headers))
  return { id, url: await leadPageOf(id) }
}

const { desk, execute, leadPageOf } = ownDesk(() => ({ vars: { RATE_LIMIT: 'off' } }))

describe('the lead page', () => {
  it.each([
    ['quote', quote(), ['Ann O’Hara', 'tel:+16315550101', 'sms:+16315550101', 'Town of Huntington']],
    ['quote', quote({ subject: 'Ms.' }), ['Ann O’Hara', leadDeskWords.suspects.hiddenField]],
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
    expect(page).toContain(words.answer)
    await expectValidHtml(page)
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
      expect([response.status, page.includes(words.notFound.title), page.includes(words.footer)]).toEqual([
        404,
        true,
        false,
      ])
    }
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(405)
  })
})

it('the form makes another link, and the one before ends', async () => {
  const { url } = await send('quote', quote({ name: 'Link' }))
  const response = await submit(url, { action: 'link', note: 'Left the company' })
  const next = new URL(response.headers.get('location') ?? '', desk.url).href
  expect([response.status, (await fetch(url)).status, (await fetch(next)).status]).toEqual([303, 404, 200])
  expect(await textOf(next)).toContain('Left the company')
})

describe('the forms', () => {
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

// Contents of page and file: worker/permit-draft/draft.test.ts.
it('the permit draft of a run opens from it, as private, and comes as CSV; a form has none', async () => {
  const { url } = await send('photo', photo())
  expect(await textOf(url)).toContain(`href="${new URL(url).pathname}/draft"`)
  for (const address of [`${url}/draft`, `${url}/draft.csv`]) expectPrivate(await fetch(address))
  const response = await fetch(`${url}/draft`)
  const page = await response.text()
  await expectValidHtml(page)
  const style = createHash('sha256').update(/<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '')
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${style.digest('base64')}'`)
  expect((await fetch(`${url}/draft.csv`)).headers.get('content-type')).toMatch(/^text\/csv/)
  const form = await send('estimate', estimate({ firstName: 'No draft' }))
  for (const address of [`${form.url}/draft`, `${url.slice(0, -1)}x/draft`])
    expect((await fetch(address)).status).toBe(404)
})
