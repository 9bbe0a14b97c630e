/// <reference types="vite/types/importMeta.d.ts" />
// The finished pages as their components make them, without the build: what a visitor reads, and
// what search engines get.
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
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
import { attribute, readPage, type ReadPage } from '@/tests/export/read-page'

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

const BLOCKS = new Set('p li h1 h2 h3 h4 h5 h6 td th dt dd div figcaption summary blockquote section'.split(' '))
const SILENT = new Set(['script', 'style', 'svg', 'template'])

/** Text of a node, blocks on lines of their own. `day`: without what is gone then. */
export function wordsIn(node: Tree.Node, day?: string): string {
  if ('value' in node) return node.value
  if (!('childNodes' in node)) return ''
  const tag = 'tagName' in node ? node.tagName : ''
  const until = 'tagName' in node ? attribute(node, 'data-until') : null
  if (SILENT.has(tag) || (day !== undefined && until !== null && until < day)) return ''
  const text = node.childNodes.map(child => wordsIn(child, day)).join('')
  return BLOCKS.has(tag) ? `${text}\n` : text
}

/** `day`: without what the page script takes off then. */
export const wordsOn = ({ elements }: ReadPage, day?: string): string => {
  const main = elements.find(({ tagName }) => tagName === 'main')
  return main ? wordsIn(main, day) : ''
}

/** Renders every page with the settings as they are now. */
export const renderPages = (): readonly FinishedPage[] =>
  routes.map(({ path }) => {
    const html = renderToStaticMarkup(nodes[path])
    const page = readPage(html)
    return { path, html, words: wordsOn(page), ...page }
  })

export const finishedPages = renderPages()

export const finishedAt = (path: Path): FinishedPage => {
  const page = finishedPages.find(candidate => candidate.path === path)
  if (!page) throw new Error(`${path} is not a route`)
  return page
}
