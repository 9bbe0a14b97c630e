// Dimension lines on the charger's wall, labels of charger, conduit, panel and trench, and a foot
// grid during a drag.
import { type RefObject, useMemo } from 'react'
import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { PlannerWords, PlannerSceneWords } from '@/content/words/planner'
import {
  GARAGE_HALF_FT,
  PANELS,
  type Plan,
  type Route,
  type Vector,
  type Wall,
  WALL_HALF_WIDTH_FT,
  WALL_HEIGHT_FT,
  type WallPoint,
  chargerPositionFt,
  estimateOf,
  routeOf,
  wallFacing,
  worldFromWall,
} from '@/lib/planner'
import { fill } from '@/lib/template'
import { usd } from '@/lib/usd'
import { priceTexts } from '@/components/planner/estimate/finished-job'
import { formatFeet, fromLeftFt } from '@/components/planner/plan-text'
import type { Stage } from './fit-view'
import { boxAround, wallCorners } from './camera-subjects'
import { GLASS_ORDER } from './fade'
import { Labels, type LabelSpec, type Obstacle } from './label'
import { HANDLE_PX, type Side } from './label-layout'
import type { Materials } from './materials'
import { MeshBuilder } from './mesh-builder'
import { add, lerp, vector } from './vectors'
import { OnWall } from './on-wall'
import { colors, type SceneTheme } from './colors'
import { PANEL_BOX } from './sizes'
import { useDisposed } from './use-disposed'
import { carSlices } from './wall-visibility'

const LINE_FT = 0.045
const TICK_FT = 0.3
/** In front of the wall, against z-fighting. */
const OUT_FT = 0.06
const ALONG_Y_FT = WALL_HEIGHT_FT - 0.55
/** Shorter distances get no dimension. */
const MIN_SHOWN_FT = 0.5
/** From the charger's center to its height line. */
const HEIGHT_BESIDE_FT = 2.8

/** On the side with more room. */
const heightLineAt = ({ wall, alongFt }: WallPoint) =>
  alongFt + (alongFt > WALL_HALF_WIDTH_FT[wall] - HEIGHT_BESIDE_FT - 0.5 ? -HEIGHT_BESIDE_FT : HEIGHT_BESIDE_FT)

function linesGeometry(place: WallPoint) {
  const { alongFt, heightFt } = place
  const left = -WALL_HALF_WIDTH_FT[place.wall]
  const builder = new MeshBuilder()
  const line = (x: number, y: number, width: number, height: number) =>
    builder.rectangle(vector(x, y, OUT_FT), vector(1, 0, 0), vector(0, 1, 0), width, height, colors.ink)
  const level = (from: number, to: number, y: number) => line((from + to) / 2, y, Math.abs(to - from), LINE_FT)
  const upright = (x: number, from: number, to: number) => line(x, (from + to) / 2, LINE_FT, Math.abs(to - from))
  if (alongFt - left >= MIN_SHOWN_FT) level(left, alongFt, ALONG_Y_FT)
  for (const x of [left, alongFt]) upright(x, ALONG_Y_FT - TICK_FT / 2, ALONG_Y_FT + TICK_FT / 2)
  if (heightFt + 0.9 < ALONG_Y_FT) upright(alongFt, heightFt + 0.9, ALONG_Y_FT)
  const x = heightLineAt(place)
  upright(x, 0, heightFt)
  for (const y of [0, heightFt]) level(x - TICK_FT / 2, x + TICK_FT / 2, y)
  level(alongFt + Math.sign(x - alongFt) * 0.7, x, heightFt)
  return builder.build()
}

function gridGeometry(wall: Wall) {
  const half = WALL_HALF_WIDTH_FT[wall]
  const points: number[] = []
  for (let x = -half; x <= half; x++) points.push(x, 0, OUT_FT / 2, x, WALL_HEIGHT_FT, OUT_FT / 2)
  for (let y = 0; y <= WALL_HEIGHT_FT; y++) points.push(-half, y, OUT_FT / 2, half, y, OUT_FT / 2)
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points, 3))
}

interface DimensionsProps {
  /** As drawn: the trench may be shorter than that of `realPlan`. */
  plan: Plan
  route: Route
  realPlan: Plan
  plannerWords: PlannerWords
  words: PlannerSceneWords
  theme: SceneTheme
  materials: Materials
  isDragging: boolean
  stage: Stage
  /** With the panel where it was before; null where it has not moved. */
  before: Plan | null
  tag: RefObject<HTMLElement | null>
  /** Over the charger, with the hint to drag it. */
  handle: RefObject<HTMLElement | null>
  /** How much of feet and price is counted up, from 0 to 1. */
  share: number
}

/**
 * Points of the conduit where its label may be: in the middle of the longest leg, then at its ends.
 * Empty without a leg on a wall.
 */
export function runAnchors({ legs }: Route): Vector[] {
  const longest = [...legs].filter(({ surface }) => surface !== 'trench').sort((a, b) => b.lengthFt - a.lengthFt)[0]
  if (!longest) return []
  const { from, to } = longest
  const lift = vector(0, from.y === to.y ? 0.75 : 0, 0)
  return [0.5, 0.7, 0.3, 0.9].map(share => add(lerp(from, to, share), lift))
}

/** Half of what a label must not cover around the middle of charger and panel. */
const CHARGER_HALF = { alongFt: 0.7, heightFt: 0.95 } as const
const PANEL_HALF = { alongFt: PANEL_BOX.widthFt / 2 + 0.1, heightFt: PANEL_BOX.heightFt / 2 + 0.1 } as const

const alongWall = (wall: Wall, alongFt: number): Vector =>
  wall === 'back' ? vector(alongFt, 0, 0) : vector(0, 0, alongFt)

function cornersOnWall({ x, y, z }: Vector, wall: Wall, half: { readonly alongFt: number; readonly heightFt: number }) {
  return [-half.alongFt, half.alongFt].flatMap(along =>
    [-half.heightFt, half.heightFt].map(up => add(vector(x, y + up, z), alongWall(wall, along))),
  )
}

/** The sides of the panel where its name may be, as seen from inside: no conduit leaves there. */
export function freeSides({ legs: [first] }: Route): readonly Side[] {
  const way = first ? add(first.to, first.from, -1) : vector(0, 0, 0)
  const along = way.x + way.z
  const sides: readonly (readonly [Side, boolean])[] = [
    ['below', way.y < 0],
    ['above', way.y > 0],
    ['left', along < 0],
    ['right', along > 0],
  ]
  return sides.flatMap(([side, isTaken]) => (isTaken ? [] : [side]))
}

/** How much more or less the run costs than the one of before, on that one. */
function differenceOf({ realPlan, before, plannerWords }: SpecProps, totalUsd: number): LabelSpec[] {
  if (!before) return []
  const { panelLocation } = before
  const real = { ...realPlan, panelLocation }
  const moreUsd = totalUsd - estimateOf(real, routeOf(real)).totalUsd
  const { more, less } = plannerWords.inspector.price
  const text = fill(moreUsd < 0 ? less : more, { amount: usd(Math.abs(moreUsd)) })
  return moreUsd === 0 ? [] : [{ id: 'difference', text, anchors: runAnchors(routeOf(before)), strong: true }]
}

type SpecProps = Omit<DimensionsProps, 'theme' | 'materials' | 'isDragging' | 'stage' | 'tag' | 'handle'>

/** The labels of a plan, the most important one first. */
function labelSpecs(props: SpecProps): LabelSpec[] {
  const { plan, route, realPlan, plannerWords, words, share } = props
  const realRoute = routeOf(realPlan)
  const { wall, alongFt, heightFt } = plan.charger
  const onWall = (along: number, height: number): Vector =>
    add(worldFromWall({ wall, alongFt: along, heightFt: height }, plan.trenchFt), wallFacing(wall), OUT_FT)
  const { wall: panelWall, positionFt: panel } = PANELS[plan.panelLocation]
  const estimate = estimateOf(realPlan, realRoute)
  const specs: LabelSpec[] = [
    {
      id: 'run',
      text: fill(words.run, {
        type: plannerWords.conduitTypes[plan.conduitType],
        feet: Math.round(share * realRoute.conduitFt),
      }),
      anchors: runAnchors(route),
      strong: true,
    },
    {
      id: 'height',
      text: formatFeet(heightFt),
      anchors: [0.42, 0.2].map(share => onWall(heightLineAt(plan.charger), heightFt * share)),
    },
    {
      id: 'price',
      text: priceTexts({
        low: { ...estimate, totalUsd: Math.round(share * estimate.totalUsd) },
        words: plannerWords.finishedJob,
      }).join('\n'),
      anchors: [
        onWall(alongFt, heightFt - CHARGER_HALF.heightFt - 0.5),
        ...[1, -1].map(side => onWall(alongFt + side * 1.7, heightFt + 0.4)),
        onWall(alongFt, heightFt + CHARGER_HALF.heightFt + 0.5),
      ],
      strong: true,
      isRequired: true,
    },
    ...differenceOf(props, estimate.totalUsd),
    {
      id: 'along',
      text: formatFeet(fromLeftFt(plan)),
      anchors: [0.5, 0.25, 0.75].map(share =>
        onWall(-WALL_HALF_WIDTH_FT[wall] + (alongFt + WALL_HALF_WIDTH_FT[wall]) * share, ALONG_Y_FT),
      ),
    },
    {
      id: 'panel',
      text: plannerWords.drawing.panel,
      anchors: [panel],
      beside: {
        points: cornersOnWall(panel, panelWall, PANEL_HALF),
        wall: wallCorners(panelWall, plan.trenchFt),
        sides: freeSides(route),
      },
    },
    {
      id: 'trench',
      text: fill(realPlan === plan ? words.trench : words.longTrench, { length: formatFeet(realPlan.trenchFt) }),
      anchors: [vector(GARAGE_HALF_FT + plan.trenchFt / 2, 0.6, 1.2)],
    },
  ]
  const isShown: Readonly<Record<string, boolean>> = {
    run: route.legs.length > 0,
    along: fromLeftFt(plan) >= MIN_SHOWN_FT,
    trench: plan.trenchFt > 0,
  }
  return specs.filter(({ id }) => isShown[id] ?? true)
}

/** Half of what a label must not cover around a bend. */
const ELBOW_FT = 0.3

/** The dimension lines, with the distance to the left edge and the height. */
function lineObstacles({ charger, trenchFt }: Plan): Obstacle[] {
  const { wall, alongFt, heightFt } = charger
  const left = -WALL_HALF_WIDTH_FT[wall]
  const at = (along: number, height: number) => worldFromWall({ wall, alongFt: along, heightFt: height }, trenchFt)
  const x = heightLineAt(charger)
  return [
    { points: [at(left, ALONG_Y_FT), at(alongFt, ALONG_Y_FT)], leastPx: 12 },
    { points: [at(x, 0), at(x, heightFt)], leastPx: 12 },
  ]
}

export function Dimensions({ theme, materials, isDragging, stage, tag, handle, ...props }: DimensionsProps) {
  const { plan, route, before, realPlan, plannerWords, words, share } = props
  const { wall, alongFt, heightFt } = plan.charger
  const lines = useDisposed(useMemo(() => linesGeometry({ wall, alongFt, heightFt }), [wall, alongFt, heightFt]))
  const grid = useDisposed(useMemo(() => gridGeometry(wall), [wall]))
  const specs = useMemo(
    () => labelSpecs({ plan, route, before, realPlan, plannerWords, words, share }),
    [plan, route, before, realPlan, plannerWords, words, share],
  )
  const obstacles = useMemo((): Obstacle[] => {
    const panel = PANELS[plan.panelLocation]
    return [
      { points: cornersOnWall(chargerPositionFt(plan), plan.charger.wall, CHARGER_HALF), leastPx: HANDLE_PX },
      { points: cornersOnWall(panel.positionFt, panel.wall, PANEL_HALF), leastPx: 0 },
      ...route.elbowsAt.map(bend => ({ points: boxAround(bend, ELBOW_FT), leastPx: 0 })),
      ...carSlices(plan).map(points => ({ points, leastPx: 0 })),
    ]
  }, [plan, route])
  const dimensionLines = useMemo(() => lineObstacles(plan), [plan])
  return (
    <>
      <OnWall wall={wall} trenchFt={plan.trenchFt}>
        <mesh geometry={lines} material={materials.dimension} renderOrder={GLASS_ORDER - 2} />
        {isDragging ? <lineSegments geometry={grid} material={materials.grid} /> : null}
      </OnWall>
      <Labels labels={specs} lines={dimensionLines} {...{ obstacles, tag, handle, stage, theme }} />
    </>
  )
}
