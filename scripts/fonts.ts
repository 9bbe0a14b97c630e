// Subsets the published font families into app/fonts: only the characters, weights and features
// that the site uses. Both fonts of the first view fit into the initial congestion window (ten
// packets, 14,600 bytes), which saves a round trip on a phone. Also writes app/font-faces.css with
// the fallback fonts, whose metrics come from capsize. The results are committed; when a test names
// a missing character, run `node scripts/fonts.ts`, which fetches its packages.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fontFaceRules, type FontName, fontNames } from '../lib/font-files.ts'
import { root } from './project.ts'

/** Fetched into .cache/fonts by npm. */
const packages = {
  '@capsizecss/core': '4.1.3',
  '@capsizecss/unpack': '4.0.1',
  '@fontsource-variable/bricolage-grotesque': '5.3.0',
  '@fontsource-variable/public-sans': '5.3.0',
  '@fontsource/arimo': '5.3.0',
  '@fontsource/dejavu-sans': '5.3.0',
  'subset-font': '2.9.0',
} as const

/** What the scripts use of these packages. */
interface Metrics {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
}
interface Tools {
  readonly subsetFont: SubsetFont
  readonly fromBuffer: (font: Buffer) => Promise<Metrics>
  readonly createFontStack: (
    stack: readonly Metrics[],
    options: { fontFaceFormat: 'styleObject' },
  ) => { readonly fontFaces: readonly { readonly '@font-face': Readonly<Record<string, string>> }[] }
}
type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2'
    keepFeatures?: readonly string[]
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>
  },
) => Promise<Buffer>

const cache = path.join(root, '.cache/fonts')
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
  text: { family: 'public-sans', characters: ascii + signs, features, weight: { min: 400, max: 600 } },
  /** The rare characters of the text font. */
  'text-others': {
    family: 'public-sans',
    characters: others,
    features: [...features, 'mark'],
    weight: { min: 400, max: 600 },
  },
} as const

/** A committed copy says what the committed files were made of. */
export const madeOf = { packages, fonts }

function fetchTools(): Tools {
  mkdirSync(cache, { recursive: true })
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
  const { status } = spawnSync('npm', ['install', '--prefix', cache, '--no-save', '--ignore-scripts', ...wanted], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm could not fetch the packages; its message is above.')
  const load = createRequire(path.join(cache, 'fonts.js'))
  return {
    subsetFont: load('subset-font') as SubsetFont,
    ...(load('@capsizecss/unpack') as Pick<Tools, 'fromBuffer'>),
    ...(load('@capsizecss/core') as Pick<Tools, 'createFontStack'>),
  }
}

const packageOf = (name: FontName) => path.join(cache, 'node_modules/@fontsource-variable', fonts[name].family)
const published = (name: FontName) =>
  readFileSync(path.join(packageOf(name), `files/${fonts[name].family}-latin-wght-normal.woff2`))

function makeFont({ subsetFont }: Tools, name: FontName): Promise<Buffer> {
  const { characters, features: keepFeatures, weight } = fonts[name]
  return subsetFont(published(name), characters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: weight },
  })
}

/** Until the fonts are in cache; `family` has the same widths. Roboto fits as it is. */
const fallbacks = [
  {
    name: 'arial',
    family: 'arimo',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  },
  // WebKit on Linux knows fonts by their family only and takes the regular one for bold.
  { name: 'dejavu', family: 'dejavu-sans', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold', 'DejaVu Sans'] },
] as const

/** `shown`: the weights in CSS that this weight of the font is drawn for. */
const faces = [
  { font: 'text', weight: 400, shown: '400 500' },
  { font: 'text', weight: 600, shown: '600 700' },
  { font: 'display', weight: 700, shown: '700' },
] as const

/** app/font-faces.css: the fallback fonts in the size of the site's own, and those. */
async function makeFontFaces({ subsetFont, fromBuffer, createFontStack }: Tools): Promise<string> {
  const rules = ['/* Made by scripts/fonts.ts. */']
  for (const { font, weight, shown } of faces) {
    const own = await fromBuffer(
      await subsetFont(published(font), ascii, { targetFormat: 'woff2', variationAxes: { wght: weight } }),
    )
    for (const { name, family, regular, bold } of fallbacks) {
      const file = `${family}/files/${family}-latin-${weight < 600 ? 400 : 700}-normal.woff2`
      const fallback = await fromBuffer(readFileSync(path.join(cache, 'node_modules/@fontsource', file)))
      // Zeros, because an override that equals the fallback's own value would be left out, and
      // other versions of that font have other values.
      const stack = [own, { ...fallback, ascent: 0, descent: 0, lineGap: 0 }] as const
      const face = createFontStack(stack, { fontFaceFormat: 'styleObject' }).fontFaces[0]?.['@font-face']
      const sources = (weight < 600 ? regular : bold).map(source => `local('${source}')`)
      rules.push(`@font-face {
  font-family: ${font}-${name};
  font-weight: ${shown};
  src: ${sources.join(', ')};
  size-adjust: ${face?.sizeAdjust};
  ascent-override: ${face?.ascentOverride};
  descent-override: ${face?.descentOverride};
}`)
    }
  }
  rules.push(fontFaceRules(name => `./fonts/${name}.woff2`))
  return `${rules.join('\n')}\n`
}

if (import.meta.main) {
  const tools = fetchTools()
  for (const name of fontNames) {
    const font = await makeFont(tools, name)
    writeFileSync(path.join(folder, `${name}.woff2`), font)
    // The Open Font License must accompany the fonts.
    copyFileSync(path.join(packageOf(name), 'LICENSE'), path.join(folder, `${fonts[name].family}-license.txt`))
    console.log(`app/fonts/${name}.woff2: ${font.byteLength} bytes`)
  }
  writeFileSync(path.join(root, 'app/font-faces.css'), await makeFontFaces(tools))
  writeFileSync(path.join(folder, 'made-of.json'), `${JSON.stringify(madeOf, null, 2)}\n`)
}
