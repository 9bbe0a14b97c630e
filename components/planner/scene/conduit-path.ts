// Where the conduit really runs: the route's legs set off from the walls, with swept bends, and below ground across a trench. Feet.
// Pure; the route it follows is the one that is priced.
import { type ConduitType, GARAGE_HALF_FT, type Leg, type Route, type Vector, wallFacing } from '@/lib/planner'
import { jointsInside, strapsAlongFt } from '@/lib/planner/parts'
import { add, between, distance, unit, vector } from './mesh-builder'
import { WALL_THICKNESS_FT } from './sizes'

/** From the wall to the conduit's middle. */
export const STAND_OFF_FT = 0.12
const BEND_FT = 0.5
const BEND_STEPS = 8
/** How deep the conduit lies under the trench's surface. */
export const BURIED_FT = 1.1
/** Where the conduit goes down behind the right wall. */
const OUTSIDE_X_FT = GARAGE_HALF_FT + WALL_THICKNESS_FT + STAND_OFF_FT
/** A trench must be longer than this to be gone down into. */
const LEAST_BURIED_FT = WALL_THICKNESS_FT + 4 * STAND_OFF_FT + 0.4

const same = (a: Vector, b: Vector) => distance(a, b) < 1e-6

/** A point of a leg, set off from its surface. */
const offWall = (point: Vector, { surface }: Leg): Vector =>
  surface === 'trench' ? point : add(point, wallFacing(surface), STAND_OFF_FT)

/** Down behind the wall, across, and up at the other side; straight where there is no room for that. */
function throughTrench({ from, to, lengthFt }: Leg): Vector[] {
  if (lengthFt < LEAST_BURIED_FT) return []
  const arrival = to.x - STAND_OFF_FT
  return [
    vector(OUTSIDE_X_FT, from.y, from.z),
    vector(OUTSIDE_X_FT, -BURIED_FT, from.z),
    vector(arrival, -BURIED_FT, to.z),
  ]
}

/** The conduit's middle line with sharp corners, from inside the panel to inside the charger. */
export function conduitCorners({ legs }: Route): Vector[] {
  const points: Vector[] = []
  const push = (point: Vector) => {
    const last = points.at(-1)
    if (!last || !same(last, point)) points.push(point)
  }
  legs.forEach((leg, i) => {
    const before = legs[i - 1]
    // In a corner both walls push the conduit away; the trench pushes nothing.
    const start =
      before && before.surface !== leg.surface ? offWall(offWall(leg.from, leg), before) : offWall(leg.from, leg)
    push(start)
    if (leg.surface === 'trench') throughTrench(leg).forEach(push)
    if (i === legs.length - 1) push(offWall(leg.to, leg))
  })
  return points.filter((point, i) => {
    const before = points[i - 1]
    const after = points[i + 1]
    return !before || !after || !same(unit(add(point, before, -1)), unit(add(after, point, -1)))
  })
}

export interface Sweep {
  /** Middle line, bends rounded. */
  readonly line: readonly Vector[]
  /** Straight pieces between bends. */
  readonly straights: readonly (readonly [from: Vector, to: Vector])[]
}

/** Rounds the corners of a line that runs along the room's axes: swept elbows, smaller where a piece is short. */
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
    const reach = Math.min(
      bendFt,
      distance(before, corner) * (i === 1 ? 0.9 : 0.5),
      distance(corner, after) * (i === corners.length - 2 ? 0.9 : 0.5),
    )
    const into = unit(add(corner, before, -1))
    const out = unit(add(after, corner, -1))
    const begin = add(corner, into, -reach)
    const middle = add(begin, out, reach)
    if (from) straights.push([from, begin])
    for (let k = 0; k <= BEND_STEPS; k++) {
      const turn = (k / BEND_STEPS) * (Math.PI / 2)
      line.push(add(add(middle, out, -reach * Math.cos(turn)), into, reach * Math.sin(turn)))
    }
    from = add(corner, out, reach)
  })
  return { line, straights }
}

/** A place on the conduit's middle line, and the way that the conduit runs there. */
export interface Fixture {
  readonly at: Vector
  readonly along: Vector
}

const fixture = (leg: Leg, alongFt: number): Fixture => {
  const at = between(leg.from, leg.to, alongFt / leg.lengthFt)
  return {
    at: leg.surface === 'trench' ? { ...at, y: -BURIED_FT } : offWall(at, leg),
    along: unit(add(leg.to, leg.from, -1)),
  }
}

/** The middle of a leg may have a strap; the coupling is seen beside it. */
const JOINT_ASIDE_FT = 0.25

/** The joints that the parts list counts: each leg in equal pieces, but for that step aside. */
export const jointsOf = ({ legs }: Route): Fixture[] =>
  legs.flatMap(leg => {
    const pieces = jointsInside(leg) + 1
    return Array.from({ length: pieces - 1 }, (_, i) =>
      fixture(leg, (leg.lengthFt * (i + 1)) / pieces - JOINT_ASIDE_FT),
    )
  })

/** The straps that the parts list counts and the drawing shows; `wall` is the way to the wall that holds them. */
export const strapsOf = ({ legs }: Route, type: ConduitType): (Fixture & { readonly wall: Vector })[] =>
  legs.flatMap(leg => {
    const { surface, lengthFt } = leg
    if (surface === 'trench') return []
    const wall = add(vector(0, 0, 0), wallFacing(surface), -1)
    return strapsAlongFt(lengthFt, type).map(alongFt => ({ ...fixture(leg, alongFt), wall }))
  })
