// Writes lib/map/coast.ts: the coast around Long Island and the land borders of Nassau County, from
// two public atlases. Run it only for newer data. The county file of us-atlas (1:10 million,
// simplified) has neither Peconic Bay nor Fire Island, so the coast comes from Natural Earth 1:10m
// and only the county lines from us-atlas:
//   npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
//   node scripts/map-coast.ts package/land-10m.json
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.ts'
import { geoIdentity, geoPath, type GeoContext } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'

type Position = [lon: number, lat: number]

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

/** Least area of a bend that each sheet shows, square degrees. */
const LEAST_BEND = { large: 6e-5, small: 2e-4 }
const weighed = presimplify(world as Parameters<typeof presimplify>[0])

/** The coast in the box as rings of land, clockwise; the first corner is repeated at the end. */
function landRings(leastBend: number): readonly Position[][] {
  const rings: Position[][] = []
  const collector: GeoContext = {
    beginPath: () => undefined,
    moveTo: (x, y) => void rings.push([[x, y]]),
    lineTo: (x, y) => void rings.at(-1)?.push([x, y]),
    closePath: () => undefined,
    arc: () => undefined,
  }
  const coast = simplify(weighed, leastBend)
  geoPath(geoIdentity().clipExtent(BOX), collector)(feature(coast, object(coast, 'land')))
  return rings.map(([first = [0, 0], ...others]) => {
    const isClosed = String(first) === String(others.at(-1))
    return [first, ...others, ...(isClosed ? [] : [first])]
  })
}

const between = (...pair: readonly [string, string]) =>
  mesh(
    states,
    object(states, 'counties') as Parameters<typeof mesh>[1],
    (a, b) => a !== b && pair.includes(String(a.id)) && pair.includes(String(b.id)),
  ).coordinates.flat() as Position[]

const print = (line: readonly Position[]) =>
  `[${line.map(([lon, lat]) => `[${lon.toFixed(3)},${lat.toFixed(3)}]`).join(',')}]`

const printRings = (leastBend: number) => `[
${landRings(leastBend)
  .map(ring => `  ${print(ring)},`)
  .join('\n')}
]`

writeFileSync(
  path.join(root, 'lib/map/coast.ts'),
  `// Written by scripts/map-coast.ts; do not edit. Degrees, [longitude, latitude].
// Coast: Natural Earth 1:10m land (public domain) through world-atlas 2.0.2. County lines: U.S.
// Census Bureau through us-atlas 3.0.1.
export type Position = [lon: number, lat: number]

/** Closed rings of land, clockwise, cut at the edge of the maps. For the large sheet. */
export const largeCoast: Position[][] = ${printRings(LEAST_BEND.large)}

/** For the small sheet. */
export const smallCoast: Position[][] = ${printRings(LEAST_BEND.small)}

/** From the Sound to the ocean. */
export const nassauSuffolkLine: Position[] = ${print(between(FIPS.nassau, FIPS.suffolk))}

/** From the ocean to the Sound. */
export const queensNassauLine: Position[] = ${print(between(FIPS.queens, FIPS.nassau))}
`,
)
