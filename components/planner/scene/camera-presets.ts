// What the camera shows: the three views and the planner's steps. World feet.
import {
  chargerPositionFt,
  farGarageOf,
  isFarWall,
  panelLocations,
  type Plan,
  type Route,
  routeOf,
  type Vector,
  wallFacing,
  worldFromWall,
} from '@/lib/planner'
import type { PlannerStep } from '@/components/planner/steps'
import {
  boxAround,
  carPoints,
  essentialPoints,
  farGaragePoints,
  farPoints,
  fromDoor,
  garagePoints,
  runPoints,
  wallCorners,
} from './camera-subjects'
import { type CameraPose, distanceForSize, fitView, freeSize, isInView, MIN_DISTANCE_FT, type Stage } from './fit-view'
import { add, directionTo, distance, vector } from './vectors'
import { BLOCK } from './sizes'

export const viewPresets = ['corner', 'front', 'top'] as const
export type ViewPreset = (typeof viewPresets)[number]

/** `opening`: the first picture. */
export type Shot = ViewPreset | 'opening' | 'charger' | 'panel' | 'place'

export const stepShots: Readonly<Record<PlannerStep, Shot>> = {
  charger: 'charger',
  panel: 'panel',
  place: 'place',
  plan: 'corner',
}

export const isPreset = (shot: Shot | null): shot is ViewPreset =>
  shot !== null && (viewPresets as readonly string[]).includes(shot)

/** Where the camera stands inside: eye height of an adult, in the lanes beside the car. */
const EYE_HEIGHT_FT = 5.3
const standpoints = {
  rightLane: vector(6.5, EYE_HEIGHT_FT, 7),
  leftLane: vector(-8.2, EYE_HEIGHT_FT, 5),
  doorRight: vector(2.4, EYE_HEIGHT_FT, 8.8),
  backRight: vector(2.4, EYE_HEIGHT_FT, -9),
} as const
/** A charger farther left on the back wall is behind the car for someone in the right lane. */
const BEHIND_CAR_X_FT = -2.5

/**
 * From the wall outward and a little to the side: how far the camera stands from a charger across
 * the trench.
 */
const outsideFrom = ({ x, z }: Vector): Vector => vector(x - 13, EYE_HEIGHT_FT, z + 4.5)

function standpointFor({ charger, ...plan }: Plan): Vector {
  if (isFarWall(charger.wall)) return outsideFrom(worldFromWall(charger, plan.trenchFt))
  if (charger.wall === 'back') return charger.alongFt < BEHIND_CAR_X_FT ? standpoints.leftLane : standpoints.rightLane
  return charger.alongFt > 0 ? standpoints.backRight : standpoints.doorRight
}

/** The least height on the screen, with a margin above the 90 px of docs/planner.md. */
const CHARGER_PX = 96

/** Inside, at eye level, the charger in the middle of what is free. */
function chargerPose(plan: Plan, stage: Stage): CameraPose {
  const { x, y, z } = chargerPositionFt(plan)
  const target = vector(x, y, z)
  const standpoint = standpointFor(plan)
  const distanceFt = Math.max(
    Math.min(distanceForSize(stage, BLOCK.heightFt, CHARGER_PX), distance(target, standpoint)),
    MIN_DISTANCE_FT,
  )
  return { target, position: add(target, directionTo(target, standpoint), distanceFt), zoom: 1 }
}

/**
 * From the subject to the camera. Not exactly straight down for `top`, where "up" would be
 * undefined.
 */
const directions = {
  corner: vector(-0.62, 0.52, 1),
  /** Over the car's roof to a charger at the usual height. */
  front: vector(0, 0.44, 1),
  top: vector(0, 1, 0.002),
  panel: vector(-0.5, 0.42, 1),
} as const

/**
 * Where the free area is higher than wide, the corner view looks from higher and nearer to the
 * front, or along the trench.
 */
const portraitCorner = { garage: vector(-0.24, 1.05, 1), trench: vector(-1, 0.85, 0.42) } as const

/** Has one garage behind the other: on a phone there is no room for them side by side. */
const ALONG_TRENCH = vector(-1, 0.5, 0.2)

const placeDirections = { back: vector(0.1, 0.4, 1), right: vector(-1, 0.3, 0.55) } as const

function presetDirection(preset: ViewPreset, { trenchFt }: Plan, stage: Stage): Vector {
  const { widthPx, heightPx } = freeSize(stage)
  if (preset !== 'corner' || heightPx <= widthPx) return directions[preset]
  return portraitCorner[trenchFt > 0 ? 'trench' : 'garage']
}

type Framing = readonly [points: readonly Vector[], direction: Vector]

/** The first framing that fits, else the last one. */
function firstFit(stage: Stage, [points, direction]: Framing, ...others: readonly Framing[]): CameraPose {
  const pose = fitView(points, direction, stage)
  const [next, ...rest] = others
  return pose.fits || !next ? pose : firstFit(stage, next, ...rest)
}

/**
 * All of both garages, or the first one, or the essential points, where more does not fit. The
 * corner view then shows the far garage whole from along the trench.
 */
function presetPose(
  preset: ViewPreset,
  plan: Plan,
  route: Route,
  stage: Stage,
  more: readonly Vector[] = [],
): CameraPose {
  const direction = presetDirection(preset, plan, stage)
  const points = [...essentialPoints(plan, route), ...more]
  const garage = [...(preset === 'front' ? fromDoor : garagePoints), ...points]
  const far = farGarageOf(plan.trenchFt, plan.charger.wall)
  const whole = [...garage, ...(far ? farPoints(plan, far) : [])]
  const both: readonly (readonly Vector[])[] =
    preset === 'corner' && far
      ? [whole, [...farPoints(plan, far), ...points], [...farGaragePoints(far), ...points]]
      : []
  const along = both.map((subject): Framing => [subject, ALONG_TRENCH])
  return firstFit(stage, [whole, direction], ...along, [garage, direction], [points, direction])
}

/** Over the car's roof one sees the panel. */
const OVER_ROOF_FT = 6.5
/** Farther from the charger the camera would leave the garage through its walls. */
const OPENING_FT = 22

/**
 * From the open door, with the whole run where the charger is large enough then, else the charger.
 */
function openingPose(plan: Plan, route: Route, stage: Stage): CameraPose {
  const { x, y, z } = chargerPositionFt(plan)
  const charger = vector(x, y, z)
  const from = standpointFor(plan)
  const back = directionTo(charger, vector(from.x, OVER_ROOF_FT, from.z))
  const { position, target, zoom } = fitView(runPoints(plan, route), back, stage)
  const spareFt = distanceForSize(stage, BLOCK.heightFt, CHARGER_PX) * zoom - distance(position, charger)
  if (spareFt < 0) return chargerPose(plan, stage)
  // Room around the run.
  const moreFt = Math.max(Math.min(spareFt, OPENING_FT - distance(position, charger)), 0)
  return { target, position: add(position, back, moreFt), zoom }
}

/**
 * The whole run with the panel at each of its places: as they are tried, the picture stays. The
 * step's other question is the trench, which shows both garages.
 */
function panelPose(plan: Plan, route: Route, stage: Stage): CameraPose {
  const runs = panelLocations.flatMap(panelLocation => {
    const other = { ...plan, panelLocation }
    return runPoints(other, routeOf(other))
  })
  return plan.trenchFt > 0 ? presetPose('corner', plan, route, stage, runs) : fitView(runs, directions.panel, stage)
}

/**
 * The charger's wall with the whole route; across the trench the whole garage, with its car where
 * that fits.
 */
function placePose(plan: Plan, route: Route, stage: Stage): CameraPose {
  const { wall } = plan.charger
  const far = isFarWall(wall) ? farGarageOf(plan.trenchFt, wall) : null
  const points = [...(far ? farGaragePoints(far) : wallCorners(wall, plan.trenchFt)), ...runPoints(plan, route)]
  if (!isFarWall(wall)) return fitView(points, placeDirections[wall], stage)
  return firstFit(stage, [[...points, ...carPoints(plan)], ALONG_TRENCH], [points, ALONG_TRENCH])
}

/** The camera of a shot. The plan and its route as drawn. */
export function shotPose(shot: Shot, plan: Plan, route: Route, stage: Stage): CameraPose {
  switch (shot) {
    case 'opening':
      return openingPose(plan, route, stage)
    case 'charger':
      return chargerPose(plan, stage)
    case 'panel':
      return panelPose(plan, route, stage)
    case 'place':
      return placePose(plan, route, stage)
    case 'corner':
    case 'front':
    case 'top':
      return presetPose(shot, plan, route, stage)
  }
}

/** Less than this, a wall is seen from its edge or from behind. */
const LEAST_FACING = 0.15

/** What the camera shows after the run has left its picture. */
export interface Follow {
  /** Null: the visitor's own view, moved. */
  readonly shot: Shot | null
  readonly pose: CameraPose
}

/**
 * The run's view from where a visitor looks, or the step Place's where that is beside or behind the
 * charger's wall.
 */
function ownPose({ position, target }: CameraPose, plan: Plan, route: Route, stage: Stage): CameraPose | null {
  const back = directionTo(target, position)
  const facing = wallFacing(plan.charger.wall)
  if (back.x * facing.x + back.z * facing.z < LEAST_FACING) return null
  const pose = fitView(runPoints(plan, route), back, stage)
  return pose.fits ? pose : null
}

/**
 * Where the camera goes after the charger has moved: null where the pose that it has, or is on its
 * way to, still shows charger, route and panel. `shot` is what that pose shows.
 */
export function followPose(shot: Shot | null, pose: CameraPose, plan: Plan, route: Route, stage: Stage): Follow | null {
  if (isInView(runPoints(plan, route), pose, stage)) return null
  const own = shot === null ? ownPose(pose, plan, route, stage) : null
  if (own) return { shot, pose: own }
  const next = isPreset(shot) || shot === 'panel' ? shot : 'place'
  return { shot: next, pose: shotPose(next, plan, route, stage) }
}

/** Whether a picture from that camera has the charger in it. */
export const showsCharger = (plan: Plan, pose: CameraPose, stage: Stage): boolean =>
  isInView(boxAround(chargerPositionFt(plan), BLOCK.heightFt / 2), pose, stage)
