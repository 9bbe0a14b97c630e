// The route as lines of the drawing: runs, fittings, straps and length labels. Drawing units unless
// the name says feet.
import { type ConduitType, isFarWall, type Leg, projectOntoWall, type Route, type Wall } from '@/lib/planner'
import { strapsAlongFt } from '@/lib/planner/fittings'
import { type DeviceSize, PANEL_SIZE } from './device-outlines'
import { drawingPoint, type DrawingPoint, frameOf, wallToDrawing, type Paper, type WallFrame } from './layout'

/**
 * Conduit drawn in one stroke. At the edge of a wall one run ends and the next begins on the other
 * wall.
 */
export interface ConduitRun {
  readonly surface: Leg['surface']
  readonly points: readonly DrawingPoint[]
}

/** A fitting, by the conduit ends it joins: one path where they meet on the drawing, else two. */
export type Elbow = readonly (readonly DrawingPoint[])[]

/** A mark across the conduit. `vertical` refers to the conduit. */
export interface Strap {
  readonly at: DrawingPoint
  readonly vertical: boolean
}

export interface LegLabel {
  readonly frame: WallFrame
  readonly at: DrawingPoint
  readonly vertical: boolean
  readonly lengthFt: number
}

export const onWallOf = (paper: Paper, wall: Wall, point: Leg['from']): DrawingPoint =>
  wallToDrawing(frameOf(paper, wall), projectOntoWall(point, wall))

export function runsOf({ legs }: Route, paper: Paper): ConduitRun[] {
  const runs: { surface: Leg['surface']; points: DrawingPoint[] }[] = []
  const crossTrench = () => {
    for (const path of paper.trench?.paths ?? []) runs.push({ surface: 'trench', points: [...path] })
  }
  for (const { surface, from, to } of legs) {
    const last = runs.at(-1)
    if (surface === 'trench') {
      crossTrench()
      continue
    }
    // A trench too short to be a leg is still drawn.
    if (isFarWall(surface) && last && last.surface !== 'trench' && last.surface !== surface) crossTrench()
    const end = onWallOf(paper, surface, to)
    if (last?.surface === surface) last.points.push(end)
    else runs.push({ surface, points: [onWallOf(paper, surface, from), end] })
  }
  return runs
}

const FITTING_FT = 0.55

/** Linear interpolation: `share` 0 to 1. */
const between = (from: DrawingPoint, to: DrawingPoint, share: number): DrawingPoint =>
  drawingPoint(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)

/** The point `distance` away from `from`, at most half way to `to`. */
function toward(from: DrawingPoint, to: DrawingPoint, distance: number): DrawingPoint {
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
  const share = length === 0 ? 0 : Math.min(distance / length, 0.5)
  return between(from, to, share)
}

/** First and last segment of a leg as drawn. In the trench: those of the trench path. */
function drawnEnds(
  { surface, from, to }: Leg,
  paper: Paper,
): { readonly first: readonly DrawingPoint[]; readonly last: readonly DrawingPoint[] } {
  if (surface !== 'trench') {
    const ends = [onWallOf(paper, surface, from), onWallOf(paper, surface, to)]
    return { first: ends, last: ends }
  }
  return { first: paper.trench?.paths[0]?.slice(0, 2) ?? [], last: paper.trench?.paths.at(-1)?.slice(-2) ?? [] }
}

export function elbowsOf({ legs, elbowsAt }: Route, paper: Paper): Elbow[] {
  return legs.slice(1).flatMap((next, i) => {
    const before = legs[i]
    if (!before || !elbowsAt.includes(next.from)) return []
    const [start, end] = drawnEnds(before, paper).last
    const [begin, finish] = drawnEnds(next, paper).first
    if (!start || !end || !begin || !finish) return []
    const distance = FITTING_FT * paper.unitsPerFt
    const into = toward(end, start, distance)
    const out = toward(begin, finish, distance)
    const meet = end.x === begin.x && end.y === begin.y
    const pieces = meet
      ? [[into, end, out]]
      : [
          [into, end],
          [begin, out],
        ]
    return [pieces]
  })
}

/** A leg on a wall, in drawing units. */
interface DrawnLeg {
  readonly surface: Wall
  readonly start: DrawingPoint
  readonly end: DrawingPoint
  readonly vertical: boolean
  readonly lengthFt: number
  readonly isFirst: boolean
  readonly isLast: boolean
}

export const drawnLegs = ({ legs }: Route, paper: Paper): DrawnLeg[] =>
  legs.flatMap(({ surface, from, to, lengthFt }, i) => {
    if (surface === 'trench') return []
    const start = onWallOf(paper, surface, from)
    const end = onWallOf(paper, surface, to)
    return [
      { surface, start, end, vertical: start.x === end.x, lengthFt, isFirst: i === 0, isLast: i === legs.length - 1 },
    ]
  })

export const strapsOf = (legs: readonly DrawnLeg[], conduitType: ConduitType): Strap[] =>
  legs.flatMap(({ start, end, vertical, lengthFt }) =>
    strapsAlongFt(lengthFt, conduitType).map(alongFt => ({ at: between(start, end, alongFt / lengthFt), vertical })),
  )

/** Lengths next to the legs that have room for them, not counting what panel and charger cover. */
export const legLabelsOf = (legs: readonly DrawnLeg[], paper: Paper, charger: DeviceSize): LegLabel[] =>
  legs.flatMap(({ surface, start, end, vertical, lengthFt, isFirst, isLast }) => {
    const half = ({ halfWidthFt, halfHeightFt }: DeviceSize) =>
      (vertical ? halfHeightFt : halfWidthFt) * paper.unitsPerFt
    const atStart = isFirst ? half(PANEL_SIZE) : 0
    const drawn = lengthFt * paper.unitsPerFt
    const free = drawn - atStart - (isLast ? half(charger) : 0)
    if (free < paper.textSize * (vertical ? 1.5 : 5)) return []
    return [
      { frame: frameOf(paper, surface), at: between(start, end, (atStart + free / 2) / drawn), vertical, lengthFt },
    ]
  })

const number = (value: number): string => String(Math.round(value * 100) / 100)

/** SVG path through axis-aligned points; right angles become quarter circles. */
export function roundedPath(points: readonly DrawingPoint[], radius: number): string {
  return points
    .map((point, i) => {
      const before = points[i - 1]
      const after = points[i + 1]
      if (!before) return `M${number(point.x)} ${number(point.y)}`
      const line = `L${number(point.x)} ${number(point.y)}`
      if (!after) return line
      const into = { x: Math.sign(point.x - before.x), y: Math.sign(point.y - before.y) }
      const out = { x: Math.sign(after.x - point.x), y: Math.sign(after.y - point.y) }
      const turn = into.x * out.y - into.y * out.x
      if (turn === 0) return line
      const lengths = [before, after].map(end => Math.abs(end.x - point.x) + Math.abs(end.y - point.y))
      const r = Math.min(radius, ...lengths.map(length => length / 2))
      const start = `${number(point.x - into.x * r)} ${number(point.y - into.y * r)}`
      const end = `${number(point.x + out.x * r)} ${number(point.y + out.y * r)}`
      return `L${start}A${number(r)} ${number(r)} 0 0 ${turn > 0 ? 1 : 0} ${end}`
    })
    .join('')
}
