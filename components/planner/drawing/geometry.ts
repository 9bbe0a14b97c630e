// Positions of everything on the drawing of a plan, the route as lines of the drawing among them.
// Drawing units unless the name says feet.
import {
  isFarWall,
  type Leg,
  PANELS,
  type Plan,
  pointOnLeg,
  projectOntoWall,
  type Route,
  routeOf,
  type Wall,
} from '@/lib/planner'
import { strapsOf } from '@/lib/planner/fittings'
import { chargerOutline, type DeviceSize, PANEL_SIZE } from './device-symbols'
import {
  type DrawingLayout,
  drawingPoint,
  type DrawingPoint,
  frameOf,
  type Paper,
  paperOf,
  wallToDrawing,
} from './layout'

const onWall = (paper: Paper, wall: Wall, point: Leg['from']): DrawingPoint =>
  wallToDrawing(frameOf(paper, wall), projectOntoWall(point, wall))

/** A leg as drawn: a line on its wall, or the paths of the trench. */
const pathsOf = ({ surface, from, to }: Leg, paper: Paper): readonly (readonly DrawingPoint[])[] =>
  surface === 'trench' ? (paper.trench?.paths ?? []) : [[onWall(paper, surface, from), onWall(paper, surface, to)]]

/**
 * Conduit drawn in one stroke. At the edge of a wall one run ends and the next begins on the other
 * wall.
 */
function runsOf({ legs }: Route, paper: Paper) {
  const runs: { readonly surface: Leg['surface']; readonly points: DrawingPoint[] }[] = []
  const crossTrench = () => {
    for (const path of paper.trench?.paths ?? []) runs.push({ surface: 'trench', points: [...path] })
  }
  for (const leg of legs) {
    const { surface } = leg
    const last = runs.at(-1)
    // A trench too short to be a leg is still drawn.
    const isAcross = isFarWall(surface) && last && last.surface !== 'trench' && last.surface !== surface
    if (surface === 'trench' || isAcross) crossTrench()
    if (surface === 'trench') continue
    const [line = []] = pathsOf(leg, paper)
    if (last?.surface === surface) last.points.push(...line.slice(1))
    else runs.push({ surface, points: [...line] })
  }
  return runs
}

const FITTING_FT = 0.55

/** The point `distance` away from `from`, at most half way to `to`. */
function toward(from: DrawingPoint, to: DrawingPoint, distance: number): DrawingPoint {
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
  const share = length === 0 ? 0 : Math.min(distance / length, 0.5)
  return drawingPoint(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
}

/** Fittings, by the conduit ends they join: one path where these meet on the drawing, else two. */
function elbowsOf({ legs, elbowsAt }: Route, paper: Paper): DrawingPoint[][][] {
  const reach = FITTING_FT * paper.unitsPerFt
  return legs.slice(1).flatMap((next, i) => {
    const before = legs[i]
    if (!before || !elbowsAt.includes(next.from)) return []
    const [start, end] = pathsOf(before, paper).at(-1)?.slice(-2) ?? []
    const [begin, finish] = pathsOf(next, paper)[0] ?? []
    if (!start || !end || !begin || !finish) return []
    const [into, out] = [toward(end, start, reach), toward(begin, finish, reach)]
    const isOne = end.x === begin.x && end.y === begin.y
    return [
      isOne
        ? [[into, end, out]]
        : [
            [into, end],
            [begin, out],
          ],
    ]
  })
}

const isVertical = ({ from, to }: Leg): boolean => from.y !== to.y

/** Lengths next to the legs that have room for them, not counting what panel and charger cover. */
const legLabelsOf = ({ legs }: Route, paper: Paper, charger: DeviceSize) =>
  legs.flatMap((leg, i) => {
    const { surface, lengthFt } = leg
    if (surface === 'trench') return []
    const vertical = isVertical(leg)
    const halfFt = ({ halfWidthFt, halfHeightFt }: DeviceSize) => (vertical ? halfHeightFt : halfWidthFt)
    const startFt = i === 0 ? halfFt(PANEL_SIZE) : 0
    const freeFt = lengthFt - startFt - (i === legs.length - 1 ? halfFt(charger) : 0)
    if (freeFt * paper.unitsPerFt < paper.textSize * (vertical ? 1.5 : 5)) return []
    const at = onWall(paper, surface, pointOnLeg(leg, startFt + freeFt / 2))
    return [{ frame: frameOf(paper, surface), at, vertical, lengthFt }]
  })

export type PlanGeometry = ReturnType<typeof planGeometry>

/** `runs` go from panel to charger; there are none where both are in the same place. */
export function planGeometry(plan: Plan, layout: DrawingLayout) {
  const paper = paperOf(layout, plan.trenchFt, plan.charger.wall)
  const route = routeOf(plan)
  const chargerSize = chargerOutline(plan)
  const chargerFrame = frameOf(paper, plan.charger.wall)
  const { wall, positionFt } = PANELS[plan.panelLocation]
  return {
    paper,
    route,
    runs: runsOf(route, paper),
    elbows: elbowsOf(route, paper),
    /** Marks across the conduit. `vertical` refers to the conduit. */
    straps: strapsOf(route, plan.conduitType).map(({ leg, at }) => ({
      at: onWall(paper, leg.surface, at),
      vertical: isVertical(leg),
    })),
    legLabels: legLabelsOf(route, paper, chargerSize),
    panel: onWall(paper, wall, positionFt),
    charger: wallToDrawing(chargerFrame, plan.charger),
    chargerFrame,
    chargerSize,
  }
}

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
