// Where a form was sent from: the page's address and its utm_ parameters.
import { boundedPageUrl, utmOf } from '@/lib/planner/page-context'

export interface LeadContext {
  readonly page_url?: string
  readonly utm: Record<string, string>
}

/** Empty for a text that is no http(s) address. Cuts what is too long. Never throws. */
export function leadContext(pageUrl: string): LeadContext {
  let url: URL
  try {
    url = new URL(pageUrl)
  } catch {
    return { utm: {} }
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { utm: {} }
  return { page_url: boundedPageUrl(url.href), utm: utmOf(url.href) }
}
