// The permit draft on a real desk: page and CSV of plans and measured runs, and what has none.
import { describe, expect, it } from 'vitest'
import { draftLabels as labels } from '../../content/words/permit-draft.ts'
import { estimate, photo, plan, planHeaders } from './sample-leads.ts'
import { idOf, ownDesk } from './own-desk.ts'
import { expectPrivate, expectValidHtml, textOf } from './staff-page.ts'

const leadPageUrl = async (kind: string, body: unknown, headers: Record<string, string> = {}) =>
  leadPageOf(await idOf(await desk.post(kind, body, headers)))

const { desk, leadPageOf } = ownDesk(() => ({ vars: { RATE_LIMIT: 'off' } }))

const contact = { name: 'Ann', phone: '6315550101', email: null }

describe('the draft', () => {
  it.each([
    ['a plan', 'plan', plan({ contact: { ...contact, location: '11787' } }), planHeaders(), ['conduit-emt-1-2']],
    ['a measured run', 'photo', photo(), {}, ['wire-thhn-6-black', labels.source.photo('22', '27')]],
  ])('of %s opens from the lead page, and is valid HTML', async (_, kind, body, headers, parts) => {
    const url = await leadPageUrl(kind, body, headers)
    expect(await textOf(url)).toContain(`href="${new URL(url).pathname}/draft"`)
    const response = await fetch(`${url}/draft`)
    expect(response.status).toBe(200)
    const page = await response.text()
    for (const part of [labels.draft, labels.check, labels.permit.title, ...parts]) expect(page).toContain(part)
    await expectValidHtml(page)
  })

  // Contents of page and file: worker/permit-draft/draft.test.ts.
  it('is as private as the lead page, its style is let through, it runs no script, and comes as CSV', async () => {
    const url = await leadPageUrl('photo', photo())
    for (const address of [`${url}/draft`, `${url}/draft.csv`])
      for (const method of ['GET', 'HEAD']) expectPrivate(await fetch(address, { method }))
    const response = await fetch(`${url}/draft`)
    const style = /<style>([^]*?)<\/style>/.exec(await response.text())?.[1] ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
    expect(response.headers.get('content-security-policy')).toContain(
      `'sha256-${Buffer.from(digest).toString('base64')}'`,
    )
    expect((await fetch(`${url}/draft`, { method: 'POST' })).status).toBe(405)
    const { headers } = await fetch(`${url}/draft.csv`)
    expect(headers.get('content-type')).toMatch(/^text\/csv/)
    expect(headers.get('content-disposition')).toContain(labels.csvFile)
  })

  it('is not there for a form, nor without the right key', async () => {
    const url = await leadPageUrl('estimate', estimate())
    expect(await textOf(url)).not.toContain('/draft')
    for (const address of [`${url}/draft`, `${url}/draft.csv`, `${url.slice(0, -1)}x/draft`])
      expect((await fetch(address)).status).toBe(404)
  })
})
