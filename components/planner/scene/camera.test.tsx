// Where the camera goes and where labels are: everything in the part of the stage that is free.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PerspectiveCamera, Vector3 } from 'three'
import {
  chargerPositionFt,
  DETACHED_GARAGE,
  defaultPlan,
  GARAGE_HALF_FT,
  panelPositionFt,
  type Plan,
  reducePlan,
  routeOf,
  type Vector,
  visibleWalls,
  WALL_HALF_WIDTH_FT,
  WALL_HEIGHT_FT,
  worldFromWall,
} from '@/lib/planner'
import { CAR, carPlaceFt } from '@/lib/planner/cable'
import { arbPlan } from '@/tests/planner/plans'
import { detachedXFt } from '@/lib/planner/walls'
import { essentialPoints, followPose, runPoints, type Shot, shotPose, stepShots, viewPresets } from './camera-presets'
import {
  type CameraPose,
  FIELD_OF_VIEW_DEG,
  fitView,
  freeArea,
  lensShift,
  MAX_DISTANCE_FT,
  MIN_DISTANCE_FT,
  MIN_ZOOM,
  type Stage,
} from './fit-view'
import { candidatesAround, layoutLabels, overlaps, type PlacedLabel } from './label-layout'
import { MAX_DRAWN_TRENCH_FT, withDrawableTrench } from './sizes'
import { distance, vector } from './vectors'
import { isWallHidden } from './wall-visibility'

const stageOf = (widthPx: number, heightPx: number, topPx = 0, rightPx = 0, bottomPx = 0, leftPx = 0): Stage => ({
  widthPx,
  heightPx,
  insets: { topPx, rightPx, bottomPx, leftPx },
})
/** Header and text bar take about 120 px of the window. */
const stages = {
  'a desktop with a panel': stageOf(1440, 780, 60, 404, 68),
  'a desktop without one': stageOf(1440, 780),
  'a phone with half a sheet': stageOf(390, 720, 60, 0, 380),
  'a phone with a low sheet': stageOf(390, 720, 60, 0, 160),
  'a tablet': stageOf(834, 1000, 60, 0, 440),
} as const

const arbInset = fc.integer({ min: 0, max: 400 })
const arbStage = fc
  .tuple(
    fc.integer({ min: 300, max: 2000 }),
    fc.integer({ min: 300, max: 1400 }),
    arbInset,
    arbInset,
    arbInset,
    arbInset,
  )
  .map(sizes => stageOf(...sizes))

/** As the scene sets up its camera. */
function cameraFor({ position, target, zoom }: CameraPose, stage: Stage): PerspectiveCamera {
  const { widthPx, heightPx } = stage
  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, widthPx / heightPx, 1, 260)
  camera.zoom = zoom
  const { x, y } = lensShift(stage)
  camera.setViewOffset(widthPx, heightPx, x, y, widthPx, heightPx)
  camera.position.copy(position)
  camera.lookAt(target)
  camera.updateMatrixWorld()
  return camera
}

function onScreen(point: Vector, camera: PerspectiveCamera, { widthPx, heightPx }: Stage) {
  const { x, y, z } = new Vector3(point.x, point.y, point.z).project(camera)
  return { x: ((x + 1) / 2) * widthPx, y: ((1 - y) / 2) * heightPx, z }
}

const isFree = (point: { x: number; y: number; z: number }, stage: Stage, slackPx = 0.01) => {
  const { left, top, right, bottom } = freeArea(stage)
  return (
    point.x >= left - slackPx &&
    point.x <= right + slackPx &&
    point.y >= top - slackPx &&
    point.y <= bottom + slackPx &&
    Math.abs(point.z) < 1
  )
}

const outside = (points: readonly Vector[], pose: CameraPose, stage: Stage) => {
  const camera = cameraFor(pose, stage)
  return points.map(point => onScreen(point, camera, stage)).filter(point => !isFree(point, stage))
}

const place = (plan: Plan, wall: 'back' | 'right' | 'detached', alongFt: number, heightFt = 4) =>
  reducePlan(plan, { type: 'placeCharger', wall, alongFt, heightFt })
const withTrench = (trenchFt: number) => reducePlan(defaultPlan, { type: 'setTrenchFt', value: trenchFt })
const isAtLimit = ({ position, target, zoom }: CameraPose) =>
  zoom === MIN_ZOOM && distance(position, target) > MAX_DISTANCE_FT - 0.01
const poseOf = (shot: Shot, plan: Plan, stage: Stage) => shotPose(shot, plan, routeOf(plan), stage)

describe('the fit', () => {
  const arbPoint = fc
    .tuple(...([-14, -1, -14] as const).map((min, i) => fc.double({ min, max: i === 1 ? 10 : 14, noNaN: true })))
    .map(([x = 0, y = 0, z = 0]) => vector(x, y, z))
  const arbDirection = fc
    .tuple(fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }), fc.double({ min: 0.05, max: 1.56, noNaN: true }))
    .map(([turn, polar]) => new Vector3().setFromSphericalCoords(1, polar, turn))

  it('has every point of the subject in the free area, or is at its limits', () => {
    fc.assert(
      fc.property(
        fc.array(arbPoint, { minLength: 1, maxLength: 12 }),
        arbDirection,
        arbStage,
        (points, direction, stage) => {
          const pose = fitView(points, direction, stage)
          const distanceFt = distance(pose.position, pose.target)
          expect(distanceFt).toBeGreaterThanOrEqual(MIN_DISTANCE_FT - 1e-6)
          expect(distanceFt).toBeLessThanOrEqual(MAX_DISTANCE_FT + 1e-6)
          if (pose.fits) expect(outside(points, pose, stage)).toEqual([])
          else expect([pose.zoom, Math.round(distanceFt)]).toEqual([MIN_ZOOM, MAX_DISTANCE_FT])
        },
      ),
    )
  })

  it('is as near as that allows: some point is at the margin, unless the camera is at its nearest', () => {
    fc.assert(
      fc.property(
        fc.array(arbPoint, { minLength: 2, maxLength: 12 }),
        arbDirection,
        arbStage,
        (points, direction, stage) => {
          const pose = fitView(points, direction, stage)
          fc.pre(pose.fits && distance(pose.position, pose.target) > MIN_DISTANCE_FT + 0.01)
          const { left, top, right, bottom } = freeArea(stage)
          const [widthPx, heightPx] = [right - left, bottom - top]
          const camera = cameraFor(pose, stage)
          const margins = points
            .map(point => onScreen(point, camera, stage))
            .flatMap(({ x, y }) => [
              (x - left) / widthPx,
              (right - x) / widthPx,
              (y - top) / heightPx,
              (bottom - y) / heightPx,
            ])
          // The margin is a quarter of a small free area at most; CLEARANCE_FT keeps the camera
          // from the nearest point.
          const nearestFt = Math.min(
            ...points.map(point => -new Vector3(point.x, point.y, point.z).applyMatrix4(camera.matrixWorldInverse).z),
          )
          expect(Math.min(...margins) < 0.26 || nearestFt < 2.01).toBe(true)
        },
      ),
    )
  })

  it('centers on what panel and sheet leave free', () => {
    const stage = stages['a desktop with a panel']
    const pose = poseOf('charger', defaultPlan, stage)
    const { x, y } = onScreen(chargerPositionFt(defaultPlan), cameraFor(pose, stage), stage)
    const { left, top, right, bottom } = freeArea(stage)
    expect(x).toBeCloseTo((left + right) / 2, 3)
    expect(y).toBeCloseTo((top + bottom) / 2, 3)
  })

  it('leaves a part free even where everything is covered', () => {
    const { left, top, right, bottom } = freeArea(stageOf(400, 400, 300, 300, 300, 300))
    expect([right - left, bottom - top].every(size => size >= 79)).toBe(true)
  })
})

describe('presets', () => {
  it.each(viewPresets)(
    '%s shows panel, charger, route and detached wall in any stage, as far as 70 ft allow',
    preset => {
      fc.assert(
        fc.property(arbPlan, arbStage, (plan, stage) => {
          const drawn = withDrawableTrench(plan)
          const pose = poseOf(preset, drawn, stage)
          const isAtLimit = distance(pose.position, pose.target) > MAX_DISTANCE_FT - 0.01 && pose.zoom === MIN_ZOOM
          if (!isAtLimit) expect(outside(essentialPoints(drawn, routeOf(drawn)), pose, stage)).toEqual([])
        }),
      )
    },
  )

  const frames = viewPresets.flatMap(preset =>
    [0, 12, MAX_DRAWN_TRENCH_FT].flatMap(trenchFt =>
      Object.entries(stages).map(([name, stage]) => ({ preset, trenchFt, name, stage })),
    ),
  )

  it.each(frames)(
    '$preset, $trenchFt ft of trench, on $name: what must be seen is seen',
    ({ preset, trenchFt, stage }) => {
      const plan = withTrench(trenchFt)
      expect(outside(essentialPoints(plan, routeOf(plan)), poseOf(preset, plan, stage), stage)).toEqual([])
    },
  )

  /**
   * The corners of the floor, of every wall that is shown solid from `position`, and of the
   * detached garage.
   */
  function shownCorners(position: Vector, trenchFt: number): Vector[] {
    const far = detachedXFt(trenchFt) + DETACHED_GARAGE.depthFt
    const detached = [-1, 1].flatMap(side =>
      [0, WALL_HEIGHT_FT].map(y => vector(far, y, side * DETACHED_GARAGE.halfWidthFt)),
    )
    const floor = [-1, 1].flatMap(x => [-1, 1].map(z => vector(x * GARAGE_HALF_FT, 0, z * GARAGE_HALF_FT)))
    const corners = visibleWalls(trenchFt)
      .filter(wall => !isWallHidden(wall, position, 'back', trenchFt))
      .flatMap(wall =>
        [-1, 1].flatMap(side =>
          [0, WALL_HEIGHT_FT].map(heightFt =>
            worldFromWall({ wall, alongFt: side * WALL_HALF_WIDTH_FT[wall], heightFt }, trenchFt),
          ),
        ),
      )
    return [...floor, ...corners, ...(trenchFt > 0 ? detached : [])]
  }

  it.each(frames.filter(({ trenchFt }) => trenchFt <= 12))(
    '$preset, $trenchFt ft of trench, on $name: shows the whole garage, as near as that allows',
    ({ preset, trenchFt, stage }) => {
      const pose = poseOf(preset, withTrench(trenchFt), stage)
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

describe('the detached garage', () => {
  const detached = (panelLocation: Plan['panelLocation'], trenchFt: number) =>
    reducePlan(reducePlan(withTrench(trenchFt), { type: 'setMountWall', mountWall: 'detached' }), {
      type: 'setPanelLocation',
      panelLocation,
    })
  const views = viewPresets.flatMap(preset =>
    (['back-left', 'right-front'] as const).flatMap(panelLocation =>
      [20, 40].map(trenchFt => ({ preset, panelLocation, trenchFt })),
    ),
  )

  it.each(views)('is in $preset whole with its car, panel $panelLocation, $trenchFt ft', views => {
    const stage = stages['a desktop with a panel']
    const plan = withDrawableTrench(detached(views.panelLocation, views.trenchFt))
    const { xFt, zFt } = carPlaceFt(plan)
    const near = detachedXFt(plan.trenchFt)
    const corners = [near, near + DETACHED_GARAGE.depthFt].flatMap(x =>
      [0, WALL_HEIGHT_FT].flatMap(y => [-1, 1].map(side => vector(x, y, side * DETACHED_GARAGE.halfWidthFt))),
    )
    const car = [-1, 1].map(side => vector(xFt + side * CAR.halfWidthFt, 0, zFt + CAR.frontFt))
    const seen = [...corners, ...car, ...runPoints(plan, routeOf(plan))]
    expect(outside(seen, poseOf(views.preset, plan, stage), stage)).toEqual([])
  })
})

describe('after a move of the charger', () => {
  const arbShot = fc.constantFrom<(Shot | null)[]>(null, ...Object.values(stepShots), ...viewPresets)

  it('charger, route and panel are in the free area, in whatever view it was, as far as 70 ft allow', () => {
    fc.assert(
      fc.property(arbPlan, arbPlan, arbShot, arbStage, (before, after, shot, stage) => {
        const pose = poseOf(shot ?? 'charger', withDrawableTrench(before), stage)
        const drawn = withDrawableTrench(after)
        const route = routeOf(drawn)
        const next = followPose(shot, pose, drawn, route, stage)
        const shown = next?.pose ?? pose
        if (!isAtLimit(shown)) expect(outside(runPoints(drawn, route), shown, stage)).toEqual([])
        if (next) expect(outside(runPoints(drawn, route), pose, stage)).not.toEqual([])
      }),
    )
  })

  it('a view that a visitor has turned keeps its direction while that is in front of the wall', () => {
    const stage = stages['a desktop with a panel']
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

  it.each(shots)('opens from the door, with panel, run, charger and car: $where, $name', ({ plan, stage }) => {
    const route = routeOf(plan)
    const pose = poseOf('opening', plan, stage)
    expect(pose.position.z).toBeGreaterThan(GARAGE_HALF_FT)
    const { xFt, zFt } = carPlaceFt(plan)
    const car = [-CAR.rearFt, CAR.frontFt].map(z => vector(xFt, 0, zFt + z))
    if (!isAtLimit(pose)) expect(outside([...runPoints(plan, route), ...car], pose, stage)).toEqual([])
  })

  it.each(shots)('goes inside at eye level, to a charger at least 90 px high: $where, $name', ({ plan, stage }) => {
    const pose = poseOf('charger', plan, stage)
    const { x, y, z } = pose.position
    expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThan(GARAGE_HALF_FT)
    expect(y).toBeGreaterThan(3.5)
    expect(y).toBeLessThan(6.5)
    expect(pose.zoom).toBe(1)
    const camera = cameraFor(pose, stage)
    const at = chargerPositionFt(plan)
    // The built-in block is 1.4 ft high.
    const [top, bottom] = [0.7, -0.7].map(dy => onScreen({ ...at, y: at.y + dy }, camera, stage))
    expect((bottom?.y ?? 0) - (top?.y ?? 0)).toBeGreaterThanOrEqual(90)
    expect([top, bottom].every(point => point && isFree(point, stage))).toBe(true)
  })

  it('shows every step’s subject in the free area, as far as 70 ft allow', () => {
    fc.assert(
      fc.property(arbPlan, arbStage, (plan, stage) => {
        const drawn = withDrawableTrench(plan)
        for (const shot of Object.values(stepShots)) {
          const pose = poseOf(shot, drawn, stage)
          const distanceFt = distance(pose.position, pose.target)
          expect(distanceFt).toBeGreaterThanOrEqual(MIN_DISTANCE_FT - 1e-6)
          expect(distanceFt).toBeLessThanOrEqual(MAX_DISTANCE_FT + 1e-6)
          const subject = shot === 'panel' ? panelPositionFt(drawn) : chargerPositionFt(drawn)
          if (!isAtLimit(pose)) expect(outside([subject], pose, stage)).toEqual([])
        }
      }),
    )
  })
})

describe('labels', () => {
  const bounds = { left: 20, top: 60, right: 600, bottom: 420 }
  const arbSpot = fc.record({ x: fc.integer({ min: -50, max: 700 }), y: fc.integer({ min: -50, max: 500 }) })
  const arbLabel: fc.Arbitrary<PlacedLabel> = fc
    .tuple(fc.integer({ min: 20, max: 160 }), fc.array(arbSpot, { minLength: 1, maxLength: 3 }))
    .map(([widthPx, anchors]) => ({
      widthPx,
      heightPx: 22,
      candidates: anchors.flatMap(anchor => candidatesAround(anchor, { widthPx, heightPx: 22 })),
    }))
  const arbBox = fc
    .tuple(arbSpot, fc.integer({ min: 10, max: 120 }), fc.integer({ min: 10, max: 120 }))
    .map(([{ x, y }, width, height]) => ({ left: x, top: y, right: x + width, bottom: y + height }))

  it('overlap neither each other nor an obstacle, and stay in bounds', () => {
    fc.assert(
      fc.property(fc.array(arbLabel, { maxLength: 6 }), fc.array(arbBox, { maxLength: 3 }), (labels, obstacles) => {
        const boxes = layoutLabels(labels, obstacles, bounds).flatMap((middle, i) => {
          const label = labels[i]
          if (!middle || !label) return []
          const [halfWidth, halfHeight] = [label.widthPx / 2, label.heightPx / 2]
          return [
            {
              left: middle.x - halfWidth,
              top: middle.y - halfHeight,
              right: middle.x + halfWidth,
              bottom: middle.y + halfHeight,
            },
          ]
        })
        boxes.forEach((box, i) => {
          for (const other of [...boxes.slice(i + 1), ...obstacles]) expect(overlaps(box, other)).toBe(false)
          expect(box.left >= bounds.left && box.right <= bounds.right).toBe(true)
          expect(box.top >= bounds.top && box.bottom <= bounds.bottom).toBe(true)
        })
      }),
    )
  })

  it('are on their anchor where nothing is in the way, else beside it, and not shown without room', () => {
    const label = (x: number, y: number): PlacedLabel => {
      const size = { widthPx: 80, heightPx: 22 }
      return { ...size, candidates: candidatesAround({ x, y }, size) }
    }
    expect(layoutLabels([label(300, 200)], [], bounds)).toEqual([{ x: 300, y: 200 }])
    const [first, second] = layoutLabels([label(300, 200), label(310, 205)], [], bounds)
    expect(first).toEqual({ x: 300, y: 200 })
    expect(second).not.toBeNull()
    expect(layoutLabels([label(300, 200)], [bounds], bounds)).toEqual([null])
  })
})
