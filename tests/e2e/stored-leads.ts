// What the lead desk of these tests keeps, by `npm run leads`.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'playwright/test'

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

/** The photos of a lead as the desk keeps them, in order. Takes seconds: it starts a runtime. */
export function storedPhotos({ id }: ListedLead): readonly Buffer[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-photos-'))
  runLeads(['show', id, '--photos', folder])
  const files = readdirSync(folder)
    .toSorted()
    .map(file => readFileSync(path.join(folder, file)))
  rmSync(folder, { recursive: true })
  return files
}

/** A name that no other test uses. */
export const visitor = (prefix: string) => `${prefix}${Math.random().toString(36).slice(2, 10)}`
