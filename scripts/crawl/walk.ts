// Follows every link of the served site from its root, as a search engine does: breadth first, so that a page's depth is its clicks.
import { readPage, type ReadPage } from './page.ts'

export interface CrawledPage extends ReadPage {
  readonly path: string
  /** Clicks from the root. */
  readonly depth: number
  readonly status: number
  readonly bytes: number
  /** Pages whose main content links here. */
  readonly linkedFrom: ReadonlySet<string>
}

export interface Crawl {
  readonly pages: ReadonlyMap<string, CrawledPage>
  /** Links that lead nowhere, in words. */
  readonly dead: readonly string[]
}

interface Answer {
  readonly status: number
  readonly html: string
}

/** Gets a path of the site without following a redirect. */
export type Get = (path: string) => Promise<Answer>

export const getFrom =
  (baseUrl: string): Get =>
  async path => {
    const response = await fetch(new URL(path, baseUrl), { redirect: 'manual' })
    return { status: response.status, html: await response.text() }
  }

const isOwn = (href: string) => href.startsWith('/') && !href.startsWith('//')
/** '/contact?x=1#estimate' -> ['/contact', 'estimate'] */
const split = (href: string): readonly [string, string] => [href.replace(/[?#].*$/, ''), /#(.*)$/.exec(href)?.[1] ?? '']

export async function crawl(get: Get): Promise<Crawl> {
  const pages = new Map<string, CrawledPage & { readonly linkedFrom: Set<string> }>()
  const dead: string[] = []
  let level = new Set(['/'])
  for (let depth = 0; level.size > 0; depth += 1) {
    const next = new Set<string>()
    for (const path of level) {
      const { status, html } = await get(path)
      pages.set(path, { ...readPage(html), path, depth, status, bytes: Buffer.byteLength(html), linkedFrom: new Set() })
    }
    for (const path of level)
      for (const [target] of pages.get(path)?.links.filter(isOwn).map(split) ?? [])
        if (!pages.has(target)) next.add(target)
    level = next
  }
  for (const { path, links, mainLinks, ids } of pages.values()) {
    for (const href of new Set(links)) {
      const [target, anchor] = href.startsWith('#') ? [path, href.slice(1)] : split(href)
      if (!href.startsWith('#') && !isOwn(href)) continue
      const page = pages.get(target)
      if (page?.status !== 200) dead.push(`${path} -> ${href} answers ${page?.status}`)
      else if (anchor !== '' && !(target === path ? ids : page.ids).has(anchor))
        dead.push(`${path} -> ${href}: no such place`)
    }
    for (const href of mainLinks.filter(isOwn))
      if (split(href)[0] !== path) pages.get(split(href)[0])?.linkedFrom.add(path)
  }
  return { pages, dead }
}
