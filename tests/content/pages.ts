// Every page of the content folder, with its source.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { articlesByDate, type Article } from '@/content/articles'
import { privacy, terms, type LegalPage } from '@/content/legal'
import { page as blog } from '@/content/pages/blog'
import { page as contact } from '@/content/pages/contact'
import { page as home } from '@/content/pages/home'
import { page as locationIndex } from '@/content/pages/locations'
import { page as planner } from '@/content/pages/planner'
import { page as serviceAreaIndex } from '@/content/pages/service-areas'
import { page as serviceIndex } from '@/content/pages/services'
import type { PageMetadata } from '@/lib/schema/fields'
import { blocksOf } from '@/lib/mdx'
import { pricedText } from '@/lib/page-words'
import { locationPath, articlePath, serviceAreaPath, servicePath } from '@/content/routes'
import { services } from '@/content/services'
import { serviceSlugs } from '@/content/slugs'
import { locations, locationSlugs, serviceAreas, serviceAreaSlugs, type TownSlug } from '@/content/towns'
import type { Path } from '@/lib/route'
import { root } from '@/scripts/project'

export type Folder = 'service-areas' | 'locations' | 'services' | 'articles' | 'pages' | 'legal'

export interface Page {
  /** 'service-areas/islip'. */
  readonly name: string
  readonly path: Path
  readonly folder: Folder
  readonly slug: string
  readonly content: Readonly<Record<string, unknown>>
  readonly metadata: PageMetadata
  readonly source: string
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const pageOf = (
  folder: Folder,
  slug: string,
  path: Path,
  content: { readonly metadata: PageMetadata },
  source = read(`content/${folder}/${slug}.ts`),
): Page => ({
  name: `${folder}/${slug}`,
  path,
  folder,
  slug,
  content: { ...content },
  metadata: content.metadata,
  source,
})

const townPart = (slug: TownSlug, key: 'serviceArea' | 'location') =>
  new RegExp(`^  ${key}: .*?^  }`, 'ms').exec(read(`content/towns/${slug}.ts`))?.[0] ?? ''

const articleWords = (article: Article) => ({
  slug: article.slug,
  title: article.title,
  excerpt: article.excerpt,
  cardCategory: article.cardCategory,
  category: article.category,
  metadata: article.metadata,
  published: article.published,
  updated: article.updated,
  nextStep: article.nextStep?.text,
  pictureCaption: article.picture.caption,
  body: blocksOf(article),
})
const legalWords = (page: LegalPage) => ({ title: page.title, metadata: page.metadata, body: blocksOf(page) })

export const pages: readonly Page[] = [
  ...serviceAreaSlugs.map(slug =>
    pageOf('service-areas', slug, serviceAreaPath(slug), serviceAreas[slug], townPart(slug, 'serviceArea')),
  ),
  ...locationSlugs.map(slug =>
    pageOf('locations', slug, locationPath(slug), locations[slug], townPart(slug, 'location')),
  ),
  ...serviceSlugs.map(slug => pageOf('services', slug, servicePath(slug), services[slug])),
  pageOf('pages', 'home', '/', home),
  pageOf('pages', 'services', '/services', serviceIndex),
  pageOf('pages', 'service-areas', '/service-areas', serviceAreaIndex),
  pageOf('pages', 'locations', '/locations/', locationIndex),
  pageOf('pages', 'blog', '/blog', blog),
  pageOf('pages', 'planner', '/ev-charger-planner', planner),
  pageOf('pages', 'contact', '/contact', contact),
  ...articlesByDate.map(article =>
    pageOf('articles', article.slug, articlePath(article.slug), articleWords(article), read(article.file)),
  ),
  pageOf('legal', 'privacy', '/privacy', legalWords(privacy), read(privacy.file)),
  pageOf('legal', 'terms', '/terms', legalWords(terms), read(terms.file)),
]

export const inFolder = (folder: Folder): readonly Page[] => pages.filter(page => page.folder === folder)

/** The page at an address. Throws where there is none. */
export function pageAt(path: Path): Page {
  const page = pages.find(candidate => candidate.path === path)
  if (!page) throw new Error(`no content module for ${path}`)
  return page
}

export const textAt = (path: Path): string => pricedText(pageAt(path).content)

export const eachPage: readonly (readonly [string, Page])[] = pages.map(page => [page.name, page])
