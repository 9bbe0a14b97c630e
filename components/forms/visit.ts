// Where a visit came from: the utm_ parameters of the address with which it began, kept by the page
// script (components/layout/inline/page.ts).
import { utmOf } from '@/lib/planner/page-context'
import { VISIT_KEY } from '@/lib/storage-keys'

/** The page's own parameters or, where it has none, those of the visit. */
export function utmOfVisit(own: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (Object.keys(own).length > 0) return own
  try {
    return utmOf(`?${(sessionStorage.getItem(VISIT_KEY) ?? '').slice(1)}`)
  } catch {
    return own
  }
}
