/// <reference types="vite/types/importMeta.d.ts" />
// Every page that the content modules make, found by file, so that no list of imports can forget one.
import type { PageMetadata } from '@/content/types'
import { pricedText } from '@/lib/page-words'
import {
  locationPath,
  postPath,
  serviceAreaPath,
  servicePath,
  type LocationSlug,
  type Path,
  type PostSlug,
  type ServiceAreaSlug,
  type ServiceSlug,
} from '@/lib/routes'

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const modules = {
  'service-areas': import.meta.glob(['../../content/service-areas/*.ts', '!**/index.ts', '!**/*.test.ts'], {
    eager: true,
  }),
  locations: import.meta.glob(['../../content/locations/*.ts', '!**/index.ts', '!**/*.test.ts'], { eager: true }),
  services: import.meta.glob(['../../content/services/*.ts', '!**/index.ts', '!**/*.test.ts'], { eager: true }),
  posts: import.meta.glob(['../../content/posts/*.ts', '!**/index.ts', '!**/*.test.ts'], { eager: true }),
  pages: import.meta.glob(['../../content/pages/*.ts', '!**/index.ts', '!**/*.test.ts'], { eager: true }),
  legal: import.meta.glob(['../../content/legal/*.ts', '!**/index.ts', '!**/*.test.ts'], { eager: true }),
} as { readonly [F in Folder]: Modules }

const sources = import.meta.glob(
  ['../../content/{service-areas,locations,services,posts,pages,legal}/*.ts', '!**/index.ts', '!**/*.test.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
) as Readonly<Record<string, string>>

export type Folder = 'service-areas' | 'locations' | 'services' | 'posts' | 'pages' | 'legal'

export interface Page {
  /** 'service-areas/islip'. */
  readonly name: string
  readonly path: Path
  readonly folder: Folder
  readonly slug: string
  readonly content: Readonly<Record<string, unknown>>
  readonly metadata: PageMetadata
  /** The module as it is written. */
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
    case 'posts':
      return postPath(slug as PostSlug)
    case 'pages':
    case 'legal':
      return indexPaths[slug] ?? `/no-route-for-${folder}-${slug}`
  }
}

const hasMetadata = (
  value: unknown,
): value is { readonly metadata: PageMetadata } & Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && 'metadata' in value

const fileName = (file: string) => file.replace(/^.*\//, '').replace(/\.ts$/, '')

export const pages: readonly Page[] = (Object.keys(modules) as Folder[]).flatMap(folder =>
  Object.entries(modules[folder]).flatMap(([file, exports]) => {
    const slug = fileName(file)
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

export const inFolder = (folder: Folder): readonly Page[] => pages.filter(page => page.folder === folder)

/** The page at an address. Throws where there is none. */
export function pageAt(path: Path): Page {
  const page = pages.find(candidate => candidate.path === path)
  if (!page) throw new Error(`no content module for ${path}`)
  return page
}

/** What the page's own module says, prices included, as one text. */
export const textAt = (path: Path): string => pricedText(pageAt(path).content)

/** Every page as a row of a test table: [name, page]. */
export const eachPage: readonly (readonly [string, Page])[] = pages.map(page => [page.name, page])
