// The conduit's center line in 3D: the route's legs offset from the walls, with swept bends, buried
// across a trench. Feet.
import {
  GARAGE_HALF_FT,
  type Leg,
  pointOnLeg,
  type Route,
  type Vector,
  wallFacing,
  type WorldPoint,
} from '@/lib/planner'
import { add, directionTo, distance, vector } from './vectors'
import { WALL_THICKNESS_FT } from './sizes'

/** From the wall to the conduit's center line. */
export const STAND_OFF_FT = 0.12
const BEND_FT = 0.5
const BEND_STEPS = 8
/** Depth of the conduit below the route's trench leg. */
export const BURIED_FT = 1.1
/** x of the conduit behind the right wall. */
const OUTSIDE_X_FT = GARAGE_HALF_FT + WALL_THICKNESS_FT + STAND_OFF_FT
/** Shorter trenches leave no room to go down. */
const MIN_BURIED_FT = WALL_THICKNESS_FT + 4 * STAND_OFF_FT + 0.4

const same = (a: Vector, b: Vector) => distance(a, b) < 1e-6

/** A point offset from the surface of its leg. */
const offWall = (point: Vector, { surface }: Leg): Vector =>
  surface === 'trench' ? point : add(point, wallFacing(surface), STAND_OFF_FT)

/** Down behind the wall, across, and up; nothing where the trench is too short. */
function throughTrench({ from, to, lengthFt }: Leg): Vector[] {
  if (lengthFt < MIN_BURIED_FT) return []
  const arrival = to.x - STAND_OFF_FT
  return [
    vector(OUTSIDE_X_FT, from.y, from.z),
    vector(OUTSIDE_X_FT, -BURIED_FT, from.z),
    vector(arrival, -BURIED_FT, to.z),
  ]
}

/** The center line with sharp corners, from panel to charger. */
export function conduitCorners({ legs }: Route): Vector[] {
  const points: Vector[] = []
  const push = (point: Vector) => {
    const last = points.at(-1)
    if (!last || !same(last, point)) points.push(point)
  }
  legs.forEach((leg, i) => {
    const before = legs[i - 1]
    // In a corner both walls offset the conduit; a trench adds no offset.
    const start =
      before && before.surface !== leg.surface ? offWall(offWall(leg.from, leg), before) : offWall(leg.from, leg)
    push(start)
    if (leg.surface === 'trench') throughTrench(leg).forEach(push)
    if (i === legs.length - 1) push(offWall(leg.to, leg))
  })
  return points.filter((point, i) => {
    const before = points[i - 1]
    const after = points[i + 1]
    return !before || !after || !same(directionTo(before, point), directionTo(point, after))
  })
}

/** As much of a route as a share from 0 to 1 of its length, from the panel on. */
export function beginningOf(route: Route, share: number): Route {
  if (share === 1) return route
  let leftFt = share * route.lengthFt
  const legs = route.legs.flatMap(leg => {
    const lengthFt = Math.min(leg.lengthFt, leftFt)
    leftFt -= lengthFt
    return lengthFt === 0 ? [] : [{ ...leg, lengthFt, to: pointOnLeg(leg, lengthFt) }]
  })
  return { ...route, legs }
}

export interface Sweep {
  /** The center line with rounded bends. */
  readonly line: readonly Vector[]
  /** Straight segments between bends. */
  readonly straights: readonly (readonly [from: Vector, to: Vector])[]
}

/** Rounds the corners of an axis-aligned line; bends next to short segments are smaller. */
export function sweep(corners: readonly Vector[], bendFt = BEND_FT): Sweep {
  const line: Vector[] = []
  const straights: [Vector, Vector][] = []
  let from = corners[0]
  corners.forEach((corner, i) => {
    const before = corners[i - 1]
    const after = corners[i + 1]
    if (!before || !after) {
      if (from && before) straights.push([from, corner])
      line.push(corner)
      return
    }
    const radius = Math.min(
      bendFt,
      distance(before, corner) * (i === 1 ? 0.9 : 0.5),
      distance(corner, after) * (i === corners.length - 2 ? 0.9 : 0.5),
    )
    const into = directionTo(before, corner)
    const out = directionTo(corner, after)
    const begin = add(corner, into, -radius)
    const middle = add(begin, out, radius)
    if (from) straights.push([from, begin])
    for (let k = 0; k <= BEND_STEPS; k++) {
      const turn = (k / BEND_STEPS) * (Math.PI / 2)
      line.push(add(add(middle, out, -radius * Math.cos(turn)), into, radius * Math.sin(turn)))
    }
    from = add(corner, out, radius)
  })
  return { line, straights }
}

/** Where a strap or coupling of a route is on the conduit, and the conduit's direction there. */
export const onConduit = ({ leg, at }: { readonly leg: Leg; readonly at: WorldPoint }) => ({
  at: leg.surface === 'trench' ? { ...at, y: -BURIED_FT } : offWall(at, leg),
  along: directionTo(leg.from, leg.to),
})
