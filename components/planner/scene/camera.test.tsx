// Where the camera goes: everything in the part of the stage that is free.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chargerPositionFt,
  garages,
  GARAGE_HALF_FT,
  panelPositionFt,
  type Plan,
  reducePlan,
  routeOf,
  type Vector,
  visibleWalls,
  wallXFt,
  WALL_HEIGHT_FT,
} from '@/lib/planner'
import { CAR, carPlaceFt } from '@/lib/planner/cable'
import { defaultPlan } from '@/tests/planner/default-plan'
import { arbPlan, atDetached, place, withTrench } from '@/tests/planner/plans'
import { followPose, type Shot, shotPose, stepShots, viewPresets } from './camera-presets'
import { essentialPoints, runPoints, wallCorners } from './camera-subjects'
import { type CameraPose, freeArea, MAX_DISTANCE_FT, MIN_DISTANCE_FT, MIN_ZOOM, type Stage } from './fit-view'
import {
  arbStage,
  cameraFor,
  isFree,
  isWellInside,
  onScreen,
  outside,
  stageOf,
  stages,
} from '@/tests/planner/stage-camera'
import { BLOCK, MAX_DRAWN_TRENCH_FT, withDrawableTrench } from './sizes'
import { distance, vector } from './vectors'
import { isCarInTheWay, isWallHidden } from './wall-visibility'
import { forAll } from '@/tests/for-all'

const isAtLimit = ({ position, target, zoom }: CameraPose) =>
  zoom === MIN_ZOOM && distance(position, target) > MAX_DISTANCE_FT - 0.01
const poseOf = (shot: Shot, plan: Plan, stage: Stage) => shotPose(shot, plan, routeOf(plan), stage)

describe('presets', () => {
  it.each(viewPresets)(
    '%s shows panel, charger, route and detached wall in any stage, as far as 70 ft allow',
    preset => {
      forAll(arbPlan, arbStage, (plan, stage) => {
        const drawn = withDrawableTrench(plan)
        const pose = poseOf(preset, drawn, stage)
        if (!isAtLimit(pose)) expect(outside(essentialPoints(drawn, routeOf(drawn)), pose, stage)).toEqual([])
      })
    },
  )

  const frames = viewPresets.flatMap(preset =>
    [0, 12, MAX_DRAWN_TRENCH_FT].flatMap(trenchFt =>
      Object.entries(stages).map(([name, stage]) => ({ preset, trenchFt, name, stage })),
    ),
  )

  /**
   * The corners of the floor, of every wall that is shown solid from `position`, and of the
   * detached garage.
   */
  function shownCorners(position: Vector, trenchFt: number): Vector[] {
    const far = wallXFt('detached', trenchFt) + garages.detached.size.depthFt
    const detached = [-1, 1].flatMap(side =>
      [0, WALL_HEIGHT_FT].map(y => vector(far, y, side * garages.detached.size.halfWidthFt)),
    )
    const floor = [-1, 1].flatMap(x => [-1, 1].map(z => vector(x * GARAGE_HALF_FT, 0, z * GARAGE_HALF_FT)))
    const corners = visibleWalls(trenchFt)
      .filter(wall => !isWallHidden(wall, position, 'back', trenchFt))
      .flatMap(wall => wallCorners(wall, trenchFt))
    return [...floor, ...corners, ...(trenchFt > 0 ? detached : [])]
  }

  it.each(frames)(
    '$preset, $trenchFt ft of trench, on $name: shows what must be seen; the whole garage, as near as that allows',
    ({ preset, trenchFt, stage }) => {
      const plan = withTrench(trenchFt)
      const pose = poseOf(preset, plan, stage)
      expect(outside(essentialPoints(plan, routeOf(plan)), pose, stage)).toEqual([])
      if (trenchFt > 12) return
      const camera = cameraFor(pose, stage)
      const corners = shownCorners(pose.position, trenchFt).map(corner => onScreen(corner, camera, stage))
      expect(corners.filter(corner => !isFree(corner, stage))).toEqual([])
      const { left, top, right, bottom } = freeArea(stage)
      const reach = corners.flatMap(({ x, y }) => [
        Math.abs(2 * x - left - right) / (right - left),
        Math.abs(2 * y - top - bottom) / (bottom - top),
      ])
      expect(Math.max(...reach)).toBeGreaterThan(0.8)
    },
  )
})

it('front looks over the car to a charger at the usual height', () => {
  for (const stage of Object.values(stages))
    for (const alongFt of [-4, -2, 0, 2, 6]) {
      const plan = place(defaultPlan, 'back', alongFt, 4)
      expect(isCarInTheWay(poseOf('front', plan, stage).position, plan), `${alongFt} ft`).toBe(false)
    }
})

it('the step Panel has the whole run in the free area with the panel at either place, and stays as it moves', () => {
  forAll(arbPlan, arbStage, (plan, stage) => {
    const [here, there] = (['back-left', 'right-front'] as const).map(panelLocation =>
      reducePlan(withDrawableTrench(plan), { type: 'setPanelLocation', panelLocation }),
    ) as [Plan, Plan]
    const [pose, other] = [here, there].map(plan => poseOf('panel', plan, stage)) as [CameraPose, CameraPose]
    if (isAtLimit(pose)) return
    expect(
      outside(
        [here, there].flatMap(plan => runPoints(plan, routeOf(plan))),
        pose,
        stage,
      ),
    ).toEqual([])
    if (plan.trenchFt === 0) expect(distance(pose.position, other.position)).toBeLessThan(1e-6)
  })
})

it('front has the left wall whole, as it stands in the picture', () => {
  const leftWall = [-1, 1].flatMap(z => [0, WALL_HEIGHT_FT].map(y => vector(-GARAGE_HALF_FT, y, z * GARAGE_HALF_FT)))
  for (const stage of Object.values(stages))
    expect(outside(leftWall, poseOf('front', defaultPlan, stage), stage)).toEqual([])
})

describe('the detached garage', () => {
  const detached = (panelLocation: Plan['panelLocation'], trenchFt: number) =>
    reducePlan(atDetached(trenchFt), { type: 'setPanelLocation', panelLocation })
  const views = viewPresets.flatMap(preset =>
    (['back-left', 'right-front'] as const).flatMap(panelLocation =>
      [20, 40].map(trenchFt => ({ preset, panelLocation, trenchFt })),
    ),
  )

  /** The corners of its walls, the panel, the run and the charger. */
  function seenOf(plan: Plan): Vector[] {
    const near = wallXFt('detached', plan.trenchFt)
    const corners = [near, near + garages.detached.size.depthFt].flatMap(x =>
      [0, WALL_HEIGHT_FT].flatMap(y => [-1, 1].map(side => vector(x, y, side * garages.detached.size.halfWidthFt))),
    )
    return [...corners, ...runPoints(plan, routeOf(plan))]
  }
  function carOf(plan: Plan): Vector[] {
    const { xFt, zFt } = carPlaceFt(plan)
    return [-1, 1].map(side => vector(xFt + side * CAR.halfWidthFt, 0, zFt + CAR.frontFt))
  }

  it.each(views)('is in $preset whole with its car, panel $panelLocation, $trenchFt ft', views => {
    const stage = stages['a desktop with the inspector']
    const plan = withDrawableTrench(detached(views.panelLocation, views.trenchFt))
    expect(outside([...seenOf(plan), ...carOf(plan)], poseOf(views.preset, plan, stage), stage)).toEqual([])
  })

  /** With two rows of buttons over the stage. */
  const phone = stageOf(390, 730, 80, 0, 404)
  const steps = (['panel', 'place', 'plan'] as const).flatMap(step =>
    Object.entries({ ...stages, 'a phone with its buttons': phone }).flatMap(([name, stage]) =>
      [12, 20].map(trenchFt => ({ step, name, stage, trenchFt })),
    ),
  )

  it.each(steps)('is whole with its car in the step $step on $name, $trenchFt ft', ({ step, stage, trenchFt }) => {
    const plan = detached('back-left', trenchFt)
    expect(outside([...seenOf(plan), ...carOf(plan)], poseOf(stepShots[step], plan, stage), stage)).toEqual([])
  })

  it('is whole without its car where the longest trench leaves no room for both', () => {
    const stage = stages['a phone with half a sheet']
    const plan = withDrawableTrench(detached('back-left', MAX_DRAWN_TRENCH_FT))
    expect(outside(seenOf(plan), poseOf('place', plan, stage), stage)).toEqual([])
  })
})

describe('after a move of the charger', () => {
  const arbShot = fc.constantFrom<(Shot | null)[]>(null, ...Object.values(stepShots), ...viewPresets)

  it('charger, route and panel are in the free area, in whatever view it was, as far as 70 ft allow', () => {
    forAll(arbPlan, arbPlan, arbShot, arbStage, (before, after, shot, stage) => {
      const pose = poseOf(shot ?? 'charger', withDrawableTrench(before), stage)
      const drawn = withDrawableTrench(after)
      const route = routeOf(drawn)
      const next = followPose(shot, pose, drawn, route, stage)
      const shown = next?.pose ?? pose
      if (!isAtLimit(shown)) expect(outside(runPoints(drawn, route), shown, stage)).toEqual([])
      if (next) expect(isWellInside(runPoints(drawn, route), pose, stage)).toBe(false)
    })
  })

  it('a view that a visitor has turned keeps its direction while that is in front of the wall', () => {
    const stage = stages['a desktop with the inspector']
    const pose = poseOf('charger', defaultPlan, stage)
    const moved = place(defaultPlan, 'back', 9)
    const next = followPose(null, pose, moved, routeOf(moved), stage)
    expect(next?.shot).toBeNull()
    const direction = ({ position, target }: CameraPose) => target.clone().sub(position).normalize()
    expect(next && direction(next.pose).distanceTo(direction(pose))).toBeLessThan(1e-6)
    // From inside, toward the back wall: along the right one.
    const right = place(defaultPlan, 'right', 9)
    const front = poseOf('front', defaultPlan, stage)
    expect(followPose(null, { ...front, zoom: 4 }, right, routeOf(right), stage)?.shot).toBe('place')
  })
})

describe('shots', () => {
  const plans = [
    ['the default', defaultPlan],
    ['far left', place(defaultPlan, 'back', -6)],
    ['the right wall’s front', place(defaultPlan, 'right', 8)],
    ['the right wall’s back', place(defaultPlan, 'right', -8, 7)],
  ] as const
  const shots = plans.flatMap(([where, plan]) =>
    Object.entries(stages).map(([name, stage]) => ({ where, plan, name, stage })),
  )

  const sizeOf = (pose: CameraPose, plan: Plan, stage: Stage) => {
    const camera = cameraFor(pose, stage)
    const at = chargerPositionFt(plan)
    return [BLOCK.heightFt / 2, -BLOCK.heightFt / 2].map(dy => onScreen({ ...at, y: at.y + dy }, camera, stage))
  }

  it.each(shots)('opens on a charger at least 90 px high that nothing hides: $where, $name', ({ plan, stage }) => {
    const pose = poseOf('opening', plan, stage)
    const [top, bottom] = sizeOf(pose, plan, stage)
    expect((bottom?.y ?? 0) - (top?.y ?? 0)).toBeGreaterThanOrEqual(90)
    expect([top, bottom].every(point => point && isFree(point, stage))).toBe(true)
    expect(isCarInTheWay(pose.position, plan)).toBe(false)
  })

  it('opens with the whole run where the stage is wide', () => {
    const stage = stages['a desktop with the inspector']
    const pose = poseOf('opening', defaultPlan, stage)
    expect(outside(runPoints(defaultPlan, routeOf(defaultPlan)), pose, stage)).toEqual([])
  })

  it.each(shots)('goes inside at eye level, to a charger at least 90 px high: $where, $name', ({ plan, stage }) => {
    const pose = poseOf('charger', plan, stage)
    const { x, y, z } = pose.position
    expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThan(GARAGE_HALF_FT)
    expect(y).toBeGreaterThan(3.5)
    expect(y).toBeLessThan(6.5)
    expect(pose.zoom).toBe(1)
    const [top, bottom] = sizeOf(pose, plan, stage)
    expect((bottom?.y ?? 0) - (top?.y ?? 0)).toBeGreaterThanOrEqual(90)
    expect([top, bottom].every(point => point && isFree(point, stage))).toBe(true)
  })

  it('shows every step’s subject in the free area, as far as 70 ft allow', () => {
    forAll(arbPlan, arbStage, (plan, stage) => {
      const drawn = withDrawableTrench(plan)
      for (const shot of Object.values(stepShots)) {
        const pose = poseOf(shot, drawn, stage)
        const distanceFt = distance(pose.position, pose.target)
        expect(distanceFt).toBeGreaterThanOrEqual(MIN_DISTANCE_FT - 1e-6)
        expect(distanceFt).toBeLessThanOrEqual(MAX_DISTANCE_FT + 1e-6)
        const subject = shot === 'panel' ? panelPositionFt(drawn) : chargerPositionFt(drawn)
        if (!isAtLimit(pose)) expect(outside([subject], pose, stage)).toEqual([])
      }
    })
  })
})
