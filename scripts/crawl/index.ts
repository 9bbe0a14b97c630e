// `npm run crawl`: follows every link of the served site (BASE_URL, by default where `npm start`
// serves), prints what a search engine finds on each page, and lists the problems. Exits with 1
// when there is one. Run by `node --import ./scripts/site-modules.ts`.
import { LinkChecker, LinkState } from 'linkinator'
import { routes } from '@/content/routes'
import { clicksFromHome, headingProblems, readPage, type ReadPage } from './page.ts'
import { graphOf, graphProblems } from './structured-data.ts'

const MAX_CLICKS = 3
/** Types of nodes that every page has. */
const COMMON_TYPES = new Set(['Electrician', 'WebSite', 'WebPage'])
const baseUrl = new URL(process.env.BASE_URL ?? 'http://127.0.0.1:8787').origin

async function get(path: string) {
  const response = await fetch(baseUrl + path, { redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}

const { links } = await new LinkChecker().check({
  path: `${baseUrl}/`,
  recurse: true,
  checkFragments: true,
  checkCss: true,
  redirects: 'error',
  linksToSkip: link => Promise.resolve(!link.startsWith(`${baseUrl}/`)),
})
const sitePath = (url = '') => new URL(url, baseUrl).pathname
const broken = links.filter(({ state }) => state === LinkState.BROKEN)
// Only pages contain links, apart from style sheets.
const paths = new Set(links.map(({ parent }) => sitePath(parent)).filter(path => !path.endsWith('.css')))

interface CrawledPage extends ReadPage {
  readonly status: number
  readonly html: string
}
const pages = new Map<string, CrawledPage>()
for (const path of [...paths].toSorted()) {
  const { status, html } = await get(path)
  pages.set(path, { ...readPage(html), status, html })
}

const pathsOf = (hrefs: readonly string[]) =>
  hrefs.map(href => href.replace(/[?#].*$/, '')).filter(path => pages.has(path))
const clicks = clicksFromHome(path => pathsOf(pages.get(path)?.links ?? []))
const linkedFrom = (target: string) =>
  [...pages].filter(([path, { mainLinks }]) => path !== target && pathsOf(mainLinks).includes(target)).length

// The address that the site was built for; BASE_URL is only where it is served now.
const siteUrl = new URL(pages.get('/')?.canonical[0] ?? baseUrl).origin
const { html: sitemap } = await get('/sitemap.xml')
const lastModified = new Map(
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>\s*<lastmod>([^<]*)<\/lastmod>/g)].map(([, url = '', date = '']) => [
    url.slice(siteUrl.length),
    date,
  ]),
)

const figuresOf = (path: string, page: CrawledPage) => ({
  clicks: clicks.get(path),
  'linked from': linkedFrom(path),
  status: page.status,
  links: new Set(page.mainLinks.filter(href => href.startsWith('/'))).size,
  title: page.title.length,
  description: page.meta.get('description')?.[0]?.length ?? 0,
  headings: headingProblems(page.headings).length === 0 ? page.headings.length : 'wrong',
  words: page.mainWords,
  images: page.images.length,
  'no alt': page.images.filter(({ alt }) => alt === null).length,
  kB: Math.round(Buffer.byteLength(page.html) / 1000),
  data: graphOf(page.jsonLd)
    .map(node => node['@type'] ?? '')
    .filter(type => !COMMON_TYPES.has(type))
    .join(' '),
  changed: lastModified.get(path) ?? '-',
})
console.table(Object.fromEntries([...pages].map(([path, page]) => [path, figuresOf(path, page)])))
for (const [path, { title }] of pages) console.log(`${path}  ${title}`)

const problems = [
  ...broken.map(
    ({ parent, url, status }) => `${sitePath(parent)} -> ${url.replace(baseUrl, '')} is broken (${status})`,
  ),
  ...routes.filter(({ path }) => !pages.has(path)).map(({ path }) => `${path} is not reached from the home page`),
  ...[...clicks].filter(([, count]) => count > MAX_CLICKS).map(([path, count]) => `${path} is ${count} clicks away`),
  ...[...pages].flatMap(([path, { headings, jsonLd, text }]) =>
    [...headingProblems(headings), ...graphProblems(graphOf(jsonLd), text, siteUrl)].map(
      problem => `${path}: ${problem}`,
    ),
  ),
]
console.log(
  `\n${pages.size} pages, ${links.length} links, ${lastModified.size} in the sitemap, ${problems.length} problems`,
)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
