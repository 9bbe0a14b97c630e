// The page's Content-Security-Policy as a meta element: the inline scripts that are left are named by their hash.
// frame-ancestors does not work in a meta element and stands in public/_headers.
import { createHash } from 'node:crypto'
import { classifyScript } from './classify.ts'
import { applyEdits, readDocument } from './document.ts'
import { LOADER_POLICY } from './loader.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export interface PolicySources {
  /** Origins beside the site's own that leads are POSTed to. */
  readonly endpoints: readonly string[]
  /** Whether the build carries Google Tag Manager. */
  readonly tagManager?: boolean
}

export interface PageScripts {
  readonly hashes: readonly string[]
  /** Whether the page has islands, whose loader makes the one policy of trusted types. */
  readonly hasLoader: boolean
}

/** What Google asks for where a container holds its analytics. Inline tags of a container stay refused. */
const google = {
  script: ['https://www.googletagmanager.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

/**
 * Text never becomes script: not as markup, not as an address. A container of Tag Manager does both by trade, so a build with one goes without.
 */
const trustedTypes = (hasLoader: boolean) => [
  "require-trusted-types-for 'script'",
  `trusted-types ${hasLoader ? LOADER_POLICY : "'none'"}`,
]

export function policy({ hashes, hasLoader }: PageScripts, { endpoints, tagManager = false }: PolicySources): string {
  const own = ["'self'", ...endpoints]
  const list = (sources: readonly string[], more: readonly string[]) =>
    [...sources, ...(tagManager ? more : [])].join(' ')
  return [
    // The web manifest is fetched under this one: WebKit does not know manifest-src, and says so on every page that names it.
    "default-src 'self'",
    `script-src ${list(["'self'", ...hashes], google.script)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${list(["'self'", 'data:', 'blob:'], google.images)}`,
    "font-src 'self'",
    `connect-src ${list([...own, 'blob:', 'data:'], google.connect)}`,
    `form-action ${own.join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
    "worker-src 'none'",
    ...(tagManager ? [] : trustedTypes(hasLoader)),
  ].join('; ')
}

/** Puts the policy behind the charset declaration, before anything that it governs. */
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
