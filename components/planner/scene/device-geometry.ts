// Geometry of panel and conduit, and of the shadows on the walls. The panel faces +z around its
// center on the wall; conduit is in world space. Feet.
import type { Color } from 'three'
import { type ConduitType, projectOntoWall, type Route, type Vector, type Wall, wallFacing } from '@/lib/planner'
import { jointsOf, strapsOf } from '@/lib/planner/fittings'
import { MeshBuilder, shade } from './mesh-builder'
import { add, directionTo, distance, vector } from './vectors'
import { conduitCorners, onConduit, STAND_OFF_FT, sweep } from './conduit-path'
import { colors } from './colors'
import { BLOCK, type Hook, LOOPS, PANEL_BOX } from './sizes'

/** A load center with door, latch, label and screws, fed from above. */
export function panelGeometry() {
  const { widthFt, heightFt, depthFt } = PANEL_BOX
  const builder = new MeshBuilder()
  const front = (x: number, y: number, width: number, height: number, from: number, to: number, color: Color) =>
    builder.boxBetween(
      vector(x - width / 2, y - height / 2, depthFt + from),
      vector(x + width / 2, y + height / 2, depthFt + to),
      color,
    )
  builder.box(vector(0, 0, depthFt / 2), vector(widthFt, heightFt, depthFt), colors.panel)
  front(0, 0, widthFt + 0.1, heightFt + 0.1, 0, 0.035, colors.panel)
  front(0, -0.03, widthFt - 0.26, heightFt - 0.36, 0.035, 0.037, colors.gap)
  front(0, -0.03, widthFt - 0.285, heightFt - 0.385, 0.035, 0.05, colors.panelDoor)
  front(widthFt / 2 - 0.22, -0.03, 0.07, 0.19, 0.05, 0.085, colors.graphite)
  front(-0.02, heightFt / 2 - 0.34, 0.3, 0.1, 0.05, 0.053, colors.panelLabel)
  for (const y of [-0.5, 0.44]) front(-widthFt / 2 + 0.15, y, 0.03, 0.16, 0.035, 0.06, colors.steel)
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      builder.pipe(
        [0.03, 0.05].map(z => vector((x * widthFt) / 2, y * (heightFt / 2 - 0.02), depthFt + z)),
        0.025,
        colors.steel,
        8,
      )
  builder.pipe([vector(0.25, heightFt / 2, 0.16), vector(0.25, heightFt / 2 + 0.16, 0.16)], 0.1, colors.emtFitting)
  builder.pipe([vector(0.25, heightFt / 2, 0.16), vector(0.25, 4, 0.16)], 0.075, colors.emt)
  return builder.build()
}

/**
 * Radii are exaggerated to be visible across the garage. PVC is dull and has longer belled joints.
 */
export const conduitStyles = {
  EMT: { radius: 0.052, sleeveRadius: 0.07, sleeveFt: 0.2, metalness: 0.85, roughness: 0.3 },
  PVC: { radius: 0.062, sleeveRadius: 0.08, sleeveFt: 0.32, metalness: 0, roughness: 0.75 },
} as const satisfies Record<ConduitType, object>

/** Conduit, couplings and straps. Null for a route without legs. */
export function conduitGeometry(route: Route, type: ConduitType) {
  const corners = conduitCorners(route)
  if (corners.length < 2) return null
  const style = conduitStyles[type]
  const [tube, fitting] = type === 'EMT' ? [colors.emt, colors.emtFitting] : [colors.pvc, colors.pvcFitting]
  const { line, straights } = sweep(corners)
  const builder = new MeshBuilder()
  const ring = ({ at, along }: { at: Vector; along: Vector }, lengthFt: number, radius: number, color: Color) =>
    builder.pipe([add(at, along, -lengthFt / 2), add(at, along, lengthFt / 2)], radius, color, 14)
  builder.pipe(line, style.radius, tube, 14)
  const ends = straights.flatMap(([from, to]) => {
    const along = directionTo(from, to)
    return [from, to].map(at => ({ at, along }))
  })
  for (const coupling of [...ends, ...jointsOf(route).map(onConduit)])
    ring(coupling, style.sleeveFt, style.sleeveRadius, fitting)
  for (const strap of strapsOf(route, type)) {
    const { at, along } = onConduit(strap)
    const out = wallFacing(strap.leg.surface)
    ring({ at, along }, 0.12, style.radius * 1.22, colors.strap)
    // The strap's foot: flat on the wall, across the conduit.
    const span = (axis: 'x' | 'y' | 'z') => (along[axis] === 0 ? (out[axis] === 0 ? style.radius * 5.2 : 0.05) : 0.12)
    builder.box(add(at, out, 0.02 - STAND_OFF_FT), vector(span('x'), span('y'), span('z')), colors.strap)
  }
  return builder.build()
}

const HIGHLIGHT_FT = 0.03
const DASH = { onFt: 0.5, offFt: 0.3 } as const

/** Cuts a line into dashes. */
function dashed(line: readonly Vector[]): Vector[][] {
  const dashes: Vector[][] = []
  let isOn = true
  let left: number = DASH.onFt
  let dash: Vector[] = []
  line.forEach((point, i) => {
    let from = line[i - 1] ?? point
    while (distance(from, point) > left) {
      from = add(from, directionTo(from, point), left)
      if (isOn) dashes.push([...dash, from])
      isOn = !isOn
      left = isOn ? DASH.onFt : DASH.offFt
      dash = [from]
    }
    left -= distance(from, point)
    dash.push(point)
  })
  if (isOn && dash.length > 1) dashes.push(dash)
  return dashes
}

/**
 * A slightly wider pipe, drawn behind the conduit so that its rim shows the route; dashed for PVC.
 * Null for a route without legs.
 */
export function highlightGeometry(route: Route, type: ConduitType) {
  const corners = conduitCorners(route)
  if (corners.length < 2) return null
  const { line } = sweep(corners)
  const builder = new MeshBuilder()
  for (const piece of type === 'EMT' ? [line] : dashed(line))
    builder.pipe(piece, conduitStyles[type].sleeveRadius + HIGHLIGHT_FT, colors.safety, 14)
  return builder.build()
}

const [X, Y] = [vector(1, 0, 0), vector(0, 1, 0)]

/** A soft shadow on a wall: x along it, y up. Feet. */
interface Shadow {
  readonly x: number
  readonly y: number
  readonly halfWidth: number
  readonly halfHeight: number
  /** Share of the light that is missing in its middle. */
  readonly depth: number
  readonly reach: number
  /** Pieces along and up. */
  readonly cuts: readonly [number, number]
  /** Dark along the rim of an ellipse, not all over. */
  readonly isRing?: true
}

/** Shadows in a wall's plane, a hair before it: white where there is none. */
function shadowGeometry(shadows: readonly Shadow[]) {
  if (shadows.length === 0) return null
  const builder = new MeshBuilder()
  for (const { x, y, halfWidth, halfHeight, depth, reach, cuts, isRing } of shadows) {
    const around = 6 * reach
    const shaded = (point: Vector) => {
      const [across, up] = [Math.abs(point.x - x), Math.abs(point.y - y)]
      const away = isRing
        ? Math.abs(Math.hypot(across / halfWidth, up / halfHeight) - 1) * halfWidth
        : Math.hypot(Math.max(across - halfWidth, 0), Math.max(up - halfHeight, 0))
      return shade(colors.white, 1 - depth * Math.max(0, Math.exp(-away / reach) - 0.05))
    }
    const size = [2 * halfWidth + around, 2 * halfHeight + around] as const
    builder.rectangle(vector(x, y, 0.012), X, Y, ...size, shaded, cuts)
  }
  return builder.build()
}

/** Around the panel's middle. Shadows fall away from the window. */
export const panelShadow = () => {
  const [halfWidth, halfHeight] = [PANEL_BOX.widthFt / 2, PANEL_BOX.heightFt / 2]
  return shadowGeometry([{ x: 0.2, y: -0.1, halfWidth, halfHeight, depth: 0.42, reach: 0.14, cuts: [20, 24] }])
}

/** Of a charger and the loops on its hook, around its middle. */
export function chargerShadow({ alongFt, upFt }: Hook) {
  const [halfWidth, halfHeight] = [BLOCK.widthFt / 2 - 0.1, BLOCK.heightFt / 2 - 0.05]
  const loops = { x: alongFt + 0.42, y: upFt - LOOPS.belowFt - 0.12, ...LOOPS, depth: 0.32, reach: 0.075 }
  return shadowGeometry([
    { x: 0.32, y: -0.12, halfWidth, halfHeight, depth: 0.45, reach: 0.11, cuts: [18, 22] },
    { ...loops, cuts: [24, 28], isRing: true },
  ])
}

/** Of the conduit on one wall; null where there is none. */
export const conduitShadow = ({ legs }: Route, wall: Wall) =>
  shadowGeometry(
    legs
      .filter(({ surface }) => surface === wall)
      .map(({ from, to, lengthFt }) => {
        const [start, end] = [projectOntoWall(from, wall), projectOntoWall(to, wall)]
        const [x, y] = [(start.alongFt + end.alongFt) / 2 + 0.12, (start.heightFt + end.heightFt) / 2 - 0.1]
        const isLevel = from.y === to.y
        const [halfWidth, halfHeight] = isLevel ? [lengthFt / 2, 0.02] : [0.02, lengthFt / 2]
        return { x, y, halfWidth, halfHeight, depth: 0.36, reach: 0.07, cuts: isLevel ? [4, 12] : [12, 4] }
      }),
  )
