// Leads of these tests' lead desk, read by `npm run leads`.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from 'playwright/test'
import { root } from '@/scripts/project'

export interface ListedLead {
  readonly id: string
  readonly sheet_url: string
  readonly lead: Readonly<Record<string, unknown>> & { readonly contact?: { readonly name: string | null } }
  readonly photos: readonly { readonly number: number; readonly what: string }[]
  readonly photos_announced: number
}

/** The output of the command on the desk of these tests (playwright.config.ts). */
const runLeads = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ['scripts/leads.ts', ...args], { cwd: root, encoding: 'utf8' })

/**
 * The path of the office page: one link for all tests, since a new one ends the one before. The
 * first to ask makes it.
 */
export function officePath(): string {
  const file = path.join(process.env.LEADS_PERSIST ?? root, 'office-link')
  let isFirst = true
  try {
    writeFileSync(file, '', { flag: 'wx' })
  } catch {
    isFirst = false
  }
  if (isFirst) writeFileSync(file, runLeads('office', '--new').trim())
  for (let waits = 0; waits < 300; waits++) {
    const link = readFileSync(file, 'utf8')
    if (link !== '') return new URL(link).pathname
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  throw new Error('no link of the office page')
}

/**
 * The only lead of each person, sent by a form or with a plan. The command takes a second, for
 * any number of them.
 */
export function leadsOf(people: readonly string[]): readonly ListedLead[] {
  const leads = JSON.parse(runLeads('export', '--json')) as readonly ListedLead[]
  return people.map(person => {
    const [lead, ...others] = leads.filter(({ lead }) =>
      [lead.name, lead.lastName, lead.contact?.name].includes(person),
    )
    expect(others).toEqual([])
    if (!lead) throw new Error(`${person} has no lead`)
    return lead
  })
}
export const leadOf = (person: string): ListedLead => leadsOf([person])[0] as ListedLead

/** A picture of a lead as its page shows it: 'picture', 'photo/1'. */
export async function pictureOf(page: Page, { sheet_url }: ListedLead, name: string): Promise<Buffer> {
  const response = await page.request.get(`${new URL(sheet_url).pathname}/${name}`)
  expect(response.ok(), name).toBe(true)
  return response.body()
}

export const photosOf = (page: Page, lead: ListedLead): Promise<readonly Buffer[]> =>
  Promise.all(lead.photos.map(({ number }) => pictureOf(page, lead, `photo/${number}`)))

/** A name that no other test uses. */
export const visitor = (prefix: string) => `${prefix}${Math.random().toString(36).slice(2, 10)}`
