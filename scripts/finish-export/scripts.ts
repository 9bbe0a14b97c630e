// Removes the framework's scripts from pages without islands, and replaces them by a loader on
// pages with islands.
import { createHash } from 'node:crypto'
import { inlineScript } from '../../components/layout/inline/compile.ts'
import { classifyScript } from './classify.ts'
import { applyEdits, readDocument, type Edit, type PageElement } from './document.ts'

/**
 * Name of the trusted types policy that the loader creates. Browsers ask the one called `default`
 * about every script address.
 */
export const TRUSTED_TYPES_POLICY = 'default'

export interface ExtraFile {
  readonly path: string
  readonly text: string
}

export interface FinishedScripts {
  readonly html: string
  readonly islands: readonly string[]
  /**
   * Flight data of a page with islands, as a file that is fetched only with the framework. It
   * begins with inline scripts of this site.
   */
  readonly flight?: ExtraFile
}

const removal = ({ start, end }: PageElement): Edit => ({ start, end, text: '' })

/**
 * @throws when the page has islands but no framework scripts
 */
export function finishScripts(html: string): FinishedScripts {
  const page = readDocument(html)
  const of = (kind: string) => page.scripts.filter(script => classifyScript(script) === kind)
  const files = of('framework-file')
  const inline = of('framework-inline')
  const preloads = page.links.filter(
    ({ attributes }) =>
      attributes.rel === 'modulepreload' || (attributes.rel === 'preload' && attributes.as === 'script'),
  )
  const edits = [...files, ...inline, ...preloads].map(removal)
  if (page.islands.length === 0) return { html: applyEdits(html, edits), islands: [] }

  // Browsers without modules cannot run the loader either; they get the page without scripts.
  const modern = files.filter(({ attributes }) => attributes.nomodule === undefined)
  const sources = [...new Set(modern.map(({ attributes }) => attributes.src ?? ''))]
  const lastInline = inline.at(-1)
  if (!lastInline || sources.length === 0)
    throw new Error(`the page has islands (${page.islands.join(', ')}) but no framework scripts`)
  const flightText = [inlineScript('hold-input'), ...inline.map(({ text }) => text)].join(';\n')
  const flight = {
    path: `/_next/static/flight/${createHash('sha256').update(flightText).digest('hex').slice(0, 16)}.js`,
    text: flightText,
  }
  const urls = [flight.path, ...sources].join(' ')
  const code = inlineScript(html.includes(' data-eager') ? ['loader', 'eager-islands'] : 'loader', {
    TRUSTED_TYPES_POLICY,
  })
  const loader = `<script data-own="loader" data-urls="${urls}">${code}</script>`
  const place = edits.find(edit => edit.start === lastInline.start)
  const withLoader = edits.map(edit => (edit === place ? { ...edit, text: loader } : edit))
  return { html: applyEdits(html, withLoader), islands: page.islands, flight }
}
