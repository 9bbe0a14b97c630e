// Generated towns for measuring the build. They are added to a copy of the tree as an owner adds a
// town: a file, and a line in the list.
import { appendFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { locations, towns } from '@/content/towns'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** 'sample-aab' for 1: addresses of locations hold letters and hyphens only. */
function sampleSlug(index: number): string {
  const letter = (place: number) => LETTERS[Math.floor(index / 26 ** place) % 26] ?? ''
  return `sample-${letter(2)}${letter(1)}${letter(0)}`
}

const nameOf = (slug: string) => `Sample ${slug.slice(-3).toUpperCase()}`

/**
 * Adds towns with a location page each: Selden under other names, spread over Long Island, with a
 * ZIP of their own.
 */
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
    writeFileSync(
      path.join(tree, `content/towns/${slug}.ts`),
      `import type { TownFile } from '@/content/schema'\n\nexport default ${JSON.stringify({ ...town, location: locations.selden }).replaceAll(model.name, nameOf(slug))} satisfies TownFile\n`,
    )
  })
  appendFileSync(
    path.join(tree, 'content/towns/list.ts'),
    slugs.map(slug => `export { default as '${slug}' } from './${slug}'\n`).join(''),
  )
}
