// Makes app/fonts from the families as published: only the characters, the weights and the features that the site uses, so that both
// together stay under 45 kB. The results are committed, for the build needs no more than them; run `node scripts/fonts.ts` after a new
// version of a family, or when a test names a character that is missing.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The part of the package that is used; it brings no types. */
type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; keepFeatures: readonly string[]; variationAxes: Readonly<Record<string, { min: number; max: number }>> },
) => Promise<Buffer>

const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont
const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'app/fonts')

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const ascii = range(0x20, 0x7e)
/** What English typesetting, prices and measures need beyond ASCII. */
const signs = '\u00a0–—‘’“”…•·×−±≤≥°′″½¼¾§©®™€'
/** Everything of Latin-1: names and messages that visitors type. */
const latin1 = range(0xa0, 0xff)

/** Kerning, ligatures, marks, figures of one width (prices and measures in tables), and forms that fit capitals. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum', 'lnum', 'case']

export const fonts = {
  /** Headings, prices, the name. */
  display: { family: 'bricolage-grotesque', characters: ascii + signs, weights: { min: 600, max: 800 } },
  /** All other text. */
  text: { family: 'public-sans', characters: ascii + signs + latin1, weights: { min: 400, max: 700 } },
} as const
export type FontName = keyof typeof fonts

const packageOf = (name: FontName) => path.join(root, 'node_modules/@fontsource-variable', fonts[name].family)

/** The font file, made anew. */
export function makeFont(name: FontName): Promise<Buffer> {
  const { family, characters, weights } = fonts[name]
  const published = readFileSync(path.join(packageOf(name), `files/${family}-latin-wght-normal.woff2`))
  return subsetFont(published, characters, { targetFormat: 'woff2', keepFeatures: features, variationAxes: { wght: weights } })
}

if (import.meta.main) {
  for (const name of Object.keys(fonts) as FontName[]) {
    const font = await makeFont(name)
    writeFileSync(path.join(folder, `${name}.woff2`), font)
    // The Open Font License goes where the fonts go.
    copyFileSync(path.join(packageOf(name), 'LICENSE'), path.join(folder, `${name}-license.txt`))
    console.log(`app/fonts/${name}.woff2: ${font.byteLength} bytes`)
  }
}
