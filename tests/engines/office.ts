// The office's side: what the lead desk holds, read with the office's own command.
import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

interface ListedLead {
  readonly kind: string
  readonly lead: Readonly<Record<string, unknown>> & {
    readonly name?: string
    readonly contact?: { readonly name: string | null }
  }
}

/** Every lead, with the name that its visitor gave. */
export function allLeads(): (ListedLead & { readonly visitor: string | null | undefined })[] {
  const text = execFileSync(process.execPath, ['scripts/leads.ts', 'list', '--limit', '500', '--json'], {
    cwd: root,
    encoding: 'utf8',
  })
  return (JSON.parse(text) as ListedLead[]).map(one => ({ ...one, visitor: one.lead.name ?? one.lead.contact?.name }))
}
