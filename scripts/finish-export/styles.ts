// Style sheets without what the site's browsers do not need.

const PROPERTY_FALLBACK = /@layer properties\{@supports [^{}]*\{[^{}]*\{[^{}]*\}\}\}/

/**
 * Removes what Tailwind adds for browsers without @property: 50 custom properties on every element.
 * Those browsers lack light-dark() too, which every color of the site needs, except Firefox 120 to
 * 127.
 */
export const dropPropertyFallback = (css: string): string => css.replace(PROPERTY_FALLBACK, '')
