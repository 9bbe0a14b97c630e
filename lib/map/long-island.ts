// Draws Long Island with d3-geo: degrees in, SVG path data and sheet points out. Runs at build
// time, never in a browser. Sheet units: x to the right, y down. Lambert conformal conic with the
// standard parallels of the New York Long Island state plane zone, turned so that the island is
// level.
import { geoConicConformal, geoDistance, geoPath } from 'd3-geo'
import { nassauSuffolkLine, queensNassauLine, type Position } from './coast'

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

export interface SheetSpec {
  readonly width: number
  readonly height: number
  /** Sheet units left free around the two counties. */
  readonly margin: { readonly top: number; readonly left: number; readonly right: number }
  /** Closed rings of land, clockwise. */
  readonly coast: Position[][]
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

const PARALLELS: [number, number] = [40 + 40 / 60, 41 + 2 / 60]
const ORIGIN_LON = -74
const ROTATION_DEGREES = 10.8
/** The two counties' corners: the Rockaway line, Kings Point, Orient Point and Montauk Point. */
const EXTENT: Position[] = [
  [-73.8, 40.6],
  [-73.735, 40.87],
  [-72.22, 41.16],
  [-71.857, 41.07],
]
const EARTH_RADIUS_MILES = 3958.8
/**
 * How far land extends beyond the sheet, so that the stroke along the cut is not visible. Sheet
 * units.
 */
const BLEED = 26

/**
 * The middle line of Long Island Sound and Block Island Sound, west to east. Land north of it is
 * not New York.
 */
const SOUND: Position[] = [
  [-73.78, 40.83],
  [-73.745, 40.86],
  [-73.65, 40.95],
  [-73.3, 41.02],
  [-72.6, 41.15],
  [-72.2, 41.22],
  [-72.05, 41.3],
  [-71.9, 41.29],
]
const OCEAN: Position[] = [
  [-71.6, 41.29],
  [-71.6, 40.3],
  [-73.75, 40.3],
]
const MERIDIANS = [-73.5, -73, -72.5, -72]
const LATITUDES = [40.5, 40.75, 41, 41.25]
/** Near the middle of the two counties, where scale and north are measured. */
const MIDDLE: GeoPoint = { lat: 40.8, lon: -72.9 }

/** Great-circle distance. */
export const milesBetween = (a: GeoPoint, b: GeoPoint): number =>
  geoDistance([a.lon, a.lat], [b.lon, b.lat]) * EARTH_RADIUS_MILES

const lines = (...coordinates: Position[][]) => ({ type: 'MultiLineString' as const, coordinates })

/**
 * Draws the island on a sheet. The two counties fill its width between the margins; `width`,
 * `height` and `margin` are sheet units.
 */
export function drawSheet({ width, height, margin, coast }: SheetSpec): Sheet {
  const projection = geoConicConformal()
    .parallels(PARALLELS)
    .rotate([-ORIGIN_LON, 0])
    .angle(-ROTATION_DEGREES)
    // Straight lines between the corners: they are close to each other.
    .precision(0)
    .fitWidth(width - margin.left - margin.right, { type: 'MultiPoint', coordinates: EXTENT })
  const [left, top] = projection.translate()
  projection.translate([left + margin.left, top + margin.top])
  const path = geoPath(projection).digits(1)
  const draw = (shape: Parameters<typeof path>[0]) => path(shape) ?? ''
  const place = ({ lon, lat }: GeoPoint): SheetPoint => {
    const [x = NaN, y = NaN] = projection([lon, lat]) ?? []
    return { x, y }
  }

  const counties = `${draw(lines([...queensNassauLine, ...SOUND, ...OCEAN]))}Z`
  const countyLines = draw(lines(nassauSuffolkLine, queensNassauLine))
  const graticule = draw(
    lines(
      ...MERIDIANS.map((lon): Position[] => [
        [lon, 40],
        [lon, 42],
      ]),
      ...LATITUDES.map((lat): Position[] => [
        [-74.5, lat],
        [-73, lat],
        [-71.5, lat],
      ]),
    ),
  )
  const here = place(MIDDLE)
  const northward = { ...MIDDLE, lat: MIDDLE.lat + 0.1 }
  const north = place(northward)
  projection.clipExtent([
    [-BLEED, -BLEED],
    [width + BLEED, height + BLEED],
  ])
  return {
    width,
    height,
    land: draw({ type: 'MultiPolygon', coordinates: coast.map(ring => [ring]) }),
    counties,
    countyLines,
    graticule,
    place,
    unitsPerMile: Math.hypot(north.x - here.x, north.y - here.y) / milesBetween(MIDDLE, northward),
    north: (Math.atan2(north.x - here.x, here.y - north.y) * 180) / Math.PI,
  }
}
