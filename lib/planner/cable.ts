// Reach of the charger's cable to the car's charge port. Feet, world coordinates. A hint only:
// neither part of the plan nor of its payload.
import { CHARGER_HALF_RANGE_FT, DOOR_HALF_WIDTH_FT, GARAGE_HALF_FT, STEP_FT } from './constants'
import { chargerPositionFt, type Plan } from './plan'
import { brands } from './brands'
import { isFarWall } from './garages'
import { type WorldPoint, worldPoint } from './types'
import { farGarageOf } from './walls'

/**
 * The parked car: it has backed in, so its front is toward the door (+z) and its left side toward
 * +x. The model's body, without mirrors.
 */
export const CAR = { halfWidthFt: 3.05, rearFt: 7.75, frontFt: 7.7 } as const

interface CarPlace {
  readonly xFt: number
  readonly zFt: number
}

const IN_GARAGE: CarPlace = { xFt: -2.3, zFt: 0.2 }
/** Across the trench: from the wall to the middle of the car, and from the door to its rear. */
const BESIDE_WALL_FT = 4.6
const BEFORE_DOOR_FT = 1.2

/**
 * The car stands at the garage whose wall holds the charger: across the trench before the door,
 * because the detached one is too small for it.
 */
export function carPlaceFt({ charger: { wall }, trenchFt }: Plan): CarPlace {
  const far = isFarWall(wall) ? farGarageOf(trenchFt, wall) : null
  return far ? { xFt: far.xFt + BESIDE_WALL_FT, zFt: far.size.halfWidthFt + BEFORE_DOOR_FT + CAR.rearFt } : IN_GARAGE
}

export const carPorts = ['rear-left', 'rear-right', 'front-left', 'front-right'] as const
export type CarPort = (typeof carPorts)[number]

const PORT_HEIGHT_FT = 3.1
/** Distance from the end of the car to a port in its fender. */
const PORT_INSET_FT = { rear: 2, front: 2.4 } as const

/** A hanging cable is a tenth longer than the straight way. */
const SAG_FACTOR = 1.1
/** For the bends at the charger and at the plug. */
const ENDS_FT = 1.5

export function portPositionFt(plan: Plan, port: CarPort): WorldPoint {
  const car = carPlaceFt(plan)
  const side = port.endsWith('left') ? 1 : -1
  const z = port.startsWith('rear') ? -CAR.rearFt + PORT_INSET_FT.rear : CAR.frontFt - PORT_INSET_FT.front
  return worldPoint(car.xFt + side * CAR.halfWidthFt, PORT_HEIGHT_FT, car.zFt + z)
}

interface PlanViewPoint {
  readonly x: number
  readonly z: number
}

/** Seen from above: [min x, min z, max x, max z]. */
type Rectangle = readonly [minX: number, minZ: number, maxX: number, maxZ: number]

const OUTSIDE_FT = GARAGE_HALF_FT + 0.5

/** The garage's walls with the door open. */
const garage: readonly Rectangle[] = [
  [-OUTSIDE_FT, -OUTSIDE_FT, OUTSIDE_FT, -GARAGE_HALF_FT],
  [GARAGE_HALF_FT, -OUTSIDE_FT, OUTSIDE_FT, OUTSIDE_FT],
  [-OUTSIDE_FT, -OUTSIDE_FT, -GARAGE_HALF_FT, OUTSIDE_FT],
  [DOOR_HALF_WIDTH_FT, GARAGE_HALF_FT, OUTSIDE_FT, OUTSIDE_FT],
  [-OUTSIDE_FT, GARAGE_HALF_FT, -DOOR_HALF_WIDTH_FT, OUTSIDE_FT],
]

/** The car, the garage, and the one across the trench, whose door is behind the car. */
function obstaclesOf(plan: Plan): readonly Rectangle[] {
  const { xFt, zFt } = carPlaceFt(plan)
  const car: Rectangle = [xFt - CAR.halfWidthFt, zFt - CAR.rearFt, xFt + CAR.halfWidthFt, zFt + CAR.frontFt]
  const far = farGarageOf(plan.trenchFt, plan.charger.wall)
  if (!far) return [car, ...garage]
  const { halfWidthFt, depthFt } = far.size
  // A trench shorter than the wall is thick must not put the other garage inside that wall.
  return [car, ...garage, [Math.max(far.xFt, OUTSIDE_FT), -halfWidthFt, far.xFt + depthFt, halfWidthFt]]
}

/** A way that only touches an edge is not blocked by it. */
const TOUCH_FT = 1e-6

/**
 * True where the straight way crosses a rectangle's inside: the part of the way within both of its
 * slabs has a length.
 */
function isCrossed(from: PlanViewPoint, to: PlanViewPoint, [minX, minZ, maxX, maxZ]: Rectangle): boolean {
  let [enter, leave] = [0, 1]
  for (const [start, end, min, max] of [
    [from.x, to.x, minX + TOUCH_FT, maxX - TOUCH_FT],
    [from.z, to.z, minZ + TOUCH_FT, maxZ - TOUCH_FT],
  ] as const) {
    const step = end - start
    if (step === 0) {
      if (start <= min || start >= max) return false
      continue
    }
    const [first, second] = step > 0 ? [min, max] : [max, min]
    enter = Math.max(enter, (first - start) / step)
    leave = Math.min(leave, (second - start) / step)
  }
  return enter < leave
}

const distanceFt = (a: PlanViewPoint, b: PlanViewPoint): number => Math.hypot(a.x - b.x, a.z - b.z)

/**
 * The shortest way around the obstacles, both ends included: Dijkstra's algorithm over their
 * corners.
 */
function shortestPath(
  from: PlanViewPoint,
  to: PlanViewPoint,
  obstacles: readonly Rectangle[],
): readonly PlanViewPoint[] {
  const corners = obstacles.flatMap(([minX, minZ, maxX, maxZ]) =>
    [minX, maxX].flatMap(x => [minZ, maxZ].map(z => ({ x, z }))),
  )
  const nodes = [from, to, ...corners].map(at => ({
    at,
    lengthFt: at === from ? 0 : Infinity,
    before: null as PlanViewPoint[] | null,
    isDone: false,
  }))
  for (;;) {
    const [next] = nodes.filter(({ isDone }) => !isDone).sort((a, b) => a.lengthFt - b.lengthFt)
    if (!next || next.lengthFt === Infinity) throw new Error('no way from the charger to the car')
    const path = [...(next.before ?? []), next.at]
    if (next.at === to) return path
    next.isDone = true
    for (const node of nodes) {
      const lengthFt = next.lengthFt + distanceFt(next.at, node.at)
      if (node.isDone || lengthFt >= node.lengthFt) continue
      if (obstacles.some(obstacle => isCrossed(next.at, node.at, obstacle))) continue
      node.lengthFt = lengthFt
      node.before = path
    }
  }
}

/**
 * The shortest way of the cable around the car and the walls, from charger to port, both included.
 * Heights change evenly along it; the sag is not part of it.
 */
export function cablePath(plan: Plan, port: CarPort): readonly WorldPoint[] {
  const charger = chargerPositionFt(plan)
  const end = portPositionFt(plan, port)
  const start = { x: isFarWall(plan.charger.wall) ? Math.max(charger.x, OUTSIDE_FT) : charger.x, z: charger.z }
  const path = shortestPath(start, end, obstaclesOf(plan))
  const steps = path.map((point, i) => distanceFt(point, path[i - 1] ?? point))
  const totalFt = steps.reduce((sum, step) => sum + step, 0)
  let doneFt = 0
  return path.map((point, i) => {
    doneFt += steps[i] ?? 0
    const share = totalFt === 0 ? 1 : doneFt / totalFt
    return worldPoint(point.x, charger.y * (1 - share) + end.y * share, point.z)
  })
}

/**
 * Length of cable that a plan needs: 1.1 * hypot(way seen from above, difference of heights) + 1.5
 * ft. The tenth is for the sag, the rest for the bends at both ends.
 */
export function neededCableFt(plan: Plan, port: CarPort): number {
  const path = cablePath(plan, port)
  const wayFt = path.reduce((sum, point, i) => sum + distanceFt(point, path[i - 1] ?? point), 0)
  const riseFt = chargerPositionFt(plan).y - portPositionFt(plan, port).y
  return SAG_FACTOR * Math.hypot(wayFt, riseFt) + ENDS_FT
}

export interface CableReach {
  readonly reaches: boolean
  readonly cableFt: number
  /** The rest of the cable; less than 0 where it is too short. */
  readonly spareFt: number
  /**
   * To the nearest place on the same wall, at the same height, from which it reaches; null where
   * there is none.
   */
  readonly moveFt: number | null
}

function nearestReachFt(plan: Plan, port: CarPort, cableFt: number): number | null {
  const { charger } = plan
  const rangeFt = CHARGER_HALF_RANGE_FT[charger.wall]
  const places = Array.from({ length: (2 * rangeFt) / STEP_FT + 1 }, (_, i) => -rangeFt + i * STEP_FT)
    .map(alongFt => ({ alongFt, moveFt: Math.abs(alongFt - charger.alongFt) }))
    .sort((a, b) => a.moveFt - b.moveFt)
  const found = places.find(
    ({ alongFt }) => neededCableFt({ ...plan, charger: { ...charger, alongFt } }, port) <= cableFt,
  )
  return found?.moveFt ?? null
}

export function cableReach(plan: Plan, port: CarPort): CableReach {
  const { cableFt } = brands[plan.brand]
  const spareFt = cableFt - neededCableFt(plan, port)
  const reaches = spareFt >= 0
  return { reaches, cableFt, spareFt, moveFt: reaches ? 0 : nearestReachFt(plan, port, cableFt) }
}
