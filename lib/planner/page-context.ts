// Where a lead was sent from: the page's address, its town and its utm_ parameters. Shared by the plan payload and the forms (lib/leads).

/** The longest values that the lead desk accepts, in UTF-16 code units. */
export const pageContextLimits = { pageUrl: 16_384, utmName: 1000, utmValue: 16_384, utmTotal: 65_536 } as const

/** Name of a utm_ parameter: no control characters, lone surrogates or direction overrides, as in every text of a lead. */
export const UTM_NAME = /^utm_[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u

// RFC 3986, appendix B. Unlike `new URL` it never throws.
const URL_PARTS = /^(?:[^:/?#]+:)?(?:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?/

function urlParts(pageUrl: string) {
  const [, path = '', query = ''] = URL_PARTS.exec(pageUrl) ?? []
  return { path, query }
}

/** '…/ev-charger-installation-islip' -> 'islip': the part of the path after these words, up to the next slash; else null. */
export function townSlugOf(pageUrl: string): string | null {
  return /ev-charger-installation-([^/]+)/.exec(urlParts(pageUrl).path)?.[1] ?? null
}

/** Without query and fragment when the whole address is too long. */
export function boundedPageUrl(pageUrl: string): string {
  const { pageUrl: max } = pageContextLimits
  return pageUrl.length <= max ? pageUrl : pageUrl.replace(/[?#].*/s, '').slice(0, max)
}

/** Whether all names and values together are short enough. */
export function utmFits(parameters: Readonly<Record<string, string>>): boolean {
  return Object.entries(parameters).flat().join('').length <= pageContextLimits.utmTotal
}

/**
 * The query parameters whose name starts with `utm_`, decoded, by whole name; the last of a repeated one. Those that the lead desk would
 * refuse are left out, and all of them when together they are too long: no lead is refused because of its address. Never throws.
 */
export function utmOf(pageUrl: string): Record<string, string> {
  const { utmName, utmValue } = pageContextLimits
  const parameters = Object.fromEntries(
    [...new URLSearchParams(urlParts(pageUrl).query)].filter(
      ([name, value]) => UTM_NAME.test(name) && name.length <= utmName && value.length <= utmValue,
    ),
  )
  return utmFits(parameters) ? parameters : {}
}
