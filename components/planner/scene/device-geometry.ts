// Panel, built-in charger block and conduit as geometry. Panel and block face +z around their middle on the wall; the conduit is in the
// room. Feet.
import type { ConduitType, Route, Vector } from '@/lib/planner'
import { add, MeshBuilder, type Rgb, shade, unit, vector } from './mesh-builder'
import { conduitCorners, type Fixture, jointsOf, STAND_OFF_FT, strapsOf, sweep } from './conduit-path'
import { paints } from './paints'
import { BLOCK, PANEL_BOX } from './sizes'

/** A load center with its door, latch and a plate, fed from above. */
export function panelGeometry() {
  const { widthFt, heightFt, depthFt } = PANEL_BOX
  const builder = new MeshBuilder()
  builder.box(vector(0, 0, depthFt / 2), vector(widthFt, heightFt, depthFt), paints.panel)
  builder.box(vector(0, 0, depthFt + 0.02), vector(widthFt + 0.1, heightFt + 0.1, 0.04), shade(paints.panelDoor, 0.85))
  builder.box(vector(0, -0.05, depthFt + 0.06), vector(widthFt - 0.25, heightFt - 0.4, 0.05), paints.panelDoor)
  builder.box(vector(widthFt / 2 - 0.22, -0.05, depthFt + 0.1), vector(0.07, 0.2, 0.05), paints.graphite)
  builder.box(vector(0, heightFt / 2 - 0.45, depthFt + 0.09), vector(0.5, 0.16, 0.01), paints.blockBody)
  for (const y of [-0.55, 0.55])
    builder.box(vector(-widthFt / 2 + 0.12, y, depthFt + 0.09), vector(0.05, 0.22, 0.03), paints.steel)
  builder.pipe([vector(0.25, heightFt / 2, 0.16), vector(0.25, 4, 0.16)], 0.1, paints.emtFitting)
  return builder.build()
}

const circle = (centre: Vector, radius: number, from: number, to: number, steps: number, lean = 0): Vector[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const turn = from + ((to - from) * i) / steps
    return add(centre, vector(radius * Math.sin(turn), radius * Math.cos(turn), (lean * i) / steps))
  })

/** The charger of no brand: a box with a light, a holster and its cable hung up. */
export function blockGeometry() {
  const { widthFt, heightFt, depthFt } = BLOCK
  const builder = new MeshBuilder()
  builder.box(vector(0, 0, depthFt / 2), vector(widthFt, heightFt, depthFt), paints.blockBody)
  builder.box(vector(0, 0, depthFt + 0.015), vector(widthFt - 0.16, heightFt - 0.16, 0.03), paints.graphite)
  builder.box(vector(0, 0.38, depthFt + 0.04), vector(0.46, 0.06, 0.02), paints.safety)
  builder.pipe([vector(0, -0.28, depthFt), vector(0, -0.28, depthFt + 0.24)], 0.17, paints.ink, 20)
  builder.box(vector(0, -0.5, depthFt + 0.12), vector(0.16, 0.34, 0.16), paints.ink)
  const coil = vector(0, -0.9, depthFt * 0.55)
  builder.pipe(
    [vector(0.25, -0.55, depthFt * 0.5), ...circle(coil, 0.62, 0.4, 0.4 + 4 * Math.PI, 64, 0.16)],
    0.05,
    paints.graphite,
    8,
  )
  return builder.build()
}

interface ConduitLook {
  readonly radius: number
  readonly sleeveRadius: number
  readonly sleeveFt: number
  readonly metalness: number
  readonly roughness: number
}

/** Drawn a little thicker than it is, so that it reads from across the garage. Metal shines; plastic is dull, with longer belled joints. */
export const conduitLooks: Readonly<Record<ConduitType, ConduitLook>> = {
  EMT: { radius: 0.075, sleeveRadius: 0.1, sleeveFt: 0.22, metalness: 0.85, roughness: 0.3 },
  PVC: { radius: 0.09, sleeveRadius: 0.112, sleeveFt: 0.34, metalness: 0, roughness: 0.75 },
}

/** Conduit, couplings at bends and joints, and straps. Null for a route without a leg. */
export function conduitGeometry(route: Route, type: ConduitType) {
  const corners = conduitCorners(route)
  if (corners.length < 2) return null
  const look = conduitLooks[type]
  const [tube, fitting] = type === 'EMT' ? [paints.emt, paints.emtFitting] : [paints.pvc, paints.pvcFitting]
  const { line, straights } = sweep(corners)
  const builder = new MeshBuilder()
  const ring = ({ at, along }: Fixture, lengthFt: number, radius: number, color: Rgb) =>
    builder.pipe([add(at, along, -lengthFt / 2), add(at, along, lengthFt / 2)], radius, color, 14)
  builder.pipe(line, look.radius, tube, 14)
  const bends = straights.flatMap(([from, to], i) => {
    const along = unit(add(to, from, -1))
    return [...(i > 0 ? [{ at: from, along }] : []), ...(i < straights.length - 1 ? [{ at: to, along }] : [])]
  })
  for (const coupling of [...bends, ...jointsOf(route)]) ring(coupling, look.sleeveFt, look.sleeveRadius, fitting)
  for (const strap of strapsOf(route, type)) {
    const { at, along, wall } = strap
    ring(strap, 0.12, look.radius * 1.22, paints.strap)
    // Its foot: flat on the wall, long across the conduit.
    const span = (axis: 'x' | 'y' | 'z') => (along[axis] === 0 ? (wall[axis] === 0 ? look.radius * 5.2 : 0.05) : 0.12)
    builder.box(add(at, wall, STAND_OFF_FT - 0.02), vector(span('x'), span('y'), span('z')), paints.strap)
  }
  return builder.build()
}

const BAND_FT = 0.44
const DASH_FT = 0.55

/** The plan's line: a flat safety-orange band on the walls behind the conduit, in dashes for plastic, as on the drawing. */
export function bandGeometry({ legs }: Route, type: ConduitType) {
  const builder = new MeshBuilder()
  for (const { surface, from, to, lengthFt } of legs) {
    if (surface === 'trench') continue
    const along = unit(add(to, from, -1))
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
      builder.box(middle, add(add(long, wide, BAND_FT), thick), paints.safety)
    }
    if (type === 'EMT') piece(-BAND_FT / 2, lengthFt + BAND_FT / 2)
    else for (let start = 0; start < lengthFt; start += DASH_FT * 1.5) piece(start, Math.min(start + DASH_FT, lengthFt))
  }
  return builder.isEmpty ? null : builder.build()
}
