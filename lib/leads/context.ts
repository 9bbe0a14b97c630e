// Where a lead was sent from: the page's address and its utm_ parameters.
import { maxLengths } from './limits.ts'

export interface LeadContext {
  readonly page_url?: string
  readonly utm: Record<string, string>
}

/** The name of such a parameter: without what cleaning would take out of a text (text.ts). */
export const UTM_NAME = /^utm_[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u

/** Whether all names and values together are short enough. */
export function utmFits(parameters: Readonly<Record<string, string>>): boolean {
  return (
    Object.entries(parameters).reduce((sum, [name, value]) => sum + name.length + value.length, 0) <=
    maxLengths.utmTotal
  )
}

/** Any text, read as the address of a page; never throws. What is too long or not http(s) is left out: no lead is lost for it. */
export function leadContext(pageUrl: string): LeadContext {
  let url: URL
  try {
    url = new URL(pageUrl)
  } catch {
    return { utm: {} }
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { utm: {} }
  const parameters = Object.fromEntries(
    [...url.searchParams].filter(
      ([name, value]) => UTM_NAME.test(name) && name.length <= maxLengths.utmKey && value.length <= maxLengths.utmValue,
    ),
  )
  const utm = utmFits(parameters) ? parameters : {}
  return url.href.length <= maxLengths.pageUrl ? { page_url: url.href, utm } : { utm }
}
