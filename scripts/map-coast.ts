// Writes lib/map/coast.ts: the coast around Long Island and the land borders of Nassau County, from two public atlases.
// Run it only for newer data. The county file of us-atlas (1:10 million, simplified) has neither Peconic Bay nor Fire Island,
// so the coast comes from Natural Earth 1:10m and only the county lines from us-atlas:
//   npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
//   node scripts/map-coast.ts package/land-10m.json
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { geoIdentity, geoPath, type GeoContext } from 'd3-geo'
import { feature, mesh } from 'topojson-client'

type Position = [lon: number, lat: number]

const root = path.resolve(import.meta.dirname, '..')
const [landFile] = process.argv.slice(2)
if (!landFile) throw new Error('usage: node scripts/map-coast.ts <land-10m.json of world-atlas>')

type Topology = Parameters<typeof mesh>[0]
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Topology
const object = ({ objects }: Topology, name: string) => {
  const found = objects[name]
  if (!found) throw new Error(`expected an atlas with "${name}", found ${Object.keys(objects).join(', ')}`)
  return found
}
const world = read(landFile)
const states = read(path.join(root, 'node_modules/us-atlas/counties-10m.json'))

/** Degrees: the area of the maps and a margin. */
const BOX: [Position, Position] = [
  [-74.05, 40.45],
  [-71.7, 41.4],
]
const FIPS = { nassau: '36059', suffolk: '36103', queens: '36081' }

const rings: Position[][] = []
const collector: GeoContext = {
  beginPath: () => undefined,
  moveTo: (x, y) => void rings.push([[x, y]]),
  lineTo: (x, y) => void rings.at(-1)?.push([x, y]),
  closePath: () => undefined,
  arc: () => undefined,
}
/** Rings are stored open. */
const isRepeat = (position: Position, index: number, ring: readonly Position[]) =>
  index > 0 && index === ring.length - 1 && String(position) === String(ring[0])
geoPath(geoIdentity().clipExtent(BOX), collector)(feature(world, object(world, 'land')))

const between = (...pair: readonly [string, string]) =>
  mesh(
    states,
    object(states, 'counties') as Parameters<typeof mesh>[1],
    (a, b) => a !== b && pair.includes(String(a.id)) && pair.includes(String(b.id)),
  ).coordinates.flat() as Position[]

const print = (line: readonly Position[]) =>
  `[${line.map(([lon, lat]) => `[${lon.toFixed(3)},${lat.toFixed(3)}]`).join(',')}]`

writeFileSync(
  path.join(root, 'lib/map/coast.ts'),
  `// Written by scripts/map-coast.ts; do not edit. Degrees, [longitude, latitude].
// Coast: Natural Earth 1:10m land (public domain) through world-atlas 2.0.2. County lines: U.S. Census Bureau through us-atlas 3.0.1.
export type Position = readonly [lon: number, lat: number]

/** Rings of land, cut at the edge of the map; the first corner is not repeated. */
export const landRings: readonly (readonly Position[])[] = [
${rings.map(ring => `  ${print(ring.filter((position, index) => !isRepeat(position, index, ring)))},`).join('\n')}
]

/** From the Sound to the ocean. */
export const nassauSuffolkLine: readonly Position[] = ${print(between(FIPS.nassau, FIPS.suffolk))}

/** From the ocean to the Sound. */
export const queensNassauLine: readonly Position[] = ${print(between(FIPS.queens, FIPS.nassau))}
`,
)
console.log(`${rings.length} rings, ${rings.flat().length} points`)
