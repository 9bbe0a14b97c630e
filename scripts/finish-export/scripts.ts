// Framework scripts: gone from pages without an island, behind a small loader on pages with one. The head's own script: ahead of the styles.
import { createHash } from 'node:crypto'
import { classifyScript } from './classify.ts'
import { applyEdits, readDocument, type Edit, type PageDocument, type PageElement } from './document.ts'
import { loaderScript } from './loader.ts'

export interface ExtraFile {
  /** Path on the site. */
  readonly path: string
  readonly text: string
}

export interface FinishedScripts {
  readonly html: string
  readonly islands: readonly string[]
  /** The flight data of a page with islands, as a file of its own: it is read only when the framework is. */
  readonly flight?: ExtraFile
}

const removal = ({ start, end }: PageElement): Edit => ({ start, end, text: '' })

/**
 * Moves the script that runs before the first paint ahead of the style sheets, behind which the framework puts it. An inline script waits for
 * the style sheets before it, and the parser for the script: behind them, the body would be read, and its pictures asked for, only once they are there.
 */
function aheadOfStyles(page: PageDocument): Edit[] {
  const script = page.scripts.find(({ attributes }) => attributes['data-own'] === 'before-paint')
  const styles = page.links.find(({ attributes }) => attributes.rel === 'stylesheet')
  if (!script || !styles || script.start < styles.start) return []
  return [{ start: styles.start, end: styles.start, text: page.html.slice(script.start, script.end) }, removal(script)]
}

export function finishScripts(html: string): FinishedScripts {
  const page = readDocument(html)
  const of = (kind: string) => page.scripts.filter(script => classifyScript(script) === kind)
  const files = of('framework-file')
  const inline = of('framework-inline')
  const preloads = page.links.filter(
    ({ attributes }) =>
      attributes.rel === 'modulepreload' || (attributes.rel === 'preload' && attributes.as === 'script'),
  )
  const edits = [...[...files, ...inline, ...preloads].map(removal), ...aheadOfStyles(page)]
  if (page.islands.length === 0) return { html: applyEdits(html, edits), islands: [] }

  // noModule files are for browsers without modules; those lack the loader's means as well and get the plain page.
  const sources = files
    .filter(({ attributes }) => attributes.nomodule === undefined)
    .map(({ attributes }) => attributes.src ?? '')
  const lastInline = inline.at(-1)
  if (!lastInline || sources.length === 0)
    throw new Error(`the page has islands (${page.islands.join(', ')}) but no framework scripts`)
  const flightText = inline.map(({ text }) => text).join(';\n')
  const flight = {
    path: `/_next/static/flight/${createHash('sha256').update(flightText).digest('hex').slice(0, 16)}.js`,
    text: flightText,
  }
  const loader = `<script data-own="loader">${loaderScript([flight.path, ...new Set(sources)])}</script>`
  const place = edits.find(edit => edit.start === lastInline.start)
  const withLoader = edits.map(edit => (edit === place ? { ...edit, text: loader } : edit))
  return { html: applyEdits(html, withLoader), islands: page.islands, flight }
}
