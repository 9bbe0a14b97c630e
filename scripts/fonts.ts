// Makes app/fonts from the families as published: only the characters, the weights and the features that the site uses. Both fonts of
// the first view fit into what a server may send before it hears from the browser (ten packets, 14,600 bytes): that is one round trip
// less on a phone than a larger file takes. The results are committed, for the build needs no more than them; run
// `node scripts/fonts.ts` after a new version of a family, or when a test names a character that is missing.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The part of the package that is used; it brings no types. */
type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2'
    keepFeatures: readonly string[]
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>
  },
) => Promise<Buffer>

const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont
const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'app/fonts')

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const ascii = range(0x20, 0x7e)
/** What English typesetting, prices and measures need beyond ASCII. */
const signs = '\u00a0–—‘’“”…•·×−°′″½©®™'
/** The rest of Latin-1 and some signs of measure: names and messages that visitors type. Browsers load them when they meet one. */
const others = [...range(0xa1, 0xff), ...'≤≥€'].filter(character => !signs.includes(character)).join('')

/** Kerning, and figures of one width for prices and measures in tables. */
const features = ['kern', 'tnum']

export const fonts = {
  /** Headings, prices, the name: all in one weight. */
  display: { family: 'bricolage-grotesque', characters: ascii + signs, features, weight: 700 },
  /** All other text. */
  text: { family: 'public-sans', characters: ascii + signs, features, weight: { min: 400, max: 600 } },
  /** The same in letters that the pages themselves are not written in. */
  'text-others': {
    family: 'public-sans',
    characters: others,
    features: [...features, 'mark'],
    weight: { min: 400, max: 600 },
  },
} as const
export type FontName = keyof typeof fonts

const packageOf = (name: FontName) => path.join(root, 'node_modules/@fontsource-variable', fonts[name].family)

/** The font file, made anew. */
export function makeFont(name: FontName): Promise<Buffer> {
  const { family, characters, features: keepFeatures, weight } = fonts[name]
  const published = readFileSync(path.join(packageOf(name), `files/${family}-latin-wght-normal.woff2`))
  return subsetFont(published, characters, { targetFormat: 'woff2', keepFeatures, variationAxes: { wght: weight } })
}

if (import.meta.main) {
  for (const name of Object.keys(fonts) as FontName[]) {
    const font = await makeFont(name)
    writeFileSync(path.join(folder, `${name}.woff2`), font)
    // The Open Font License goes where the fonts go.
    copyFileSync(path.join(packageOf(name), 'LICENSE'), path.join(folder, `${fonts[name].family}-license.txt`))
    console.log(`app/fonts/${name}.woff2: ${font.byteLength} bytes`)
  }
}
