// A drawing as a file of its own. Pages load it when it comes near the view, so that their HTML
// stays small. An image cannot see the page's style sheet: the file carries the colors of both
// schemes and the rules of drawing.css that it needs.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createElement, type ReactNode } from 'react'
import { darkColors, lightColors, type Colors } from '@/lib/palette'

export interface Drawing {
  /** Units of the drawing; the page reserves its space in this ratio. */
  readonly width: number
  readonly height: number
  readonly content: ReactNode
}

const FONT = 'system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif'
const fonts = `--font-body:${FONT};--font-heading:${FONT}`

const cssName = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** What a color becomes where the visitor's system sets the colors. */
const forcedColor = (color: string) =>
  /paper|raised|sunken/.test(color) ? 'Canvas' : color.startsWith('safety') ? 'Highlight' : 'CanvasText'

const minified = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')

/** The rules of drawing.css without those of classes that the drawing lacks. */
const rulesFor = (markup: string, css: string) =>
  minified(
    css.replaceAll(/^\s*\.drawing \.(drawing-[a-z-]+) \{[^}]*\}\n/gm, (rule, name: string) =>
      new RegExp(`"(?:[^"]* )?${name}[ "]`).test(markup) ? rule : '',
    ),
  )

/** The colors that a style sheet and a drawing name. */
const colorsIn = (colors: Colors, text: string) =>
  Object.entries(colors)
    .map(([name, value]) => [`--${cssName(name)}`, value] as const)
    .filter(([name]) => text.includes(`var(${name})`))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The SVG file of a drawing. */
export async function svgDocument({ width, height, content }: Drawing): Promise<string> {
  // A static import would not pass: Next.js keeps it out of server components.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const markup = renderToStaticMarkup(
    createElement(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
      createElement('g', { className: 'drawing' }, content),
    ),
  ).replaceAll(/ ?forced-colors:[^\s"]+/g, '')
  // Tailwind's names of one color, as the maps use them.
  const utilities = [...new Set(markup.match(/(?<=[" ])(fill|stroke)-[a-z]+(?=[" ])/g))].map(
    name => [name, ...name.split('-')] as [name: string, property: string, color: string],
  )
  const forced = utilities.map(([name, property, color]) => `.${name}{${property}:${forcedColor(color)}}`).join('')
  const rules = [
    rulesFor(markup, await readFile(path.join(process.cwd(), 'components/drawings/drawing.css'), 'utf8')),
    ...utilities.map(([name, property, color]) => `.${name}{${property}:var(--${color})}`),
    forced && `@media (forced-colors:active){${forced}}`,
  ].join('')
  const used = rules + markup
  const style = [
    `:root{${fonts};${colorsIn(lightColors, used)}}`,
    `@media (prefers-color-scheme:dark){:root{${colorsIn(darkColors, used)}}}`,
    rules,
  ].join('')
  return markup.replace('>', `><style>${style}</style>`)
}
