// Decides for each file of the export: page, keep or drop. Unknown files stop the build.

export type FilePlan =
  { readonly kind: 'page'; readonly target: string } | { readonly kind: 'drop' } | { readonly kind: 'keep' }

/** Files from public/ and from route handlers, by first folder or name. */
const KEPT =
  /^(?:_next\/static\/|images\/|og\/|planner\/|_headers$|_redirects$|robots\.txt$|sitemap\.xml$|favicon\.ico$|icon\.(?:svg|png)$|apple-icon\.png$|site\.webmanifest$|llms\.txt$|(?:saved-leads|quote-sheet|hold-visit)\.js$|rss\.xml$|\.well-known\/)/

/**
 * @param file path inside out/, with forward slashes
 * @throws for an unknown file
 */
export function planFile(file: string): FilePlan {
  if (/^(?:_not-found|404\/)/.test(file) || /(?:^|\/)__next\.[^/]*/.test(file)) return { kind: 'drop' }
  if (KEPT.test(file)) return { kind: 'keep' }
  // Flight data for Next.js's router, which this site does not use: links are plain <a>.
  if (file.endsWith('.txt')) return { kind: 'drop' }
  if (file === 'locations.html') return { kind: 'page', target: 'locations/index.html' }
  const location = /^locations\/([a-z-]+)\.html$/.exec(file)
  if (location) return { kind: 'page', target: `locations/${location[1]}/index.html` }
  if (/^[a-z0-9-]+(?:\/[a-z0-9-]+)?\.html$/.test(file)) return { kind: 'page', target: file }
  throw new Error(`unexpected file in the export: ${file}`)
}

export function fileOfPath(path: string): string {
  if (path === '/') return 'index.html'
  return path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`
}
