// What the lead desk of these tests keeps, by `npm run leads`.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, type Page } from 'playwright/test'

export interface ListedLead {
  readonly id: string
  readonly sheet_url: string
  readonly lead: Readonly<Record<string, unknown>> & { readonly contact?: { readonly name: string | null } }
  readonly photos: readonly { readonly number: number; readonly what: string }[]
  readonly photos_announced: number
}

/** The output of the command; `state` is another desk's state folder. */
export const runLeads = (args: readonly string[], state = process.env.LEADS_PERSIST): string =>
  execFileSync(process.execPath, ['scripts/leads.ts', ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
    env: { ...process.env, LEADS_PERSIST: state },
  })

/** All leads, newest first. */
const listLeads = (state?: string) =>
  JSON.parse(runLeads(['list', '--limit', '500', '--json'], state)) as readonly ListedLead[]

/** The leads that a person sent by a form or with a plan. */
export const leadsOf = (person: string, state?: string) =>
  listLeads(state).filter(({ lead }) => [lead.name, lead.lastName, lead.contact?.name].includes(person))

/** The only lead of a person. */
export function leadOf(person: string): ListedLead {
  const [lead, ...others] = leadsOf(person)
  expect(others).toEqual([])
  if (!lead) throw new Error(`${person} has no lead`)
  return lead
}

/** A picture of a lead as its page shows it: 'picture', 'photo/1'. */
export async function pictureOf(page: Page, { sheet_url }: ListedLead, name: string): Promise<Buffer> {
  const response = await page.request.get(`${new URL(sheet_url).pathname}/${name}`)
  expect(response.ok(), name).toBe(true)
  return response.body()
}

/** The photos of a lead, in order. */
export const photosOf = (page: Page, lead: ListedLead): Promise<readonly Buffer[]> =>
  Promise.all(lead.photos.map(({ number }) => pictureOf(page, lead, `photo/${number}`)))

/** A name that no other test uses. */
export const visitor = (prefix: string) => `${prefix}${Math.random().toString(36).slice(2, 10)}`
