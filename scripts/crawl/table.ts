// The crawl's figures as a table, one line a page.
import { graphOf } from './structured-data.ts'
import { headingProblems } from './page.ts'
import type { CrawledPage } from './walk.ts'

/** Short names of the nodes that a page adds to business, site and page. */
const SHORT: Readonly<Record<string, string>> = {
  BreadcrumbList: 'crumbs',
  Service: 'service',
  FAQPage: 'faq',
  BlogPosting: 'article',
  ItemList: 'list',
}

const columns = [
  'page',
  'status',
  'clicks',
  'linked',
  'links',
  'title',
  'descr.',
  'h1',
  'headings',
  'words',
  'images',
  'no alt',
  'kB',
  'data',
  'changed',
] as const

export function table(pages: Iterable<CrawledPage>, lastModified: ReadonlyMap<string, string>): string {
  const rows = [...pages].map(page => {
    const graph = graphOf(page.jsonLd)
    const extra = graph.flatMap(node => SHORT[node['@type'] ?? ''] ?? [])
    const rated = JSON.stringify(graph).includes('AggregateRating') ? ['rating'] : []
    return [
      page.path,
      page.status,
      page.depth < 0 ? '-' : page.depth,
      page.linkedFrom.size,
      new Set(page.mainLinks.filter(href => href.startsWith('/'))).size,
      page.title.length,
      page.meta.get('description')?.[0]?.length ?? 0,
      page.headings.filter(({ level }) => level === 1).length,
      headingProblems(page.headings).length === 0 ? `${page.headings.length} ok` : 'wrong',
      page.mainWords,
      page.images.length,
      page.images.filter(({ alt }) => alt === null).length,
      (page.bytes / 1000).toFixed(0),
      [...extra, ...rated].join(' '),
      lastModified.get(page.path) ?? (page.meta.get('robots')?.[0]?.startsWith('noindex') ? 'noindex' : '-'),
    ].map(String)
  })
  const widths = columns.map((name, index) => Math.max(name.length, ...rows.map(row => row[index]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) =>
        index === 0 || index >= columns.length - 2
          ? cell.padEnd(widths[index] ?? 0)
          : cell.padStart(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [line(columns), ...rows.map(line)].join('\n')
}
