// Bytes of a page: its HTML, inline scripts, styles, fonts, and the scripts that its islands load.
import { gzipSync } from 'node:zlib'
import { classifyScript } from '../scripts/finish-export/classify.ts'
import { readDocument } from '../scripts/finish-export/document.ts'

export interface PageWeight {
  /** Without the style element. */
  readonly htmlGzip: number
  /** What the style element adds: the rules of the first paint. */
  readonly inlineCssGzip: number
  readonly inlineScript: number
  readonly cssGzip: number
  readonly fonts: number
  /** Framework and islands, without the flight data. */
  readonly scriptGzip: number
  readonly flightGzip: number
  /** Script files in the HTML itself; no page should have one. */
  readonly scriptElements: readonly string[]
}

/** Resolves to the body of a path of the site. */
export type Fetch = (path: string) => Promise<Uint8Array>

const isFlight = (path: string) => path.includes('/flight/')

export const gzipBytes = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).byteLength

/** Files that the page's loader inserts when an island is near. */
export function loadedByIslands(html: string): readonly string[] {
  const loader = readDocument(html).scripts.find(({ attributes }) => attributes['data-own'] === 'loader')
  return loader?.attributes['data-urls']?.split(' ') ?? []
}

/** The fonts that every page uses: without those that have only some characters. */
async function fontsOf(styles: readonly string[], fetch: Fetch): Promise<readonly string[]> {
  const texts = await Promise.all(styles.map(async path => new TextDecoder().decode(await fetch(path))))
  return texts.flatMap((text, i) =>
    [...text.matchAll(/@font-face\{[^}]*\}/g)].flatMap(([face]) => {
      const file = /url\(([^)]+\.woff2)\)/.exec(face)?.[1]
      return file && !face.includes('unicode-range') ? [new URL(file, `https://a.example${styles[i]}`).pathname] : []
    }),
  )
}

export async function weigh(html: string, fetch: Fetch): Promise<PageWeight> {
  const { scripts, links } = readDocument(html)
  const sum = async (paths: readonly string[], size: (content: Uint8Array) => number) => {
    let total = 0
    for (const path of new Set(paths)) total += size(await fetch(path))
    return total
  }
  const own = scripts.filter(
    script => classifyScript(script) === 'own' && script.attributes.type !== 'speculationrules',
  )
  const styles = links.flatMap(({ attributes: { rel, href = '' } }) => (rel === 'stylesheet' ? [href] : []))
  const files = loadedByIslands(html)
  const htmlGzip = gzipBytes(html.replace(/<style>.*?<\/style>/s, ''))
  return {
    htmlGzip,
    inlineCssGzip: gzipBytes(html) - htmlGzip,
    inlineScript: own.reduce((total, { text }) => total + Buffer.byteLength(text), 0),
    cssGzip: await sum(styles, gzipBytes),
    fonts: await sum(await fontsOf(styles, fetch), content => content.byteLength),
    scriptGzip: await sum(
      files.filter(file => !isFlight(file)),
      gzipBytes,
    ),
    flightGzip: await sum(files.filter(isFlight), gzipBytes),
    scriptElements: scripts.flatMap(({ attributes }) => attributes.src ?? []),
  }
}
