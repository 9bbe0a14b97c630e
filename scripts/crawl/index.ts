// `npm run crawl`: walks the served site (BASE_URL, by default where `npm start` serves) and prints what a search engine finds on each
// page, and everything that is wrong. Exits non-zero when something is. Run by `node --import ./scripts/site-modules.ts`.
import { routes } from '@/lib/routes'
import { readSettings } from '@/lib/env'
import { headingProblems, readPage } from './page.ts'
import { graphOf, graphProblems } from './structured-data.ts'
import { table } from './table.ts'
import { crawl, getFrom, type CrawledPage } from './walk.ts'

const baseUrl = process.env.BASE_URL ?? 'http://127.0.0.1:8787'
const MOST_CLICKS = 3
const get = getFrom(baseUrl)

const { pages, dead } = await crawl(get)
const { html: sitemap } = await get('/sitemap.xml')
const home = pages.get('/')
// The site's own address, as it was built: BASE_URL is only where it is served now.
const siteUrl = home?.canonical[0]?.replace(/\/$/, '') ?? readSettings(process.env).siteUrl
const lastModified = new Map(
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>\s*<lastmod>([^<]*)<\/lastmod>/g)].map(([, url = '', date = '']) => [
    url.slice(siteUrl.length),
    date,
  ]),
)
const missing = await get('/no-such-page')
const notFound: CrawledPage = {
  ...readPage(missing.html),
  path: '(not found)',
  depth: -1,
  status: missing.status,
  bytes: Buffer.byteLength(missing.html),
  linkedFrom: new Set(),
}

const problems = [
  ...dead,
  ...routes.flatMap(({ path }) => (pages.has(path) ? [] : [`${path} is not reached from the root`])),
  ...[...pages.values()].flatMap(page => [
    ...(page.depth > MOST_CLICKS ? [`${page.path} is ${page.depth} clicks away`] : []),
    ...headingProblems(page.headings).map(problem => `${page.path}: ${problem}`),
    ...graphProblems(graphOf(page.jsonLd), page.text, siteUrl).map(problem => `${page.path}: ${problem}`),
  ]),
]
console.log(table([...pages.values(), notFound], lastModified))
console.log(`\n${pages.size} pages from ${baseUrl}, ${lastModified.size} in the sitemap, ${problems.length} problems`)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
