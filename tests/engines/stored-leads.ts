// The leads that the lead desk has stored, read with `npm run leads`.
import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

interface StoredLead {
  readonly kind: string
  readonly lead: Readonly<Record<string, unknown>> & {
    readonly name?: string
    readonly contact?: { readonly name: string | null }
  }
}

/** Every lead, with the name of its sender. */
export function storedLeads(): (StoredLead & { readonly sender: string | null | undefined })[] {
  const text = execFileSync(process.execPath, ['scripts/leads.ts', 'list', '--limit', '500', '--json'], {
    cwd: root,
    encoding: 'utf8',
  })
  return (JSON.parse(text) as StoredLead[]).map(stored => ({
    ...stored,
    sender: stored.lead.name ?? stored.lead.contact?.name,
  }))
}
