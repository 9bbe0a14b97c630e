// Geometry of panel, built-in charger block and conduit. Panel and block face +z around their
// center on the wall; conduit is in world space. Feet.
import type { Color } from 'three'
import {
  chargerPositionFt,
  type ConduitType,
  modelPathOf,
  PANELS,
  type Plan,
  type Route,
  type Vector,
  type Wall,
  wallFacing,
} from '@/lib/planner'
import { MeshBuilder, shade } from './mesh-builder'
import { add, directionTo, distance, lerp, vector } from './vectors'
import { conduitCorners, type Fixture, jointsOf, STAND_OFF_FT, strapsOf, sweep } from './conduit-path'
import { colors } from './colors'
import { BLOCK, PANEL_BOX } from './sizes'

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
  front(-0.02, heightFt / 2 - 0.34, 0.3, 0.1, 0.05, 0.053, colors.blockBody)
  for (const y of [-0.5, 0.44]) front(-widthFt / 2 + 0.15, y, 0.03, 0.16, 0.035, 0.06, colors.steel)
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      builder.pipe(
        [0.03, 0.05].map(z => vector((x * widthFt) / 2, y * (heightFt / 2 - 0.02), depthFt + z)),
        0.025,
        colors.steel,
        8,
      )
  builder.pipe([vector(0.25, heightFt / 2, 0.16), vector(0.25, heightFt / 2 + 0.2, 0.16)], 0.13, colors.emtFitting)
  builder.pipe([vector(0.25, heightFt / 2, 0.16), vector(0.25, 4, 0.16)], 0.1, colors.emt)
  return builder.build()
}

const circle = (center: Vector, radius: number, from: number, to: number, steps: number, lean = 0): Vector[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const turn = from + ((to - from) * i) / steps
    return add(center, vector(radius * Math.sin(turn), radius * Math.cos(turn), (lean * i) / steps))
  })

/** The built-in charger: a box with a light, a holster and a coiled cable. */
export function blockGeometry() {
  const { widthFt, heightFt, depthFt } = BLOCK
  const builder = new MeshBuilder()
  builder.box(vector(0, 0, depthFt / 2), vector(widthFt, heightFt, depthFt), colors.blockBody)
  builder.box(vector(0, 0, depthFt + 0.015), vector(widthFt - 0.16, heightFt - 0.16, 0.03), colors.graphite)
  builder.box(vector(0, 0.38, depthFt + 0.04), vector(0.46, 0.06, 0.02), colors.safety)
  builder.pipe([vector(0, -0.28, depthFt), vector(0, -0.28, depthFt + 0.24)], 0.17, colors.ink, 20)
  builder.box(vector(0, -0.5, depthFt + 0.12), vector(0.16, 0.34, 0.16), colors.ink)
  const coil = vector(0, -0.9, depthFt * 0.55)
  builder.pipe(
    [vector(0.25, -0.55, depthFt * 0.5), ...circle(coil, 0.62, 0.4, 0.4 + 4 * Math.PI, 64, 0.16)],
    0.05,
    colors.graphite,
    8,
  )
  return builder.build()
}

interface ConduitStyle {
  readonly radius: number
  readonly sleeveRadius: number
  readonly sleeveFt: number
  readonly metalness: number
  readonly roughness: number
}

/**
 * Radii are exaggerated to be visible across the garage. PVC is dull and has longer belled joints.
 */
export const conduitStyles: Readonly<Record<ConduitType, ConduitStyle>> = {
  EMT: { radius: 0.075, sleeveRadius: 0.1, sleeveFt: 0.22, metalness: 0.85, roughness: 0.3 },
  PVC: { radius: 0.09, sleeveRadius: 0.112, sleeveFt: 0.34, metalness: 0, roughness: 0.75 },
}

/** Conduit, couplings and straps. Null for a route without legs. */
export function conduitGeometry(route: Route, type: ConduitType) {
  const corners = conduitCorners(route)
  if (corners.length < 2) return null
  const style = conduitStyles[type]
  const [tube, fitting] = type === 'EMT' ? [colors.emt, colors.emtFitting] : [colors.pvc, colors.pvcFitting]
  const { line, straights } = sweep(corners)
  const builder = new MeshBuilder()
  const ring = ({ at, along }: Fixture, lengthFt: number, radius: number, color: Color) =>
    builder.pipe([add(at, along, -lengthFt / 2), add(at, along, lengthFt / 2)], radius, color, 14)
  builder.pipe(line, style.radius, tube, 14)
  const bends = straights.flatMap(([from, to], i) => {
    const along = directionTo(from, to)
    return [...(i > 0 ? [{ at: from, along }] : []), ...(i < straights.length - 1 ? [{ at: to, along }] : [])]
  })
  const [first, last] = [straights[0], straights.at(-1)]
  const ends = [
    ...(first ? [{ at: first[0], along: directionTo(...first) }] : []),
    ...(last ? [{ at: last[1], along: directionTo(...last) }] : []),
  ]
  for (const coupling of [...bends, ...ends, ...jointsOf(route)])
    ring(coupling, style.sleeveFt, style.sleeveRadius, fitting)
  for (const strap of strapsOf(route, type)) {
    const { at, along, wall } = strap
    ring(strap, 0.12, style.radius * 1.22, colors.strap)
    // The strap's foot: flat on the wall, across the conduit.
    const span = (axis: 'x' | 'y' | 'z') => (along[axis] === 0 ? (wall[axis] === 0 ? style.radius * 5.2 : 0.05) : 0.12)
    builder.box(add(at, wall, STAND_OFF_FT - 0.02), vector(span('x'), span('y'), span('z')), colors.strap)
  }
  return builder.build()
}

const HIGHLIGHT_FT = 0.035
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

interface Contact {
  readonly plan: Plan
  readonly route: Route
  readonly wall: Wall
}

/**
 * Soft shadows of panel, charger and conduit on one wall: white where there is none. Null where
 * nothing touches the wall.
 */
export function contactGeometry({ plan, route, wall }: Contact) {
  const out = wallFacing(wall)
  const right = wall === 'back' ? vector(1, 0, 0) : vector(0, 0, 1)
  const builder = new MeshBuilder()
  const spot = (at: Vector, halfWidth: number, halfHeight: number, depth: number, reach: number, cuts: number) => {
    const center = add(at, out, 0.012)
    const size = 3 * reach
    builder.rectangle(
      center,
      right,
      vector(0, 1, 0),
      2 * (halfWidth + size),
      2 * (halfHeight + size),
      point => {
        const offset = add(point, center, -1)
        const [across, up] = [Math.abs(offset.dot(right)), Math.abs(offset.y)]
        const away = Math.hypot(Math.max(across - halfWidth, 0), Math.max(up - halfHeight, 0)) / reach
        return shade(colors.white, 1 - depth * Math.max(0, Math.exp(-away) - 0.05))
      },
      [cuts, cuts],
    )
  }
  const panel = PANELS[plan.panelLocation]
  if (panel.wall === wall)
    spot(add(panel.positionFt, vector(0, -0.1, 0)), PANEL_BOX.widthFt / 2, PANEL_BOX.heightFt / 2, 0.5, 0.22, 14)
  if (plan.charger.wall === wall) {
    const charger = chargerPositionFt(plan)
    spot(add(charger, vector(0, -0.12, 0)), BLOCK.widthFt / 2 - 0.15, BLOCK.heightFt / 2 - 0.05, 0.5, 0.24, 14)
    const coil = modelPathOf(plan) ? add(vector(0, -0.6, 0), right, 1.25) : vector(0, -1.05, 0)
    spot(add(charger, coil), 0.3, 0.5, 0.22, 0.3, 10)
  }
  for (const { surface, from, to } of route.legs) {
    if (surface !== wall) continue
    const middle = add(lerp(from, to, 0.5), vector(0, -0.06, 0))
    const long = distance(from, to) / 2
    if (from.y === to.y) spot(middle, long, 0.02, 0.4, 0.11, 6)
    else spot(middle, 0.02, long, 0.4, 0.11, 6)
  }
  return builder.isEmpty ? null : builder.build()
}
