/// <reference types="vite/types/importMeta.d.ts" />
// The finished pages as their components make them, without the build: what a visitor reads, and
// what search engines get.
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { articleSlugs, serviceSlugs } from '@/content/slugs'
import { locationPath, articlePath, routes, serviceAreaPath, servicePath } from '@/content/routes'
import { locationSlugs, serviceAreaSlugs } from '@/content/towns'
import { ArticlePage } from '@/components/sections/article-page'
import { LocationPage } from '@/components/sections/location-page'
import { ServiceAreaPage } from '@/components/sections/service-area-page'
import { ServicePage } from '@/components/sections/service-page'
import type { Path } from '@/lib/route'
import { readPage, type ReadPage } from '@/tests/export/read-page'

const single = import.meta.glob<{ readonly default: ComponentType }>(
  '../../app/{,blog/,contact/,ev-charger-planner/,locations/,privacy/,service-areas/,services/,terms/}page.tsx',
  { eager: true },
)

const nodes: Readonly<Record<Path, ReactNode>> = {
  ...Object.fromEntries(
    Object.entries(single).map(([file, { default: Page }]): [Path, ReactNode] => {
      const path: Path = `/${file.replace(/^.*\/app\/|\/?page\.tsx$/g, '')}`
      return [path === '/locations' ? '/locations/' : path, <Page key={path} />]
    }),
  ),
  ...Object.fromEntries(serviceSlugs.map(slug => [servicePath(slug), <ServicePage key={slug} slug={slug} />])),
  ...Object.fromEntries(
    serviceAreaSlugs.map(slug => [serviceAreaPath(slug), <ServiceAreaPage key={slug} slug={slug} />]),
  ),
  ...Object.fromEntries(locationSlugs.map(slug => [locationPath(slug), <LocationPage key={slug} slug={slug} />])),
  ...Object.fromEntries(articleSlugs.map(slug => [articlePath(slug), <ArticlePage key={slug} slug={slug} />])),
}

export interface FinishedPage extends ReadPage {
  readonly path: Path
  readonly html: string
  /** Text of the main content, blocks on lines of their own. */
  readonly words: string
}

const BLOCK_END = /<\/(?:p|li|h[1-6]|td|th|dt|dd|div|figcaption|summary|blockquote|section)>/g
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const mainWords = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(BLOCK_END, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, entity => entities[entity] ?? entity)

export const finishedPages: readonly FinishedPage[] = routes.map(({ path }) => {
  const html = renderToStaticMarkup(nodes[path])
  return { path, html, words: mainWords(html), ...readPage(html) }
})

export const finishedAt = (path: Path): FinishedPage => {
  const page = finishedPages.find(candidate => candidate.path === path)
  if (!page) throw new Error(`${path} is not a route`)
  return page
}
