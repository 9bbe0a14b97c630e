// From a plan to the lines of its drawing, and from a point of the drawing back to a wall. Drawing units, unless a name says feet.
import {
  type ConduitType,
  type Leg,
  type MountWall,
  PANELS,
  type Plan,
  projectOntoWall,
  type Route,
  routeOf,
  shownModelPath,
  type Wall,
  type WallPoint,
} from '@/lib/planner'
import { strapsAlongFt } from '@/lib/planner/parts'
import {
  type Box,
  type DrawingLayout,
  drawingPoint,
  type DrawingPoint,
  floorOf,
  offFrame,
  onFrame,
  type Sheet,
  sheetOf,
  type WallFrame,
  widthOf,
} from './drawing-layout'

/** A piece of conduit drawn in one stroke. Where one run ends at an edge of its wall, the next begins at the other wall's edge. */
export interface ConduitRun {
  readonly surface: Leg['surface']
  readonly points: readonly DrawingPoint[]
}

/** A fitting. `pieces` are the ends of conduit that it joins: one path where they meet on the drawing, else two. */
export interface Elbow {
  readonly at: DrawingPoint
  readonly pieces: readonly (readonly DrawingPoint[])[]
}

/** A mark across the conduit; `upright` where the conduit is. */
export interface Strap {
  readonly at: DrawingPoint
  readonly upright: boolean
}

export interface LegLabel {
  readonly frame: WallFrame
  readonly at: DrawingPoint
  readonly upright: boolean
  readonly lengthFt: number
}

/** Half width and half height of what hangs on the wall, feet. */
export interface DeviceSize {
  readonly halfWidthFt: number
  readonly halfHeightFt: number
}

export interface PlanGeometry {
  readonly sheet: Sheet
  readonly route: Route
  /** In order from panel to charger. Empty where both are at the same place. */
  readonly runs: readonly ConduitRun[]
  readonly elbows: readonly Elbow[]
  readonly straps: readonly Strap[]
  readonly legLabels: readonly LegLabel[]
  readonly panel: DrawingPoint
  readonly charger: DrawingPoint
  readonly chargerFrame: WallFrame
  readonly chargerSize: ChargerOutline
}

export const PANEL_SIZE: DeviceSize = { halfWidthFt: 0.6, halfHeightFt: 1 }

/** The box that a device covers, around its middle. */
export const boxAround = (
  { x, y }: DrawingPoint,
  { halfWidthFt, halfHeightFt }: DeviceSize,
  unitsPerFt: number,
): Box => ({
  x: x - halfWidthFt * unitsPerFt,
  y: y - halfHeightFt * unitsPerFt,
  width: 2 * halfWidthFt * unitsPerFt,
  height: 2 * halfHeightFt * unitsPerFt,
})

/** The block has no rounded corners. */
export interface ChargerOutline extends DeviceSize {
  readonly cornerFt: number | null
}

const outline = (halfWidthFt: number, halfHeightFt: number, cornerFt: number | null): ChargerOutline => ({
  halfWidthFt,
  halfHeightFt,
  cornerFt,
})

const block = outline(0.5, 0.7, null)
/** Of the four models: real sizes, a quarter larger so that they can be told apart. */
const outlines: Readonly<Record<string, ChargerOutline>> = {
  slab: outline(0.44, 0.77, 0.22),
  square: outline(0.6, 0.6, 0.26),
  pill: outline(0.8, 0.4, 0.4),
  tower: outline(0.31, 0.88, 0.16),
}

/** After the model that is shown. */
export const chargerOutline = (plan: Plan): ChargerOutline =>
  outlines[/charger-(\w+)/.exec(shownModelPath(plan) ?? '')?.[1] ?? ''] ?? block

export const frameOf = ({ frames }: Sheet, wall: Wall): WallFrame => {
  const frame = frames.find(candidate => candidate.wall === wall)
  if (!frame) throw new Error(`the drawing has no ${wall} wall`)
  return frame
}

const onWallOf = (sheet: Sheet, wall: Wall, point: Leg['from']): DrawingPoint =>
  onFrame(frameOf(sheet, wall), projectOntoWall(point, wall))

function runsOf({ legs }: Route, sheet: Sheet): ConduitRun[] {
  const runs: { surface: Leg['surface']; points: DrawingPoint[] }[] = []
  const crossTrench = () => {
    for (const path of sheet.trench?.paths ?? []) runs.push({ surface: 'trench', points: [...path] })
  }
  for (const { surface, from, to } of legs) {
    const last = runs.at(-1)
    if (surface === 'trench') {
      crossTrench()
      continue
    }
    // A trench too short to be a leg is drawn all the same.
    if (surface === 'detached' && last && last.surface !== 'trench' && last.surface !== 'detached') crossTrench()
    const end = onWallOf(sheet, surface, to)
    if (last?.surface === surface) last.points.push(end)
    else runs.push({ surface, points: [onWallOf(sheet, surface, from), end] })
  }
  return runs
}

const FITTING_FT = 0.55

/** The point at a share of the way. */
const between = (from: DrawingPoint, to: DrawingPoint, share: number): DrawingPoint =>
  drawingPoint(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)

/** The point on the way from one to another that is `distance` away, at most half way. */
function towards(from: DrawingPoint, to: DrawingPoint, distance: number): DrawingPoint {
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
  const share = length === 0 ? 0 : Math.min(distance / length, 0.5)
  return between(from, to, share)
}

/** First and last stretch of a leg as it is drawn: in the trench, those of its path. */
function drawnEnds(
  { surface, from, to }: Leg,
  sheet: Sheet,
): { readonly first: readonly DrawingPoint[]; readonly last: readonly DrawingPoint[] } {
  if (surface !== 'trench') {
    const ends = [onWallOf(sheet, surface, from), onWallOf(sheet, surface, to)]
    return { first: ends, last: ends }
  }
  return { first: sheet.trench?.paths[0]?.slice(0, 2) ?? [], last: sheet.trench?.paths.at(-1)?.slice(-2) ?? [] }
}

/** One fitting for each elbow of the route. */
function elbowsOf({ legs, elbowsAt }: Route, sheet: Sheet): Elbow[] {
  return legs.slice(1).flatMap((next, i) => {
    const before = legs[i]
    if (!before || !elbowsAt.includes(next.from)) return []
    const [start, end] = drawnEnds(before, sheet).last
    const [begin, finish] = drawnEnds(next, sheet).first
    if (!start || !end || !begin || !finish) return []
    const distance = FITTING_FT * sheet.unitsPerFt
    const into = towards(end, start, distance)
    const out = towards(begin, finish, distance)
    const meet = end.x === begin.x && end.y === begin.y
    return [
      {
        at: end,
        pieces: meet
          ? [[into, end, out]]
          : [
              [into, end],
              [begin, out],
            ],
      },
    ]
  })
}

/** A leg on a wall, as it is drawn. */
interface DrawnLeg {
  readonly surface: Wall
  readonly start: DrawingPoint
  readonly end: DrawingPoint
  readonly upright: boolean
  readonly lengthFt: number
  readonly isFirst: boolean
  readonly isLast: boolean
}

const drawnLegs = ({ legs }: Route, sheet: Sheet): DrawnLeg[] =>
  legs.flatMap(({ surface, from, to, lengthFt }, i) => {
    if (surface === 'trench') return []
    const start = onWallOf(sheet, surface, from)
    const end = onWallOf(sheet, surface, to)
    return [
      { surface, start, end, upright: start.x === end.x, lengthFt, isFirst: i === 0, isLast: i === legs.length - 1 },
    ]
  })

const strapsOf = (legs: readonly DrawnLeg[], conduitType: ConduitType): Strap[] =>
  legs.flatMap(({ start, end, upright, lengthFt }) =>
    strapsAlongFt(lengthFt, conduitType).map(alongFt => ({ at: between(start, end, alongFt / lengthFt), upright })),
  )

/** Lengths beside the legs that have room for one: what panel and charger cover does not count. */
const legLabelsOf = (legs: readonly DrawnLeg[], sheet: Sheet, charger: DeviceSize): LegLabel[] =>
  legs.flatMap(({ surface, start, end, upright, lengthFt, isFirst, isLast }) => {
    const half = ({ halfWidthFt, halfHeightFt }: DeviceSize) =>
      (upright ? halfHeightFt : halfWidthFt) * sheet.unitsPerFt
    const atStart = isFirst ? half(PANEL_SIZE) : 0
    const drawn = lengthFt * sheet.unitsPerFt
    const free = drawn - atStart - (isLast ? half(charger) : 0)
    if (free < sheet.textSize * (upright ? 1.5 : 5)) return []
    return [
      { frame: frameOf(sheet, surface), at: between(start, end, (atStart + free / 2) / drawn), upright, lengthFt },
    ]
  })

/** Everything that a drawing of the plan needs to know. */
export function planGeometry(plan: Plan, layout: DrawingLayout): PlanGeometry {
  const sheet = sheetOf(layout, plan.trenchFt)
  const route = routeOf(plan)
  const chargerSize = chargerOutline(plan)
  const chargerFrame = frameOf(sheet, plan.charger.wall)
  const { wall, positionFt } = PANELS[plan.panelLocation]
  const legs = drawnLegs(route, sheet)
  return {
    sheet,
    route,
    runs: runsOf(route, sheet),
    elbows: elbowsOf(route, sheet),
    straps: strapsOf(legs, plan.conduitType),
    legLabels: legLabelsOf(legs, sheet, chargerSize),
    panel: onWallOf(sheet, wall, positionFt),
    charger: onFrame(chargerFrame, plan.charger),
    chargerFrame,
    chargerSize,
  }
}

const number = (value: number): string => String(Math.round(value * 100) / 100)

/** SVG path through points along the drawing's axes, its right angles rounded to quarter circles. */
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

export const frameBox = (frame: WallFrame): Box => ({
  x: frame.left,
  y: frame.top,
  width: widthOf(frame),
  height: floorOf(frame) - frame.top,
})

function distanceTo({ x, y, width, height }: Box, point: DrawingPoint): number {
  const beside = Math.max(x - point.x, point.x - (x + width), 0)
  const above = Math.max(y - point.y, point.y - (y + height), 0)
  return Math.hypot(beside, above)
}

/** How far beside a wall a pointer still means that wall: a finger slips. */
const REACH_FT = 2

/**
 * The wall point that a pointer stands for. With a fixed wall that wall, also beside it; with "auto" the nearest drawn wall, null away
 * from all of them. The core's rules do the rest: snap, clamp, refuse.
 */
export function wallPointAt(sheet: Sheet, mountWall: MountWall, point: DrawingPoint): WallPoint | null {
  if (mountWall !== 'auto') {
    const fixed = sheet.frames.find(({ wall }) => wall === mountWall)
    return fixed ? offFrame(fixed, point) : null
  }
  const reachable = sheet.frames
    .map(frame => ({ frame, distance: distanceTo(frameBox(frame), point) }))
    .filter(({ distance }) => distance <= REACH_FT * sheet.unitsPerFt)
    .sort((a, b) => a.distance - b.distance)
  const nearest = reachable[0]?.frame
  return nearest ? offFrame(nearest, point) : null
}

/** A point of the window on a drawing that is shown whole and centred in `shown` (preserveAspectRatio xMidYMid meet). */
export function drawingPointAt(
  { width, height }: Sheet,
  shown: Box,
  client: { readonly x: number; readonly y: number },
): DrawingPoint {
  const scale = Math.min(shown.width / width, shown.height / height)
  const left = shown.x + (shown.width - width * scale) / 2
  const top = shown.y + (shown.height - height * scale) / 2
  return drawingPoint((client.x - left) / scale, (client.y - top) / scale)
}
