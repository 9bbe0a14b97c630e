// The conduit's route from panel to charger as axis-aligned legs. World feet.
// In the garage: at the panel's height of 5 ft, then up or down. Else down to 1 ft, along the
// walls, out at (10, 1, 0), across the trench.
import { CORNER_S_FT, PANELS } from './constants'
import type { FarWall } from './garages'
import { chargerPositionFt, panelPositionFt, type Plan } from './plan'
import { type GarageWall, type Wall, type WallPoint, type WorldPoint, worldPoint } from './types'
import { EXIT, projectOntoWall, stripFt, worldFromStrip, worldFromWall } from './walls'

/** A straight piece, never of length 0. `surface` is the wall that holds it, or the trench. */
export interface Leg {
  readonly surface: Wall | 'trench'
  readonly from: WorldPoint
  readonly to: WorldPoint
  readonly lengthFt: number
}

export interface Route {
  readonly from: WorldPoint
  readonly to: WorldPoint
  /** Each begins where the last one ends. Empty where panel and charger are in the same place. */
  readonly legs: readonly Leg[]
  readonly lengthFt: number
  /** The length as priced, in whole feet. */
  readonly conduitFt: number
  /** Where the conduit bends, in order. */
  readonly elbowsAt: readonly WorldPoint[]
  readonly elbows: number
}

const distanceFt = (a: WorldPoint, b: WorldPoint): number =>
  Math.abs(b.x - a.x) + Math.abs(b.y - a.y) + Math.abs(b.z - a.z)

const leg = (surface: Leg['surface'], from: WorldPoint, to: WorldPoint): Leg => ({
  surface,
  from,
  to,
  lengthFt: distanceFt(from, to),
})

/** The point so far along a leg. */
export function pointOnLeg({ from, to, lengthFt }: Leg, alongFt: number): WorldPoint {
  const between = (axis: 'x' | 'y' | 'z') => from[axis] + ((to[axis] - from[axis]) * alongFt) / lengthFt
  return worldPoint(between('x'), between('y'), between('z'))
}

/** Horizontal legs along the garage walls: two where they pass the corner. */
function levelLegs(fromS: number, toS: number, heightFt: number): Leg[] {
  const passesCorner = (fromS - CORNER_S_FT) * (toS - CORNER_S_FT) < 0
  if (passesCorner) return [...levelLegs(fromS, CORNER_S_FT, heightFt), ...levelLegs(CORNER_S_FT, toS, heightFt)]
  const surface: GarageWall = Math.min(fromS, toS) < CORNER_S_FT ? 'back' : 'right'
  return [leg(surface, worldFromStrip(fromS, heightFt), worldFromStrip(toS, heightFt))]
}

const atHeight = ({ x, z }: WorldPoint, heightFt: number): WorldPoint => worldPoint(x, heightFt, z)

function garageLegs(panel: WallPoint<GarageWall>, charger: WallPoint<GarageWall>): Leg[] {
  const target = stripFt(charger)
  return [
    ...levelLegs(stripFt(panel), target, panel.heightFt),
    leg(charger.wall, worldFromStrip(target, panel.heightFt), worldFromStrip(target, charger.heightFt)),
  ]
}

function trenchLegs(panel: WallPoint<GarageWall>, wall: FarWall, charger: WorldPoint): Leg[] {
  const { heightFt } = EXIT
  const [panelAt, exit] = [panel, EXIT].map(point => worldFromWall(point, 0)) as [WorldPoint, WorldPoint]
  const arrival = worldPoint(charger.x, heightFt, exit.z)
  const belowCharger = atHeight(charger, heightFt)
  return [
    leg(panel.wall, panelAt, atHeight(panelAt, heightFt)),
    ...levelLegs(stripFt(panel), stripFt(EXIT), heightFt),
    leg('trench', exit, arrival),
    leg(wall, arrival, belowCharger),
    leg(wall, belowCharger, charger),
  ]
}

/** A leg's direction as text, for comparison. */
const heading = ({ from, to }: Leg): string => [to.x - from.x, to.y - from.y, to.z - from.z].map(Math.sign).join()

/**
 * The route of a plan. There is an elbow wherever a leg changes direction, including the corner.
 * See docs/planner.md, "Planner geometry".
 */
export function routeOf(plan: Plan): Route {
  const from = panelPositionFt(plan)
  const to = chargerPositionFt(plan)
  const panel = projectOntoWall(from, PANELS[plan.panelLocation].wall)
  const { charger } = plan
  const candidates = 'cameFrom' in charger ? trenchLegs(panel, charger.wall, to) : garageLegs(panel, charger)
  const legs = candidates.filter(({ lengthFt }) => lengthFt > 0)
  const lengthFt = legs.reduce((sum, { lengthFt }) => sum + lengthFt, 0)
  const elbowsAt = legs.slice(1).flatMap((next, i) => {
    const last = legs[i]
    return last && heading(last) !== heading(next) ? [next.from] : []
  })
  return { from, to, legs, lengthFt, conduitFt: Math.round(lengthFt), elbowsAt, elbows: elbowsAt.length }
}
