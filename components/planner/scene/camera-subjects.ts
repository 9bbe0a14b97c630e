// What a picture has to show of a plan, as points that the camera keeps in view. World feet.
import {
  chargerPositionFt,
  type FarGarage,
  farGarageOf,
  GARAGE_HALF_FT,
  isFarWall,
  panelPositionFt,
  type Plan,
  type Route,
  type Vector,
  WALL_HALF_WIDTH_FT,
  type Wall,
  WALL_HEIGHT_FT,
  worldFromWall,
} from '@/lib/planner'
import { CAR, carPlaceFt } from '@/lib/planner/cable'
import { CAR_HEIGHT_FT, WALL_THICKNESS_FT } from './sizes'
import { corners, vector } from './vectors'

export function boxAround({ x, y, z }: Vector, halfFt: number): Vector[] {
  const around = (middle: number) => [middle - halfFt, middle + halfFt]
  return corners(around(x), around(y), around(z))
}

const PANEL_REACH_FT = 1.2
const CHARGER_REACH_FT = 1.2

/** Panel, charger and what connects them. */
export const runPoints = (plan: Plan, { legs }: Route): Vector[] => [
  ...boxAround(panelPositionFt(plan), PANEL_REACH_FT),
  ...boxAround(chargerPositionFt(plan), CHARGER_REACH_FT),
  ...legs.flatMap(({ from, to }) => [from, to]),
]

/** Around a wall, from its left foot. */
export const wallCorners = (wall: Wall, trenchFt: number): Vector[] => {
  const half = WALL_HALF_WIDTH_FT[wall]
  return (
    [
      [-half, 0],
      [half, 0],
      [half, WALL_HEIGHT_FT],
      [-half, WALL_HEIGHT_FT],
    ] as const
  ).map(([alongFt, heightFt]) => worldFromWall({ wall, alongFt, heightFt }, trenchFt))
}

/** The far wall as drawn, a foot beyond the charger's range. */
function farCorners({ wall, xFt }: FarGarage): Vector[] {
  const halfFt = WALL_HALF_WIDTH_FT[wall] + 1
  return corners([xFt], [0, WALL_HEIGHT_FT], [-halfFt, halfFt])
}

/** A garage across the trench, with its roof. */
export function farGaragePoints({ xFt, size: { halfWidthFt, depthFt, roof } }: FarGarage): Vector[] {
  const { overhangFt, ridgeFt } = roof ?? { overhangFt: 0, ridgeFt: WALL_HEIGHT_FT }
  const [from, to] = [xFt - overhangFt, xFt + depthFt + overhangFt]
  const ends = [-1, 1].map(side => side * (halfWidthFt + overhangFt))
  return [...corners([from, to], [0, WALL_HEIGHT_FT], ends), ...corners([(from + to) / 2], [ridgeFt], ends)]
}

export function carPoints(plan: Plan): Vector[] {
  const { xFt, zFt } = carPlaceFt(plan)
  return corners(
    [xFt - CAR.halfWidthFt, xFt + CAR.halfWidthFt],
    [0, CAR_HEIGHT_FT],
    [zFt - CAR.rearFt, zFt + CAR.frontFt],
  )
}

/** The garage across the trench, and the car before its door. */
export const farPoints = (plan: Plan, far: FarGarage): Vector[] => [
  ...farGaragePoints(far),
  ...(isFarWall(plan.charger.wall) ? carPoints(plan) : []),
]

/** Panel, charger, route and far wall: in the picture in every view. `route` belongs to `plan`. */
export function essentialPoints(plan: Plan, route: Route): Vector[] {
  const far = farGarageOf(plan.trenchFt, plan.charger.wall)
  return [...runPoints(plan, route), ...(far ? farCorners(far) : [])]
}

const OUTER_FT = GARAGE_HALF_FT + WALL_THICKNESS_FT

/** The floor, and the tops of the back and the right wall. */
export const garagePoints: readonly Vector[] = [
  ...corners([-OUTER_FT, OUTER_FT], [-0.3], [-OUTER_FT, OUTER_FT]),
  vector(-OUTER_FT, WALL_HEIGHT_FT, -OUTER_FT),
  vector(OUTER_FT, WALL_HEIGHT_FT, -OUTER_FT),
  vector(OUTER_FT, WALL_HEIGHT_FT, OUTER_FT),
]

/** As seen through the door, where the left wall stands too. */
export const fromDoor: readonly Vector[] = [...garagePoints, vector(-OUTER_FT, WALL_HEIGHT_FT, OUTER_FT)]
