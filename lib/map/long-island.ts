// Projects Long Island: degrees in, SVG path data and sheet points out. Pure; runs at build time, never in a browser.
// Projection: Lambert conformal conic on a sphere, with the standard parallels of the New York Long Island state plane zone, rotated so
// that the island is horizontal and the Nassau-Suffolk line vertical. Sheet units: x to the right, y down.
import { landRings, nassauSuffolkLine, queensNassauLine, type Position } from './coast'

/** Degrees north and east. */
export interface GeoPoint {
  readonly lat: number
  readonly lon: number
}

/** Sheet units. */
export interface SheetPoint {
  readonly x: number
  readonly y: number
}

export type Line = readonly SheetPoint[]

export interface SheetSpec {
  readonly width: number
  readonly height: number
  /** Sheet units left free around the two counties. */
  readonly margin: { readonly top: number; readonly left: number; readonly right: number }
  /** Tolerance for simplifying the coast; twice as much for neighboring states. Sheet units. */
  readonly tolerance: number
  /** What the coast's corners are rounded to: a roundToTenth, or tenths. Sheet units. */
  readonly grain: number
}

export interface Sheet {
  readonly width: number
  readonly height: number
  /** All land on the sheet, neighbors included; closed. */
  readonly land: string
  /** An area that cuts Nassau and Suffolk out of the land; closed. */
  readonly counties: string
  /** Nassau-Suffolk and Queens-Nassau, over land and bays. */
  readonly countyLines: string
  /** Every half degree of longitude and quarter degree of latitude. */
  readonly graticule: string
  readonly place: (point: GeoPoint) => SheetPoint
  readonly unitsPerMile: number
  /** Where north points, degrees clockwise from straight up. */
  readonly north: number
}

const PARALLELS = [40 + 40 / 60, 41 + 2 / 60] as const
const ORIGIN_LON = -74
const ROTATION_DEGREES = 10.8
/** The two counties' corners: the Rockaway line, Kings Point, Orient Point and Montauk Point. */
const EXTENT: readonly Position[] = [
  [-73.8, 40.6],
  [-73.735, 40.87],
  [-72.22, 41.16],
  [-71.857, 41.07],
]
const EARTH_RADIUS_MILES = 3958.8
/** How far land extends beyond the sheet, so that the stroke along the cut is not visible. Sheet units. */
const BLEED = 26
/** Latitude north of all New York land on the sheet. Land beyond it belongs to neighboring states and is simplified more. */
const NEIGHBORS_NORTH_OF = 41.3
const NEIGHBORS_TOLERANCE = 2

/** The middle line of Long Island Sound and Block Island Sound, west to east. Land north of it is not New York. */
const SOUND: readonly Position[] = [
  [-73.78, 40.83],
  [-73.745, 40.86],
  [-73.65, 40.95],
  [-73.3, 41.02],
  [-72.6, 41.15],
  [-72.2, 41.22],
  [-72.05, 41.3],
  [-71.9, 41.29],
]
const OCEAN: readonly Position[] = [
  [-71.6, 41.29],
  [-71.6, 40.3],
  [-73.75, 40.3],
]
const MERIDIANS = [-73.5, -73, -72.5, -72]
const LATITUDES = [40.5, 40.75, 41, 41.25]
/** Near the middle of the two counties, where scale and north are measured. */
const MIDDLE: GeoPoint = { lat: 40.8, lon: -72.9 }

const radians = (degrees: number) => (degrees * Math.PI) / 180
const tanHalf = (latDegrees: number) => Math.tan(Math.PI / 4 + radians(latDegrees) / 2)

const cone =
  Math.log(Math.cos(radians(PARALLELS[0])) / Math.cos(radians(PARALLELS[1]))) /
  Math.log(tanHalf(PARALLELS[1]) / tanHalf(PARALLELS[0]))
const coneRadius = (Math.cos(radians(PARALLELS[0])) * tanHalf(PARALLELS[0]) ** cone) / cone

/** Degrees to earth radii on the turned plane, y down. */
export function project({ lat, lon }: GeoPoint, rotationDegrees = ROTATION_DEGREES): SheetPoint {
  const radius = coneRadius / tanHalf(lat) ** cone
  const angle = cone * radians(lon - ORIGIN_LON)
  const [x, y] = [radius * Math.sin(angle), radius * Math.cos(angle)]
  const turn = radians(rotationDegrees)
  return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) }
}

/** Great-circle distance. */
export function milesBetween(a: GeoPoint, b: GeoPoint): number {
  const square = (value: number) => value * value
  const half =
    square(Math.sin(radians(b.lat - a.lat) / 2)) +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * square(Math.sin(radians(b.lon - a.lon) / 2))
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(half))
}

/** Drops the corners that lie within the tolerance of what is left (Douglas-Peucker). */
export function simplify(line: Line, tolerance: number): Line {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return line
  const length = Math.hypot(last.x - first.x, last.y - first.y)
  const away = ({ x, y }: SheetPoint) =>
    length === 0
      ? Math.hypot(x - first.x, y - first.y)
      : Math.abs((last.x - first.x) * (first.y - y) - (first.x - x) * (last.y - first.y)) / length
  let far = 0
  let farthest = 0
  for (const [index, point] of line.entries()) {
    if (away(point) > far) [far, farthest] = [away(point), index]
  }
  if (far <= tolerance) return [first, last]
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ]
}

/** Cuts a ring at the sheet's edges, the bleed included, one edge after the other (Sutherland-Hodgman). */
function cut(ring: Line, width: number, height: number): Line {
  const edges: readonly ((point: SheetPoint) => number)[] = [
    ({ x }) => x + BLEED,
    ({ y }) => y + BLEED,
    ({ x }) => width + BLEED - x,
    ({ y }) => height + BLEED - y,
  ]
  return edges.reduce<Line>(
    (points, inside) =>
      points.flatMap((to, index) => {
        const from = points.at(index - 1) ?? to
        const [before, after] = [inside(from), inside(to)]
        const share = before / (before - after)
        const crossing = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
        if (before < 0 !== after < 0) return after < 0 ? [crossing] : [crossing, to]
        return after < 0 ? [] : [to]
      }),
    ring,
  )
}

/** Path data with relative steps rounded to the grain (a tenth of a unit or a multiple); steps that round to zero are dropped. */
export function pathData(lines: readonly Line[], closed: boolean, grain = 0.1): string {
  const grains = (value: number) => Math.round(value / grain)
  const print = (count: number) => String(Math.round(count * grain * 10) / 10).replace(/^(-?)0\./, '$1.')
  const pair = (x: number, y: number) => `${print(x)}${y < 0 ? '' : ' '}${print(y)}`
  return lines
    .map(line => {
      let from: readonly [number, number] | undefined
      let steps = ''
      for (const { x, y } of line) {
        const to = [grains(x), grains(y)] as const
        if (!from) steps += `M${pair(...to)}l`
        else {
          const [stepX, stepY] = [to[0] - from[0], to[1] - from[1]]
          if (stepX === 0 && stepY === 0) continue
          steps += `${steps.endsWith('l') || stepX < 0 ? '' : ' '}${pair(stepX, stepY)}`
        }
        from = to
      }
      return closed ? `${steps}z` : steps
    })
    .join('')
}

/** Draws the island on a sheet. The two counties fill its width between the margins; `width`, `height` and `margin` are sheet units. */
export function drawSheet({ width, height, margin, tolerance, grain }: SheetSpec): Sheet {
  const corners = EXTENT.map(([lon, lat]) => project({ lat, lon }))
  const left = Math.min(...corners.map(({ x }) => x))
  const right = Math.max(...corners.map(({ x }) => x))
  const top = Math.min(...corners.map(({ y }) => y))
  const scale = (width - margin.left - margin.right) / (right - left)

  const place = (point: GeoPoint): SheetPoint => {
    const { x, y } = project(point)
    return { x: (x - left) * scale + margin.left, y: (y - top) * scale + margin.top }
  }
  const trace = (positions: readonly Position[]) => positions.map(([lon, lat]) => place({ lat, lon }))
  const land = landRings
    .map(ring =>
      simplify(
        cut(trace(ring), width, height),
        tolerance * (ring.some(([, lat]) => lat > NEIGHBORS_NORTH_OF) ? NEIGHBORS_TOLERANCE : 1),
      ),
    )
    .filter(ring => ring.length > 2)
  // In this projection meridians are straight, and parallels bend by less than a hairline.
  const graticule = [
    ...MERIDIANS.map((lon): Position[] => [
      [lon, 40],
      [lon, 42],
    ]),
    ...LATITUDES.map((lat): Position[] => [
      [-74.5, lat],
      [-73, lat],
      [-71.5, lat],
    ]),
  ]

  const here = place(MIDDLE)
  const northward = { ...MIDDLE, lat: MIDDLE.lat + 0.1 }
  const north = place(northward)
  return {
    width,
    height,
    land: pathData(land, true, grain),
    counties: pathData([trace([...queensNassauLine, ...SOUND, ...OCEAN])], true),
    countyLines: pathData([trace(nassauSuffolkLine), trace(queensNassauLine)], false),
    graticule: pathData(graticule.map(trace), false),
    place,
    unitsPerMile: Math.hypot(north.x - here.x, north.y - here.y) / milesBetween(MIDDLE, northward),
    north: (Math.atan2(north.x - here.x, here.y - north.y) * 180) / Math.PI,
  }
}
