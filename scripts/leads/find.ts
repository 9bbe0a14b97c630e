// One lead by the start of its id, or by its reference.
import { keysOfReference } from '../../lib/leads/reference.ts'
import { hasReference } from '../../lib/leads/search.ts'
import { filterParameters, type LeadRow, selectLeads } from '../../worker/office/lead-rows.ts'
import { LeadsError, query, type Store } from './store.ts'

/**
 * Throws a LeadsError unless exactly one lead has this reference or an id that starts like this.
 */
export async function findLead(store: Store, idOrReference: string): Promise<LeadRow> {
  const keys = keysOfReference(idOrReference)
  const [row, another] = await query<LeadRow>(
    store,
    selectLeads(`AND (id LIKE ?8 || '%' OR ${hasReference('?9', '?10')}) ORDER BY seq LIMIT 2`),
    ...filterParameters({}),
    idOrReference,
    keys?.first ?? null,
    keys?.end ?? null,
  )
  if (row === undefined) throw new LeadsError(`There is no lead ${idOrReference}`)
  if (another !== undefined) throw new LeadsError(`Several leads start with ${idOrReference}. Enter more of the id.`)
  return row
}
