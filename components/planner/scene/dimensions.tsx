// Dimension lines on the charger's wall, labels of conduit, panel and trench, and a foot grid during a drag.
import { useMemo } from 'react'
import { BufferAttribute, BufferGeometry } from 'three'
import type { PlannerLabels } from '@/content/planner-labels'
import type { PlannerSceneLabels } from '@/content/planner-scene-labels'
import {
  detachedXFt,
  GARAGE_HALF_FT,
  PANELS,
  type Plan,
  projectOntoWall,
  type Route,
  type Vector,
  type Wall,
  WALL_HALF_WIDTH_FT,
  WALL_HEIGHT_FT,
} from '@/lib/planner'
import { formatFeet, fill, fromLeftFt } from '../plan-text'
import { Label } from './label'
import type { Materials } from './materials'
import { MeshBuilder } from './mesh-builder'
import { add, distance, lerp, vector } from './vectors'
import { OnWall } from './on-wall'
import { colors, type SceneTheme } from './colors'
import { PANEL_BOX } from './sizes'
import { useGeometry } from './use-geometry'

const LINE_FT = 0.045
const TICK_FT = 0.3
/** In front of the wall, against z-fighting. */
const OUT_FT = 0.06
const ALONG_Y_FT = WALL_HEIGHT_FT - 0.55
/** Shorter distances get no dimension. */
const MIN_SHOWN_FT = 0.5
/** From the charger's center to its height line. */
const HEIGHT_BESIDE_FT = 2.8
/** Labels closer than this would overlap in some view. */
const NAMES_APART_FT = 5

interface Place {
  readonly wall: Wall
  readonly alongFt: number
  readonly heightFt: number
}

/** On the side with more room. */
const heightLineAt = ({ wall, alongFt }: Place) =>
  alongFt + (alongFt > WALL_HALF_WIDTH_FT[wall] - HEIGHT_BESIDE_FT - 0.5 ? -HEIGHT_BESIDE_FT : HEIGHT_BESIDE_FT)

function linesGeometry(place: Place) {
  const { alongFt, heightFt } = place
  const left = -WALL_HALF_WIDTH_FT[place.wall]
  const builder = new MeshBuilder()
  const level = (from: number, to: number, y: number) =>
    builder.sheet(
      vector((from + to) / 2, y, OUT_FT),
      vector(1, 0, 0),
      vector(0, 1, 0),
      Math.abs(to - from),
      LINE_FT,
      colors.ink,
    )
  const upright = (x: number, from: number, to: number) =>
    builder.sheet(
      vector(x, (from + to) / 2, OUT_FT),
      vector(1, 0, 0),
      vector(0, 1, 0),
      LINE_FT,
      Math.abs(to - from),
      colors.ink,
    )
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
  return new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array(points), 3))
}

interface DimensionsProps {
  /** As drawn: the trench may be shorter than `realTrenchFt`. */
  plan: Plan
  route: Route
  realTrenchFt: number
  realConduitFt: number
  labels: PlannerLabels
  words: PlannerSceneLabels
  theme: SceneTheme
  materials: Materials
  isDragging: boolean
}

/**
 * Position of the conduit's label: the middle of the longest leg, or its far end where the middle is below and near the panel's label.
 */
export function runLabelAt({ legs }: Route, panelLabel: Vector): Vector | null {
  const longest = [...legs].filter(({ surface }) => surface !== 'trench').sort((a, b) => b.lengthFt - a.lengthFt)[0]
  if (!longest) return null
  const { from, to } = longest
  const lift = vector(0, from.y === to.y ? 0.75 : 0, 0)
  const at = (share: number) => add(lerp(from, to, share), lift)
  const fromPanel = (point: Vector) => distance(point, panelLabel)
  const middle = at(0.5)
  if (middle.y >= panelLabel.y || fromPanel(middle) >= NAMES_APART_FT) return middle
  return fromPanel(at(0)) > fromPanel(at(1)) ? at(0) : at(1)
}

export function Dimensions({
  plan,
  route,
  realTrenchFt,
  realConduitFt,
  labels,
  words,
  theme,
  materials,
  isDragging,
}: DimensionsProps) {
  const { wall, alongFt, heightFt } = plan.charger
  const place = useMemo(() => ({ wall, alongFt, heightFt }), [wall, alongFt, heightFt])
  const lines = useGeometry(linesGeometry, place)
  const grid = useGeometry(gridGeometry, wall)
  const panel = PANELS[plan.panelLocation]
  const panelAt = projectOntoWall(panel.positionFt, panel.wall)
  const panelLabelFt = panelAt.heightFt - PANEL_BOX.heightFt / 2 - 0.5
  const runAt = runLabelAt(route, vector(panel.positionFt.x, panelLabelFt, panel.positionFt.z))
  if (!lines || !grid) return null
  return (
    <>
      <OnWall wall={wall} trenchFt={plan.trenchFt}>
        <mesh geometry={lines} material={materials.dimension} renderOrder={10} />
        {isDragging ? <lineSegments geometry={grid} material={materials.grid} /> : null}
        {fromLeftFt(plan) >= MIN_SHOWN_FT ? (
          <Label
            text={formatFeet(fromLeftFt(plan))}
            at={[(alongFt - WALL_HALF_WIDTH_FT[wall]) / 2, ALONG_Y_FT, OUT_FT]}
            theme={theme}
          />
        ) : null}
        <Label text={formatFeet(heightFt)} at={[heightLineAt(place), heightFt * 0.42, OUT_FT]} theme={theme} />
      </OnWall>
      <OnWall wall={panel.wall} trenchFt={plan.trenchFt}>
        <Label text={labels.drawing.panel} at={[panelAt.alongFt, panelLabelFt, PANEL_BOX.depthFt]} theme={theme} />
      </OnWall>
      {runAt ? (
        <Label
          text={fill(words.run, { type: labels.conduitTypes[plan.conduitType], feet: realConduitFt })}
          at={[runAt.x, runAt.y, runAt.z]}
          theme={theme}
          strong
        />
      ) : null}
      {plan.trenchFt > 0 ? (
        <Label
          text={fill(realTrenchFt === plan.trenchFt ? words.trench : words.longTrench, {
            length: formatFeet(realTrenchFt),
          })}
          at={[(GARAGE_HALF_FT + detachedXFt(plan.trenchFt)) / 2, 0.6, 1.2]}
          theme={theme}
        />
      ) : null}
    </>
  )
}
