// A wall of a plan from the front, with panel, conduit, charger and dimensions. 20 units a foot.
import { GARAGE_HALF_FT, PANELS, WALL_HALF_WIDTH_FT, WALL_HEIGHT_FT } from '@/lib/planner/constants'
import { formatFeet } from '@/lib/planner/length-text'
import type { Plan } from '@/lib/planner/plan'
import type { Leg, Route } from '@/lib/planner/route'
import { type Wall, walls, type WallPoint } from '@/lib/planner/types'
import { projectOntoWall } from '@/lib/planner/walls'
import { circle, path, rect, type Shape, words } from './shapes'

export interface ElevationWords {
  readonly panel: string
  readonly charger: string
  readonly toTrench: string
  readonly fromTrench: string
}

const UNITS_PER_FT = 20
/** Room for the dimensions beside a wall. */
const MARGIN = 64
/** Every drawing has the width of a garage wall, so that all have one size of text. */
export const ELEVATION_SIZE = { width: 2 * (GARAGE_HALF_FT * UNITS_PER_FT + MARGIN), height: 290 } as const
const TOP = 24
const FLOOR = TOP + WALL_HEIGHT_FT * UNITS_PER_FT
const PANEL = { width: 24, height: 52 }
const CHARGER = { width: 18, height: 28 }
/** A shorter leg has no room for its length; the list below the drawing has it. */
const LABELED_LEG_FT = 2.5

/** The walls that hold a part of the run, in its order. */
export function elevationWalls(plan: Plan, route: Route): readonly Wall[] {
  const used = new Set<Leg['surface']>([
    PANELS[plan.panelLocation].wall,
    ...route.legs.map(({ surface }) => surface),
    plan.charger.wall,
  ])
  return walls.filter(wall => used.has(wall))
}

const middle = ELEVATION_SIZE.width / 2
const xOf = (alongFt: number): number => Math.round((middle + alongFt * UNITS_PER_FT) * 10) / 10
const yOf = (heightFt: number): number => Math.round((FLOOR - heightFt * UNITS_PER_FT) * 10) / 10

/** A horizontal dimension below the floor. */
const across = (fromFt: number, toFt: number, y: number): readonly Shape[] => [
  path(`M${xOf(fromFt)} ${y}H${xOf(toFt)}M${xOf(fromFt)} ${y - 6}v12M${xOf(toFt)} ${y - 6}v12`, {
    className: 'drawing-fine',
  }),
  ...words(xOf(toFt) + 8, y + 5, formatFeet(toFt - fromFt)),
]

/** A vertical dimension from the floor. */
const upright = (x: number, heightFt: number, side: 1 | -1): readonly Shape[] => [
  path(`M${x} ${FLOOR}V${yOf(heightFt)}M${x - 6} ${FLOOR}h12M${x - 6} ${yOf(heightFt)}h12`, {
    className: 'drawing-fine',
  }),
  ...words(x + 8 * side, (FLOOR + yOf(heightFt)) / 2 + 5, formatFeet(heightFt), {
    anchor: side === 1 ? 'start' : 'end',
  }),
]

function conduit(wall: Wall, { legs }: Route, textSide: 1 | -1): readonly Shape[] {
  return legs
    .filter(({ surface }) => surface === wall)
    .flatMap(({ from, to, lengthFt }) => {
      const [a, b] = [projectOntoWall(from, wall), projectOntoWall(to, wall)]
      const [ax, ay, bx, by] = [xOf(a.alongFt), yOf(a.heightFt), xOf(b.alongFt), yOf(b.heightFt)]
      const label = formatFeet(lengthFt)
      return [
        path(`M${ax} ${ay}L${bx} ${by}`, { className: 'drawing-pipe' }),
        circle(bx, by, 3, { className: 'drawing-dot' }),
        ...(lengthFt < LABELED_LEG_FT
          ? []
          : ay === by
            ? words((ax + bx) / 2, ay - 9, label, { anchor: 'middle', isStrong: true })
            : words(bx + 10 * textSide, (ay + by) / 2 + 5, label, {
                anchor: textSide === 1 ? 'start' : 'end',
                isStrong: true,
              })),
      ]
    })
}

/** A device's outline around its center. */
const box = ({ alongFt, heightFt }: Omit<WallPoint, 'wall'>, { width, height }: typeof PANEL): Shape =>
  rect(xOf(alongFt) - width / 2, yOf(heightFt) - height / 2, width, height, { rx: 3, className: 'drawing-body' })

function panelOn(wall: Wall, plan: Plan, name: string): readonly Shape[] {
  const { wall: itsWall, positionFt } = PANELS[plan.panelLocation]
  if (itsWall !== wall) return []
  const at = projectOntoWall(positionFt, wall)
  return [
    box(at, PANEL),
    ...words(xOf(at.alongFt), yOf(at.heightFt) - PANEL.height / 2 - 9, name, { anchor: 'middle', isStrong: true }),
    ...across(-WALL_HALF_WIDTH_FT[wall], at.alongFt, FLOOR + 48),
  ]
}

function chargerOn(wall: Wall, { charger }: Plan, { legs }: Route, name: string, side: 1 | -1): readonly Shape[] {
  if (charger.wall !== wall) return []
  const last = legs.at(-1)
  const isFromAbove = last === undefined || last.from.y >= charger.heightFt
  const nameY = yOf(charger.heightFt) + (isFromAbove ? CHARGER.height / 2 + 19 : -CHARGER.height / 2 - 9)
  return [
    box(charger, CHARGER),
    ...words(xOf(charger.alongFt), nameY, name, { anchor: 'middle', isStrong: true }),
    ...upright(xOf(charger.alongFt) + 34 * side, charger.heightFt, side),
    ...across(-WALL_HALF_WIDTH_FT[wall], charger.alongFt, FLOOR + 24),
  ]
}

/** Where the conduit leaves this wall for the trench, or comes from it. */
function trenchOn(wall: Wall, { legs }: Route, { toTrench, fromTrench }: ElevationWords): readonly Shape[] {
  const trench = legs.find(({ surface }) => surface === 'trench')
  if (!trench || wall === 'back') return []
  const [at, text] =
    wall === 'right' ? [projectOntoWall(trench.from, wall), toTrench] : [projectOntoWall(trench.to, wall), fromTrench]
  return [
    path(`M${xOf(at.alongFt)} ${yOf(at.heightFt)}V${FLOOR + 6}`, { className: 'drawing-planned' }),
    ...words(xOf(at.alongFt), FLOOR + 70, `${text} ${formatFeet(trench.lengthFt)}`, { anchor: 'middle' }),
  ]
}

/** One wall. The words name panel, charger and trench. */
export function elevation(wall: Wall, plan: Plan, route: Route, names: ElevationWords): readonly Shape[] {
  const halfFt = WALL_HALF_WIDTH_FT[wall]
  const side = plan.charger.alongFt < 0 ? 1 : -1
  return [
    rect(xOf(-halfFt), TOP, 2 * halfFt * UNITS_PER_FT, FLOOR - TOP, { className: 'drawing-fine' }),
    path(`M${xOf(-halfFt) - 16} ${FLOOR}H${xOf(halfFt) + 16}`),
    ...upright(xOf(halfFt) + 14, WALL_HEIGHT_FT, 1),
    ...conduit(wall, route, side === 1 ? -1 : 1),
    ...panelOn(wall, plan, names.panel),
    ...chargerOn(wall, plan, route, names.charger, side),
    ...trenchOn(wall, route, names),
  ]
}
