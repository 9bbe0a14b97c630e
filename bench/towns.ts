// Generated towns for measuring the build. They are added to a copy of the tree as an owner adds a town: a folder, and a line in the list.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { locations, towns } from '@/content/towns'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** 'sample-aab' for 1: addresses of locations hold letters and hyphens only. */
export function sampleSlug(index: number): string {
  const letter = (place: number) => LETTERS[Math.floor(index / 26 ** place) % 26] ?? ''
  return `sample-${letter(2)}${letter(1)}${letter(0)}`
}

const nameOf = (slug: string) => `Sample ${slug.slice(-3).toUpperCase()}`

/** Adds towns with a location page each: Selden under other names, spread over Long Island, with a ZIP of their own. */
export function addTowns(tree: string, count: number): void {
  const { slug: _slug, map: _map, ...model } = towns.selden
  const slugs = Array.from({ length: count }, (_, index) => sampleSlug(index))
  slugs.forEach((slug, index) => {
    const zip = String(20_000 + index)
    const town = {
      ...model,
      zips: [zip],
      zipTable: [{ zip }],
      point: { lat: 40.6 + (index % 40) / 100, lon: -73.6 + (index % 97) / 100 },
    }
    const folder = path.join(tree, 'content/towns', slug)
    const write = (file: string, name: string, type: string, value: object) =>
      writeFileSync(
        path.join(folder, file),
        `import type { ${type} } from '@/content/types'\n\nexport const ${name}: ${type} = ${JSON.stringify(value).replaceAll(model.name, nameOf(slug))}\n`,
      )
    mkdirSync(folder)
    write('town.ts', 'town', 'TownFacts', town)
    write('location.ts', 'location', 'ShortLocation', locations.selden)
    writeFileSync(
      path.join(folder, 'index.ts'),
      "export { town } from './town'\nexport { location } from './location'\n",
    )
  })
  appendFileSync(
    path.join(tree, 'content/towns/list.ts'),
    slugs.map(slug => `export * as '${slug}' from './${slug}'\n`).join(''),
  )
}
