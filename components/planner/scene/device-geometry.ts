// Geometry of panel, built-in charger block and conduit. Panel and block face +z around their center on the wall; conduit is in world
// space. Feet.
import type { Color } from 'three'
import type { ConduitType, Route, Vector } from '@/lib/planner'
import { MeshBuilder, shade } from './mesh-builder'
import { add, directionTo, vector } from './vectors'
import { conduitCorners, type Fixture, jointsOf, STAND_OFF_FT, strapsOf, sweep } from './conduit-path'
import { colors } from './colors'
import { BLOCK, PANEL_BOX } from './sizes'

/** A load center with door, latch and nameplate, fed from above. */
export function panelGeometry() {
  const { widthFt, heightFt, depthFt } = PANEL_BOX
  const builder = new MeshBuilder()
  builder.box(vector(0, 0, depthFt / 2), vector(widthFt, heightFt, depthFt), colors.panel)
  builder.box(vector(0, 0, depthFt + 0.02), vector(widthFt + 0.1, heightFt + 0.1, 0.04), shade(colors.panelDoor, 0.85))
  builder.box(vector(0, -0.05, depthFt + 0.06), vector(widthFt - 0.25, heightFt - 0.4, 0.05), colors.panelDoor)
  builder.box(vector(widthFt / 2 - 0.22, -0.05, depthFt + 0.1), vector(0.07, 0.2, 0.05), colors.graphite)
  builder.box(vector(0, heightFt / 2 - 0.45, depthFt + 0.09), vector(0.5, 0.16, 0.01), colors.blockBody)
  for (const y of [-0.55, 0.55])
    builder.box(vector(-widthFt / 2 + 0.12, y, depthFt + 0.09), vector(0.05, 0.22, 0.03), colors.steel)
  builder.pipe([vector(0.25, heightFt / 2, 0.16), vector(0.25, 4, 0.16)], 0.1, colors.emtFitting)
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

/** Radii are exaggerated to be visible across the garage. PVC is dull and has longer belled joints. */
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
  for (const coupling of [...bends, ...jointsOf(route)]) ring(coupling, style.sleeveFt, style.sleeveRadius, fitting)
  for (const strap of strapsOf(route, type)) {
    const { at, along, wall } = strap
    ring(strap, 0.12, style.radius * 1.22, colors.strap)
    // The strap's foot: flat on the wall, across the conduit.
    const span = (axis: 'x' | 'y' | 'z') => (along[axis] === 0 ? (wall[axis] === 0 ? style.radius * 5.2 : 0.05) : 0.12)
    builder.box(add(at, wall, STAND_OFF_FT - 0.02), vector(span('x'), span('y'), span('z')), colors.strap)
  }
  return builder.build()
}

const BAND_FT = 0.44
const DASH_FT = 0.55

/** A flat orange band on the wall behind the conduit; dashed for PVC. */
export function bandGeometry({ legs }: Route, type: ConduitType) {
  const builder = new MeshBuilder()
  for (const { surface, from, to, lengthFt } of legs) {
    if (surface === 'trench') continue
    const along = directionTo(from, to)
    const out = surface === 'back' ? vector(0, 0, 1) : vector(-1, 0, 0)
    const thick = vector(Math.abs(out.x) * 0.02, 0, Math.abs(out.z) * 0.02)
    const wide = Math.abs(along.y) > 0.5 ? vector(Math.abs(out.z), 0, Math.abs(out.x)) : vector(0, 1, 0)
    const piece = (start: number, end: number) => {
      const middle = add(add(from, along, (start + end) / 2), out, 0.015)
      const long = vector(
        Math.abs(along.x) * (end - start),
        Math.abs(along.y) * (end - start),
        Math.abs(along.z) * (end - start),
      )
      builder.box(middle, add(add(long, wide, BAND_FT), thick), colors.safety)
    }
    if (type === 'EMT') piece(-BAND_FT / 2, lengthFt + BAND_FT / 2)
    else for (let start = 0; start < lengthFt; start += DASH_FT * 1.5) piece(start, Math.min(start + DASH_FT, lengthFt))
  }
  return builder.isEmpty ? null : builder.build()
}
