// Headers of a site that search engines must leave out, such as the staging site.
const EVERY_PATH = '/*\n'

/**
 * Adds `X-Robots-Tag: noindex` to every file of a `_headers` file. It goes into the rule that
 * exists: of two rules for one path only the last would count.
 */
export function addNoIndex(headers: string): string {
  const parts = `\n${headers}`.split(`\n${EVERY_PATH}`)
  if (parts.length !== 2) throw new Error('_headers: expected exactly one rule for /*')
  return parts.join(`\n${EVERY_PATH}  X-Robots-Tag: noindex\n`).slice(1)
}
