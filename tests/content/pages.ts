/// <reference types="vite/types/importMeta.d.ts" />
// Every page of the content folder: typed modules found by file, articles and legal pages through
// the modules that load them.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { articlesByDate, type Article } from '@/content/articles'
import { privacy, terms, type LegalPage } from '@/content/legal'
import type { PageMetadata } from '@/lib/schema/fields'
import { blocksOf } from '@/lib/mdx'
import { pricedText } from '@/lib/page-words'
import { locationPath, articlePath, serviceAreaPath, servicePath } from '@/content/routes'
import type { ArticleSlug, ServiceSlug } from '@/content/slugs'
import type { Location, ServiceArea } from '@/content/schema'
import {
  locations,
  locationSlugs,
  serviceAreas,
  serviceAreaSlugs,
  type LocationSlug,
  type ServiceAreaSlug,
  type TownSlug,
} from '@/content/towns'
import type { Path } from '@/lib/route'

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const modules: Readonly<Record<'services' | 'pages', Modules>> = {
  services: import.meta.glob(['../../content/services/*.ts', '!**/index.ts', '!**/*.test.ts'], { eager: true }),
  pages: import.meta.glob(['../../content/pages/*.ts', '!**/index.ts', '!**/*.test.ts'], { eager: true }),
}

const sources: Readonly<Record<string, string>> = import.meta.glob('../../content/{towns,services,pages}/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

type MdxFolder = 'articles' | 'legal'
export type Folder = 'service-areas' | 'locations' | 'services' | 'articles' | 'pages' | 'legal'

export interface Page {
  /** 'service-areas/islip'. */
  readonly name: string
  readonly path: Path
  readonly folder: Folder
  readonly slug: string
  readonly content: Readonly<Record<string, unknown>>
  readonly metadata: PageMetadata
  /** Source text of the module. */
  readonly source: string
}

const indexPaths: Readonly<Record<string, Path>> = {
  home: '/',
  services: '/services',
  'service-areas': '/service-areas',
  locations: '/locations/',
  blog: '/blog',
  planner: '/ev-charger-planner',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
}

function pathOf(folder: Folder, slug: string): Path {
  switch (folder) {
    case 'service-areas':
      return serviceAreaPath(slug as ServiceAreaSlug)
    case 'locations':
      return locationPath(slug as LocationSlug)
    case 'services':
      return servicePath(slug as ServiceSlug)
    case 'articles':
      return articlePath(slug as ArticleSlug)
    case 'pages':
    case 'legal':
      return indexPaths[slug] ?? `/no-route-for-${folder}-${slug}`
  }
}

const hasMetadata = (
  value: unknown,
): value is { readonly metadata: PageMetadata } & Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && 'metadata' in value

const typedPages: readonly Page[] = (['services', 'pages'] as const).flatMap(folder =>
  Object.entries(modules[folder]).flatMap(([file, exports]) => {
    const slug = path.basename(file, '.ts')
    return Object.values(exports)
      .filter(hasMetadata)
      .map(content => ({
        name: `${folder}/${slug}`,
        path: pathOf(folder, slug),
        folder,
        slug,
        content,
        metadata: content.metadata,
        source: sources[file] ?? '',
      }))
  }),
)

function townPage(folder: 'service-areas' | 'locations', slug: TownSlug, content: ServiceArea | Location): Page {
  const key = folder === 'locations' ? 'location' : 'serviceArea'
  const file = sources[`../../content/towns/${slug}.ts`] ?? ''
  // The value of the key, up to its closing brace.
  const source = new RegExp(`^  ${key}: .*?^  }`, 'ms').exec(file)?.[0] ?? ''
  const { metadata } = content
  return {
    name: `${folder}/${slug}`,
    path: pathOf(folder, slug),
    folder,
    slug,
    content: { ...content },
    metadata,
    source,
  }
}

/** What a visitor reads of an article, on its page and on cards. */
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

const mdxPage = (folder: MdxFolder, slug: string, page: Article | LegalPage): Page => ({
  name: `${folder}/${slug}`,
  path: pathOf(folder, slug),
  folder,
  slug,
  content: 'slug' in page ? articleWords(page) : legalWords(page),
  metadata: page.metadata,
  source: readFileSync(new URL(`../../${page.file}`, import.meta.url), 'utf8'),
})

export const pages: readonly Page[] = [
  ...serviceAreaSlugs.map(slug => townPage('service-areas', slug, serviceAreas[slug])),
  ...locationSlugs.map(slug => townPage('locations', slug, locations[slug])),
  ...typedPages,
  ...articlesByDate.map(article => mdxPage('articles', article.slug, article)),
  mdxPage('legal', 'privacy', privacy),
  mdxPage('legal', 'terms', terms),
]

export const inFolder = (folder: Folder): readonly Page[] => pages.filter(page => page.folder === folder)

/** The page at an address. Throws where there is none. */
export function pageAt(path: Path): Page {
  const page = pages.find(candidate => candidate.path === path)
  if (!page) throw new Error(`no content module for ${path}`)
  return page
}

/** The text of the page's module, prices included. */
export const textAt = (path: Path): string => pricedText(pageAt(path).content)

/** Every page as a row of a test table: [name, page]. */
export const eachPage: readonly (readonly [string, Page])[] = pages.map(page => [page.name, page])
