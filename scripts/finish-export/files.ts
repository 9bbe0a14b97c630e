// Which file of the export is what: a page, something to drop, something to keep. Unknown files stop the build.

export type FilePlan =
  { readonly kind: 'page'; readonly target: string } | { readonly kind: 'drop' } | { readonly kind: 'keep' }

/** Files that stand in public/ or are written by routes, by their first folder or their name. */
const KEPT =
  /^(?:_next\/static\/|images\/|og\/|planner\/|_headers$|_redirects$|robots\.txt$|sitemap\.xml$|favicon\.ico$|icon\.(?:svg|png)$|apple-icon\.png$|site\.webmanifest$|llms\.txt$|rss\.xml$|\.well-known\/)/

/**
 * @param file path inside out/, with forward slashes
 * @throws for a file that this list does not know
 */
export function planFile(file: string): FilePlan {
  if (/^(?:_not-found|404\/)/.test(file) || /(?:^|\/)__next\.[^/]*/.test(file)) return { kind: 'drop' }
  if (KEPT.test(file)) return { kind: 'keep' }
  // Flight data for the framework's own router, which this site does not use: links are plain <a>.
  if (file.endsWith('.txt')) return { kind: 'drop' }
  if (file === 'locations.html') return { kind: 'page', target: 'locations/index.html' }
  const location = /^locations\/([a-z-]+)\.html$/.exec(file)
  if (location) return { kind: 'page', target: `locations/${location[1]}/index.html` }
  if (/^[a-z0-9-]+(?:\/[a-z0-9-]+)?\.html$/.test(file)) return { kind: 'page', target: file }
  throw new Error(`unexpected file in the export: ${file}`)
}

/** The file that serves a canonical path. */
export function fileOfPath(path: string): string {
  if (path === '/') return 'index.html'
  return path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`
}
