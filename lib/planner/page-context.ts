// Where a lead was sent from: the page's address, its town and its utm_ parameters. Shared by the
// plan payload and the forms (lib/leads).

/** UTF-16 code units. What is longer is cut. `utmTotal` counts all names and values together. */
const pageContextLimits = { pageUrl: 2048, utmTotal: 4096 } as const

/**
 * Name of a utm_ parameter: no control characters, lone surrogates or direction overrides, as in
 * every text of a lead.
 */
export const UTM_NAME = /^utm_[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u

// RFC 3986, appendix B. Unlike `new URL` it never throws.
const URL_PARTS = /^(?:[^:/?#]+:)?(?:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?/

function urlParts(pageUrl: string) {
  const [, path = '', query = ''] = URL_PARTS.exec(pageUrl) ?? []
  return { path, query }
}

/**
 * '…/ev-charger-installation-islip' -> 'islip': the part of the path after these words, up to the
 * next slash; else null.
 */
export function townSlugOf(pageUrl: string): string | null {
  return /ev-charger-installation-([^/]+)/.exec(urlParts(pageUrl).path)?.[1] ?? null
}

/** Parameters by which an advertising network knows the click again. */
export const clickIds = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid'] as const
export type ClickId = (typeof clickIds)[number]

const CAMPAIGN = new RegExp(`^(?:utm_|(?:${clickIds.join('|')})=)`)

/**
 * No other parameter and no fragment, which may hold what somebody typed. Texts that are no http(s)
 * address stay.
 */
function withoutPersonal(pageUrl: string): string {
  const [, base, query] = /^(https?:\/\/[^?#]*)(?:\?([^#]*))?/i.exec(pageUrl) ?? []
  if (base === undefined) return pageUrl
  const kept = (query ?? '').split('&').filter(part => CAMPAIGN.test(part))
  return kept.length === 0 ? base : `${base}?${kept.join('&')}`
}

/**
 * The path with utm_ parameters and click ids. Cut where it is too long: without its query, then at
 * the limit, but not within an escape or a character.
 */
export function boundedPageUrl(pageUrl: string): string {
  const { pageUrl: max } = pageContextLimits
  const whole = withoutPersonal(pageUrl)
  if (whole.length <= max) return whole
  const path = whole.replace(/[?#].*/s, '')
  return path.length <= max ? path : path.slice(0, max).replace(/%[\da-f]?$|\p{Cs}$/iu, '')
}

/** The parameters that fit, in their order; a parameter is kept whole or left out. */
export function boundedUtm(parameters: Readonly<Record<string, string>>): Record<string, string> {
  let left: number = pageContextLimits.utmTotal
  return Object.fromEntries(
    Object.entries(parameters).filter(([name, value]) => {
      const length = name.length + value.length
      if (length > left) return false
      left -= length
      return true
    }),
  )
}

/**
 * The query parameters whose name starts with `utm_`, decoded, by whole name; the last of a
 * repeated one. Those that are no text of a lead or that are too long are left out: no lead is
 * refused because of its address. Never throws.
 */
export function utmOf(pageUrl: string): Record<string, string> {
  return boundedUtm(
    Object.fromEntries([...new URLSearchParams(urlParts(pageUrl).query)].filter(([name]) => UTM_NAME.test(name))),
  )
}
