// Generated location pages for measuring the build, written into a copy of the tree and never into the product: each town gets modules
// of its own, with the words of one real town under another name.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const MODEL = { slug: 'selden', name: 'Selden' } as const
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** 'sample-aab' for 1: addresses of locations hold letters and hyphens only. */
export function sampleSlug(index: number): string {
  const letter = (place: number) => LETTERS[Math.floor(index / 26 ** place) % 26] ?? ''
  return `sample-${letter(2)}${letter(1)}${letter(0)}`
}

const nameOf = (slug: string) => `Sample ${slug.slice(-3).toUpperCase()}`
const identifier = (slug: string) => slug.replaceAll('-', '')

/** @throws when the file has no such place: the tree has changed, and this has to follow. */
function insert(tree: string, file: string, edits: readonly (readonly [pattern: RegExp, replacement: string])[]): void {
  const name = path.join(tree, file)
  const text = edits.reduce(
    (before, [pattern, replacement]) => {
      if (!pattern.test(before))
        throw new Error(`${file} holds nothing like ${String(pattern)}: adapt scripts/bench/towns.ts`)
      return before.replace(pattern, replacement)
    },
    readFileSync(name, 'utf8'),
  )
  writeFileSync(name, text)
}

/** Adds location pages to a copied tree. */
export function addTowns(tree: string, count: number): void {
  const slugs = Array.from({ length: count }, (_, index) => sampleSlug(index))
  const modelTown = readFileSync(path.join(tree, `content/towns/${MODEL.slug}.ts`), 'utf8')
  const modelPage = readFileSync(path.join(tree, `content/locations/${MODEL.slug}.ts`), 'utf8')
  mkdirSync(path.join(tree, 'content/generated'))
  slugs.forEach((slug, index) => {
    const point = `point: { lat: ${(40.6 + (index % 40) / 100).toFixed(3)}, lon: ${(-73.6 + (index % 97) / 100).toFixed(3)} }`
    const renamed = (text: string) =>
      text.replaceAll(`'${MODEL.slug}'`, `'${slug}'`).replaceAll(MODEL.name, nameOf(slug))
    const town = renamed(modelTown)
      .replace(`export const ${MODEL.slug}:`, `export const town:`)
      .replace(/point: \{[^}]*\}/, point)
    writeFileSync(path.join(tree, `content/generated/${slug}-town.ts`), town)
    writeFileSync(path.join(tree, `content/generated/${slug}.ts`), renamed(modelPage))
  })
  const index = [
    ...slugs.map(
      slug =>
        `import { town as ${identifier(slug)}Town } from './${slug}-town'\nimport { page as ${identifier(slug)} } from './${slug}'`,
    ),
    `export const generatedTowns = {\n${slugs.map(slug => `  '${slug}': ${identifier(slug)}Town,`).join('\n')}\n}`,
    `export const generatedPages = {\n${slugs.map(slug => `  '${slug}': ${identifier(slug)},`).join('\n')}\n}`,
  ]
  writeFileSync(path.join(tree, 'content/generated/index.ts'), `${index.join('\n')}\n`)
  const each = (value: string) => slugs.map(slug => `  '${slug}': ${value},`).join('\n')

  insert(tree, 'lib/routes.ts', [
    [
      /(export const locationSlugs = \[[^\]]*)\] as const/,
      `$1${slugs.map(slug => `  '${slug}',`).join('\n')}\n] as const`,
    ],
  ])
  insert(tree, 'content/towns/index.ts', [
    [/import type \{ Town \} from '\.\.\/types'/, "$&\nimport { generatedTowns } from '../generated'"],
    [/export const towns: [^=]*= \{/, '$&\n  ...generatedTowns,'],
  ])
  insert(tree, 'content/locations/index.ts', [
    [/import type \{ Location \} from '\.\.\/types'/, "$&\nimport { generatedPages } from '../generated'"],
    [/export const locations: [^=]*= \{/, '$&\n  ...generatedPages,'],
  ])
  insert(tree, 'content/page-pictures.ts', [[/export const townPictures: [^=]*= \{/, `$&\n${each('panel')}`]])
  insert(tree, 'content/zips.ts', [[/const locationOnly: [^=]*= \{/, `$&\n${each('true')}\n `]])
  // The map has room for the real places only, and the tests of the content know every real town by name.
  insert(tree, 'lib/map/label-places.ts', [[/export const largeLabels: [^=]*= \{/, `$&\n${each('{} as LabelPlace')}`]])
  insert(tree, 'components/media/map-links.ts', [
    [/allTowns\.map/, "allTowns.filter(({ slug }) => !slug.startsWith('sample-')).map"],
  ])
  rmSync(path.join(tree, 'tests/content'), { recursive: true })
}
