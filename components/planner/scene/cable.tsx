// The charger's cable to a port of the car, with a rim in the color of whether it reaches.
import { useMemo } from 'react'
import type { Color } from 'three'
import { type Plan, type Vector, wallFacing, worldFromWall } from '@/lib/planner'
import { CAR, cablePath, cableReach, carPlaceFt, type CarPort, portPositionFt } from '@/lib/planner/cable'
import { colors } from './colors'
import type { Materials } from './materials'
import { MeshBuilder } from './mesh-builder'
import { hookOf, LOOPS } from './sizes'
import { useDisposed } from './use-disposed'
import { add, directionTo, distance, lerp, vector } from './vectors'

const RADIUS_FT = LOOPS.cableRadiusFt
const PLUG_RADIUS_FT = 0.09
const RIM_FT = 0.022
/** Where the cable leaves the loops, from the wall. */
const LOOPS_OUT_FT = 0.3
const SIDES = 8
const POINT_EVERY_FT = 0.3
const FLOOR_FT = 0.08
/** Depth of the sag, as a share of the way. */
const SAG_SHARE = 0.33
/** How far a plug pushes the middle of a stiff cable away from the car. */
const BULGE_FT = 1.2
/** So that it turns softly around the car and up to the plug. */
const ROUNDINGS = 10

/**
 * Points along the path, hanging down between its ends to the floor at most. Its middle is moved by
 * `bulge`.
 */
export function hangingPoints(path: readonly Vector[], bulge: Vector = vector(0, 0, 0)): Vector[] {
  const lengths = path.slice(1).map((to, i) => distance(path[i] ?? to, to))
  const totalFt = lengths.reduce((sum, length) => sum + length, 0)
  const points: Vector[] = []
  let doneFt = 0
  path.slice(1).forEach((to, i) => {
    const from = path[i] ?? to
    const length = lengths[i] ?? 0
    const pieces = Math.max(Math.ceil(length / POINT_EVERY_FT), 1)
    for (let piece = i === 0 ? 0 : 1; piece <= pieces; piece++) {
      const share = piece / pieces
      const { x, y, z } = lerp(from, to, share)
      const along = totalFt === 0 ? 0 : (doneFt + length * share) / totalFt
      const middle = 4 * along * (1 - along)
      const hangs = Math.max(y - totalFt * SAG_SHARE * middle, Math.min(y, FLOOR_FT))
      points.push(add(vector(x, hangs, z), bulge, middle))
    }
    doneFt += length
  })
  return points
}

/** Each point but the ends becomes the mean of itself and its neighbors. */
const rounded = (points: readonly Vector[]): Vector[] =>
  points.map((point, i) => {
    const [before, after] = [points[i - 1], points[i + 1]]
    return before && after ? lerp(point, lerp(before, after, 0.5), 0.5) : point
  })

/**
 * Across the way, or a cable beside the car would be a line for who looks along it. None where the
 * loops hang far nearer the car than the plug.
 */
function bulgeOf(start: Vector, end: Vector, side: number): Vector {
  if (side * (start.x - end.x) < -BULGE_FT) return vector(0, 0, 0)
  const along = directionTo({ ...start, y: 0 }, { ...end, y: 0 })
  return add(vector(side, 0, 0), along, -side * along.x).multiplyScalar(BULGE_FT)
}

interface CableShape {
  readonly line: readonly Vector[]
  readonly plug: readonly Vector[]
  readonly color: Color
}

/** How far out of a port its plug holds the cable. */
const PLUG_OUT_FT = 0.56

/** The plug in a port, from its tip to the end that holds the cable. */
const plugIn = (port: Vector, side: number): Vector[] =>
  [
    [-0.05, 0],
    [0.16, 0],
    [0.36, -0.05],
    [0.52, -0.2],
    [PLUG_OUT_FT, -0.36],
  ].map(([out = 0, up = 0]) => add(port, vector(side * out, up, 0)))

/** The cable's middle line, and its plug's. */
export function cableLines(plan: Plan, port: CarPort): Pick<CableShape, 'line' | 'plug'> {
  const way = cablePath(plan, port)
  const side = port.endsWith('left') ? 1 : -1
  const plug = plugIn(portPositionFt(plan, port), side)
  const { wall, alongFt, heightFt } = plan.charger
  const hook = hookOf(plan)
  const besideLoops = {
    wall,
    alongFt: alongFt + hook.alongFt + LOOPS.halfWidth,
    heightFt: Math.max(heightFt + hook.upFt - LOOPS.belowFt, FLOOR_FT),
  }
  const start = add(worldFromWall(besideLoops, plan.trenchFt), wallFacing(wall), LOOPS_OUT_FT)
  // As far from the car's sides as the plug.
  const { xFt } = carPlaceFt(plan)
  const between = way.slice(1, -1).map(at => {
    const aside = at.x - xFt
    return Math.abs(Math.abs(aside) - CAR.halfWidthFt) < 0.01
      ? add(at, vector(Math.sign(aside) * PLUG_OUT_FT, 0, 0))
      : at
  })
  const end = plug.at(-1) ?? start
  // Into the plug from below and outside.
  const beforeEnd = add(end, vector(side * 0.3, -0.5, 0))
  let line: readonly Vector[] = hangingPoints([start, ...between, beforeEnd, end], bulgeOf(start, end, side))
  for (let pass = 0; pass < ROUNDINGS; pass++) line = rounded(line)
  return { line, plug }
}

const cableGeometry = ({ line, plug }: CableShape) =>
  new MeshBuilder()
    .pipe(line, RADIUS_FT, colors.cable, SIDES)
    .pipe(plug, PLUG_RADIUS_FT, colors.graphite, SIDES)
    .build()

/** A wider pipe, of which only the rim is seen. */
const rimGeometry = ({ line, color }: CableShape) =>
  new MeshBuilder().pipe(line, RADIUS_FT + RIM_FT, color, SIDES).build()

export function Cable({ plan, port, materials }: { plan: Plan; port: CarPort; materials: Materials }) {
  const shape = useMemo(() => {
    const color = cableReach(plan, port).reaches ? colors.cableReaches : colors.cableShort
    return { ...cableLines(plan, port), color }
  }, [plan, port])
  const geometry = useDisposed(useMemo(() => cableGeometry(shape), [shape]))
  const rim = useDisposed(useMemo(() => rimGeometry(shape), [shape]))
  return (
    <>
      <mesh name="cable" geometry={geometry} material={materials.device} />
      <mesh name="cable rim" geometry={rim} material={materials.highlight} />
    </>
  )
}
