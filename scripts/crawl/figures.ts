// The figures of one page in the crawl's table.
import { headingProblems, type ReadPage } from './page.ts'
import { graphOf } from './structured-data.ts'

/** Types of nodes that every page has. */
const COMMON_TYPES = new Set(['Electrician', 'WebSite', 'WebPage'])

export function pageFigures(page: ReadPage & { readonly status: number; readonly html: string }) {
  const types = graphOf(page.jsonLd).map(node => node['@type'] ?? '')
  return {
    status: page.status,
    links: new Set(page.mainLinks.filter(href => href.startsWith('/'))).size,
    title: page.title.length,
    description: page.meta.get('description')?.[0]?.length ?? 0,
    headings: headingProblems(page.headings).length === 0 ? page.headings.length : 'wrong',
    words: page.mainWords,
    images: page.images.length,
    'no alt': page.images.filter(({ alt }) => alt === null).length,
    kB: Math.round(Buffer.byteLength(page.html) / 1000),
    data: types.filter(type => !COMMON_TYPES.has(type)).join(' '),
  }
}
