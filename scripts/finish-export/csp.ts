// The page's Content-Security-Policy as a meta element, with a hash for each inline script.
// frame-ancestors does not work in a meta element; public/_headers has it.
import { createHash } from 'node:crypto'
import type { TagHosts } from '../../lib/tag-hosts.ts'
import { classifyScript } from './classify.ts'
import { applyEdits, readDocument } from './document.ts'
import { TRUSTED_TYPES_POLICY } from './scripts.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export interface PolicySources {
  /** Other origins that leads are POSTed to. */
  readonly endpoints: readonly string[]
  readonly tagManager?: boolean
  readonly tagHosts?: readonly TagHosts[]
}

export interface PageScripts {
  readonly hashes: readonly string[]
  /** Pages with islands have a loader, which creates the trusted types policy. */
  readonly hasLoader: boolean
}

/**
 * Google's hosts, as its CSP guide for Tag Manager and Analytics lists them. A container's inline
 * tags stay blocked.
 */
const google = {
  script: ['https://www.googletagmanager.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

/**
 * No text becomes a script. Tag Manager does that by design, so builds with a container go without
 * trusted types.
 */
const trustedTypes = (hasLoader: boolean) => [
  "require-trusted-types-for 'script'",
  `trusted-types ${hasLoader ? TRUSTED_TYPES_POLICY : "'none'"}`,
]

export function policy(
  { hashes, hasLoader }: PageScripts,
  { endpoints, tagManager = false, tagHosts = [] }: PolicySources,
): string {
  const own = ["'self'", ...endpoints]
  const named = (part: Exclude<keyof TagHosts, 'service'>) => tagHosts.flatMap(hosts => hosts[part] ?? [])
  const list = (sources: readonly string[], more: readonly string[]) =>
    [...new Set([...sources, ...(tagManager ? more : [])])].join(' ')
  const frames = tagManager ? [...new Set(named('frames'))] : []
  const fonts = tagManager ? named('fonts') : []
  return [
    // Covers the web manifest: WebKit logs an error for manifest-src, which it does not know.
    "default-src 'self'",
    `script-src ${list(["'self'", ...hashes], [...google.script, ...named('script')])}`,
    `style-src ${list(["'self'", "'unsafe-inline'"], named('styles'))}`,
    ...(fonts.length > 0 ? [`font-src 'self' ${fonts.join(' ')}`] : []),
    `img-src ${list(["'self'", 'data:', 'blob:'], [...google.images, ...named('images')])}`,
    `connect-src ${list([...own, 'blob:', 'data:'], [...google.connect, ...named('connect')])}`,
    `form-action ${own.join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "media-src 'none'",
    "worker-src 'self'",
    ...(tagManager ? [] : trustedTypes(hasLoader)),
  ].join('; ')
}

/** Inserts the policy after the charset declaration, before everything that it governs. */
export function addPolicy(html: string, sources: PolicySources): string {
  const page = readDocument(html)
  const inline = page.scripts.filter(script => script.attributes.src === undefined && classifyScript(script) === 'own')
  const content = policy(
    { hashes: [...new Set(inline.map(({ text }) => sha256(text)))], hasLoader: page.islands.length > 0 },
    sources,
  )
  return applyEdits(html, [
    {
      start: page.charsetEnd,
      end: page.charsetEnd,
      text: `<meta http-equiv="Content-Security-Policy" content="${content}">`,
    },
  ])
}
