// Subsets the published font families into app/fonts: only the characters, weights and features
// that the site uses. Both fonts of the first view fit into the initial congestion window (ten
// packets, 14,600 bytes), which saves a round trip on a phone. The results are committed; run `node
// scripts/fonts.ts` after a new version of a family, or when a test names a missing character.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The package has no types. */
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
/** Typographic characters beyond ASCII. */
const signs = '\u00a0–—‘’“”…•·×−°′″½©®™'
/**
 * The rest of Latin-1 and some unit signs, for what visitors type. Browsers load this font on
 * demand.
 */
const others = [...range(0xa1, 0xff), ...'≤≥€'].filter(character => !signs.includes(character)).join('')

/** Kerning and tabular figures. */
const features = ['kern', 'tnum']

export const fonts = {
  /** Headings, prices and the name, in one weight. */
  display: { family: 'bricolage-grotesque', characters: ascii + signs, features, weight: 700 },
  /** All other text. */
  text: { family: 'public-sans', characters: ascii + signs, features, weight: { min: 400, max: 600 } },
  /** The rare characters of the text font. */
  'text-others': {
    family: 'public-sans',
    characters: others,
    features: [...features, 'mark'],
    weight: { min: 400, max: 600 },
  },
} as const
export type FontName = keyof typeof fonts

const packageOf = (name: FontName) => path.join(root, 'node_modules/@fontsource-variable', fonts[name].family)

export function makeFont(name: FontName): Promise<Buffer> {
  const { family, characters, features: keepFeatures, weight } = fonts[name]
  const published = readFileSync(path.join(packageOf(name), `files/${family}-latin-wght-normal.woff2`))
  return subsetFont(published, characters, { targetFormat: 'woff2', keepFeatures, variationAxes: { wght: weight } })
}

if (import.meta.main) {
  for (const name of Object.keys(fonts) as FontName[]) {
    const font = await makeFont(name)
    writeFileSync(path.join(folder, `${name}.woff2`), font)
    // The Open Font License must accompany the fonts.
    copyFileSync(path.join(packageOf(name), 'LICENSE'), path.join(folder, `${fonts[name].family}-license.txt`))
    console.log(`app/fonts/${name}.woff2: ${font.byteLength} bytes`)
  }
}
