// What the visit began with, and the visits of the last 30 days: kept by the page script
// (components/layout/inline/page.ts), read when a lead is sent.
import { utmOf } from '@/lib/planner/page-context'
import { VISIT_KEY } from '@/lib/storage-keys'
import { hasSource, type LeadSource, readVisit, sourceHeader } from '@/lib/visit-source'
import { DAY_MS } from '@/lib/time'

const KEPT_MS = 30 * DAY_MS

interface Kept {
  readonly first: string
  readonly latest: string
}

const none: Kept = { first: '', latest: '' }

/** Of the last 30 days; empty texts where there is nothing that can be read. */
function keptVisits(): Kept {
  try {
    const { at, first, latest } = Object(JSON.parse(localStorage.getItem(VISIT_KEY) ?? '{}')) as Record<string, unknown>
    const isKept = typeof at === 'number' && Date.now() - at < KEPT_MS
    return isKept && typeof first === 'string' && typeof latest === 'string' ? { first, latest } : none
  } catch {
    return none
  }
}

/** Queries of the first and the latest visit with a source; a source of this tab is the latest. */
function visits(): Kept {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return none
  const kept = keptVisits()
  let ofTab = ''
  try {
    ofTab = sessionStorage.getItem(VISIT_KEY) ?? ''
  } catch {
    return kept
  }
  const latest = kept.latest === '' || hasSource(readVisit(ofTab)) ? ofTab : kept.latest
  return { first: kept.first || latest, latest }
}

/** The page's own parameters or, where it has none, those of the latest visit. */
export function utmOfVisit(own: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.keys(own).length > 0 ? own : utmOf(`?${visits().latest}`)
}

/** For the header that goes with a lead; '' where nothing is known. Never throws. */
export function sourceOfVisit(): string {
  const { first, latest } = visits()
  const source: LeadSource = { first: readVisit(first), latest: readVisit(latest) }
  return sourceHeader(source)
}
