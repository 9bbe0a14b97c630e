// Geometry of panel, built-in charger block and conduit. Panel and block face +z around their
// center on the wall; conduit is in world space. Feet.
import type { Color } from 'three'
import {
  chargerPositionFt,
  type ConduitType,
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
import { BLOCK, HOOK, PANEL_BOX } from './sizes'

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

const TURN = 2 * Math.PI

const COIL = { turns: 3, width: 0.42, height: 0.6 } as const

/** The cable of the built-in charger, from below it over the hook and round. */
function coiledCable(from: Vector): Vector[] {
  const steps = 28 * COIL.turns
  const coil = Array.from({ length: steps + 1 }, (_, i) => {
    const turn = TURN * (COIL.turns * (i / steps) - 0.25)
    const size = 1 + 0.06 * Math.sin(i * 0.21)
    return vector(
      HOOK.alongFt + COIL.width * size * Math.sin(turn),
      HOOK.upFt - COIL.height * (1 - size * Math.cos(turn)),
      0.08 + (0.2 * i) / steps,
    )
  })
  const sag = Array.from({ length: 9 }, (_, i) => {
    const share = i / 8
    const [x, y] = [
      from.x + (HOOK.alongFt - COIL.width - from.x) * share,
      from.y + (HOOK.upFt - COIL.height - from.y) * share,
    ]
    return vector(x, y - 0.5 * Math.sin(Math.PI * share) ** 0.7, from.z + (0.08 - from.z) * share)
  })
  return [...sag, ...coil.slice(1)]
}

/**
 * The built-in charger, like the one on the site's pictures: a white housing with a glass front and
 * a light, and its cable on a hook.
 */
export function blockGeometry() {
  const { widthFt, heightFt, depthFt } = BLOCK
  const builder = new MeshBuilder()
  const origin = vector(0, 0, 0)
  const edge = [
    { inset: 0, z: 0 },
    { inset: 0, z: depthFt - 0.08 },
    { inset: 0.012, z: depthFt - 0.04 },
    { inset: 0.04, z: depthFt - 0.012 },
    { inset: 0.08, z: depthFt },
  ]
  builder.plate(origin, [widthFt, heightFt, 0.22], edge, colors.blockBody)
  const glass = [
    { inset: 0, z: depthFt },
    { inset: 0, z: depthFt + 0.015 },
  ]
  builder.plate(origin, [widthFt - 0.2, heightFt - 0.2, 0.14], glass, colors.glass)
  builder.box(vector(0, 0.14, depthFt + 0.02), vector(0.045, 0.56, 0.015), colors.light)
  const button = Array.from({ length: 25 }, (_, i) =>
    vector(0.075 * Math.sin((TURN * i) / 24), -0.4 + 0.075 * Math.cos((TURN * i) / 24), depthFt + 0.018),
  )
  builder.pipe(button, 0.008, colors.steel, 6)
  const gland = vector(0.2, -heightFt / 2, 0.17)
  builder.pipe([add(gland, vector(0, 0.02, 0)), add(gland, vector(0, -0.11, 0))], 0.075, colors.graphite, 14)
  const hook = vector(HOOK.alongFt, HOOK.upFt, 0)
  builder.pipe([hook, add(hook, vector(0, 0, 0.36))], 0.13, colors.graphite, 20)
  builder.pipe([add(hook, vector(0, 0, 0.36)), add(hook, vector(0, 0, 0.42))], 0.17, colors.graphite, 20)
  builder.pipe(coiledCable(add(gland, vector(0, -0.1, 0))), 0.05, colors.cable, 8)
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
 * Soft shadows of panel, charger and conduit on one wall, away from the window's light: white where
 * there is none. Null where nothing touches the wall.
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
  const shaded = (at: Vector, awayFt: number) => add(add(at, right, awayFt), vector(0, -awayFt, 0))
  const panel = PANELS[plan.panelLocation]
  if (panel.wall === wall)
    spot(shaded(panel.positionFt, 0.12), PANEL_BOX.widthFt / 2, PANEL_BOX.heightFt / 2, 0.5, 0.22, 14)
  if (plan.charger.wall === wall) {
    const charger = chargerPositionFt(plan)
    spot(shaded(charger, 0.16), BLOCK.widthFt / 2 - 0.12, BLOCK.heightFt / 2 - 0.05, 0.55, 0.22, 14)
    const coil = add(add(charger, vector(0, HOOK.upFt - 0.5, 0)), right, HOOK.alongFt + 0.05)
    spot(shaded(coil, 0.16), 0.28, 0.5, 0.32, 0.24, 10)
  }
  for (const { surface, from, to } of route.legs) {
    if (surface !== wall) continue
    const middle = shaded(lerp(from, to, 0.5), 0.07)
    const long = distance(from, to) / 2
    if (from.y === to.y) spot(middle, long, 0.02, 0.4, 0.11, 6)
    else spot(middle, 0.02, long, 0.4, 0.11, 6)
  }
  return builder.isEmpty ? null : builder.build()
}
