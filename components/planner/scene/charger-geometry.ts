// A charger with its cable on a hook, built in: the one of no brand, and all in photos, where the
// brands' models would show their few triangles. Faces +z around the middle of its back; built in
// meters.
import { type BufferGeometry, Color, type Vector3 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { type BrandKey, brands, SHAPE_SCALE } from '@/lib/planner/brands'
import { type CableHang, chargerSizeFt, HOOK_M, LOOP_M, LOW_RAISED_M } from '@/lib/planner/charger'
import { MeshBuilder, roundedRings } from './mesh-builder'
import { add, vector } from './vectors'

const METERS_PER_FOOT = 0.3048

/** The lamp's color is brighter than a surface of it by this factor: it glows. */
export const LAMP_BRIGHTER = 1.75
/** Of the body of no brand, as on the site's pictures. */
const PLAIN = '#4b5055'
const colors = {
  back: new Color('#303437'),
  glass: new Color('#0b0d10'),
  rim: new Color('#aab2b6'),
  cable: new Color('#17191c'),
  plug: new Color('#1c1f22'),
  light: new Color('#35e0a1').multiplyScalar(LAMP_BRIGHTER),
}

/** How far each loop is off the mean one: a cable is never wound evenly. */
const WINDING = [
  { across: 1.03, down: 0.96, aside: 0.006 },
  { across: 0.96, down: 1.07, aside: -0.008 },
  { across: 1.05, down: 1.0, aside: 0.003 },
  { across: 0.98, down: 1.05, aside: -0.004 },
] as const
const LOOP_STEPS = 16
/** Points of a smooth line to each piece of it. */
const SMOOTH_STEPS = 4
/** The share of the cable's sag before a hook that is higher. */
const LOW_SAG = 0.1

/** From the last loop to the plug's end. Meters from the hook. */
const toPlug = [
  [0, 0.047, 0.1],
  [0.12, -0.11, 0.125],
  [0.16, -0.33, 0.13],
  [0.105, -0.475, 0.13],
  [0, -0.49, 0.13],
  [-0.085, -0.4, 0.135],
  [-0.118, -0.29, 0.145],
  [-0.121, -0.168, 0.15],
] as const

/** A smooth line through points: Catmull and Rom. Three's own curve weighs a kilobyte. */
function smooth(points: readonly Vector3[]): Vector3[] {
  const line = points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to
    const [before, after] = [points[i - 1] ?? from, points[i + 2] ?? to]
    return Array.from({ length: SMOOTH_STEPS }, (_, step) => {
      const t = step / SMOOTH_STEPS
      const along = (axis: 'x' | 'y' | 'z') => {
        const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]]
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
      }
      return vector(along('x'), along('y'), along('z'))
    })
  })
  const end = points.at(-1)
  return end ? [...line, end] : line
}

/** What is dull, what is shiny (glass and bright metal), and the lamp. */
interface Parts {
  readonly dull: MeshBuilder
  readonly shiny: MeshBuilder
  readonly lamp: MeshBuilder
}

interface Body {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly corner: number
  readonly color: Color
}

function housing({ dull, shiny, lamp }: Parts, { width, height, depth, corner, color }: Body) {
  const outline = { width, height, corner, steps: 10 }
  const middle = vector(0, 0, 0)
  const back = { width: width - 0.02, height: height - 0.02, corner: corner - 0.01, steps: 6 }
  dull.plate(middle, back, [0, 0.013].map(flat), colors.back)
  dull.plate(middle, outline, roundedRings(0.012, depth, 0.018, 6), color)
  const inset = 0.026
  const face = {
    width: width - 2 * inset,
    height: height - 2 * inset,
    corner: Math.max(0.012, corner - inset),
    steps: 8,
  }
  const rim = [flat(depth), { ...flat(depth + 0.0012), facing: 0.6 }].map(ring => ({ ...ring, inset: -0.0014 }))
  shiny.plate(middle, face, rim, colors.rim)
  shiny.plate(middle, face, roundedRings(depth - 0.001, depth + 0.0026, 0.0012, 2), colors.glass)
  const isTall = height >= width
  const [wide, tall] = isTall ? [0.0085, height * 0.38] : [width * 0.34, 0.0085]
  const light = { width: wide, height: tall, corner: 0.0042, steps: 4 }
  lamp.plate(
    vector(0, height * (isTall ? 0.09 : 0.12), 0),
    light,
    [depth + 0.0026, depth + 0.0034].map(flat),
    colors.light,
  )
  const buttonY = -height * (isTall ? 0.29 : 0.2)
  const button = Array.from({ length: 25 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 24
    return vector(0.017 * Math.cos(angle), buttonY + 0.017 * Math.sin(angle), depth + 0.0028)
  })
  shiny.pipe(button, 0.0011, colors.rim, 5)
}

const flat = (out: number) => ({ inset: 0, out, facing: 0 })

function hook({ dull }: Parts, at: Vector3, color: Color) {
  const disc = (size: number, steps: number) => ({ width: size, height: size, corner: size / 2 - 0.0001, steps })
  dull.plate(at, disc(0.085, 6), roundedRings(0, 0.01, 0.003, 2), colors.plug)
  dull.pipe(
    [0.005, 0.132].map(out => add(at, vector(0, 0, out))),
    0.036,
    color,
    20,
  )
  dull.plate(at, disc(0.098, 8), roundedRings(0.13, 0.142, 0.004, 3), color)
}

/** From the charger's bottom to the hook, round it, and to the plug that may hang in the loops. */
function cableLine(start: Vector3, hookAt: Vector3, hang: CableHang): Vector3[] {
  const from = (x: number, y: number, z: number) => add(hookAt, vector(x, y, z))
  const sag = hang === 'low' ? LOW_SAG : 1
  const { halfWidth, halfHeight, top, cableRadius } = LOOP_M
  const loops = WINDING.flatMap(({ across, down, aside }, loop) =>
    Array.from({ length: LOOP_STEPS }, (_, step) => {
      const turn = Math.PI / 2 + (2 * Math.PI * step) / LOOP_STEPS
      const [x, y] = [Math.cos(turn), Math.sin(turn)]
      const out = 0.026 + (loop + step / LOOP_STEPS) * 1.62 * cableRadius + 0.006 * (1 - y)
      return from(halfWidth * across * x * (1 - 0.1 * y) + aside, top + halfHeight * down * (y - 1), out)
    }),
  )
  return smooth([
    start,
    add(start, vector(0.002, -0.049, 0.004)),
    add(start, vector(0.045, -0.145 * sag, 0.008)),
    add(start, vector(0.12, -0.17 * sag, 0)),
    from(-0.118, -0.2, 0.024),
    ...loops,
    ...(hang === 'with-plug' ? toPlug.map(([x, y, z]) => from(x, y, z)) : []),
  ])
}

/** What is plugged into the car. It hangs from the loops, its nose away from the charger. */
function plug({ dull }: Parts, at: Vector3) {
  const along = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => add(at, vector(x, y, 0)))
  const handle = smooth(along([-0.012, 0], [-0.055, -0.002], [-0.105, -0.018], [-0.15, -0.052], [-0.172, -0.088]))
  dull.pipe(along([-0.005, 0], [0.04, 0]), 0.0215, colors.plug, 18)
  dull.pipe(along([-0.019, 0], [-0.001, 0]), 0.029, colors.cable, 18)
  const radii = handle.map((_, i) => {
    const t = i / (handle.length - 1)
    return 0.0275 * (1 + 0.1 * Math.sin(Math.PI * t) - 0.38 * t ** 2)
  })
  dull.pipe(handle, radii, colors.plug, 14)
}

/** Real feet times `SHAPE_SCALE`. Three groups: what is dull, what is shiny, the lamp. */
export function chargerGeometry(brand: BrandKey, hang: CableHang): BufferGeometry {
  const { halfWidthFt, halfHeightFt, cornerFt, depthFt } = chargerSizeFt(brand)
  const [width = 0, height = 0, depth = 0, corner = 0] = [2 * halfWidthFt, 2 * halfHeightFt, depthFt, cornerFt].map(
    feet => feet * METERS_PER_FOOT,
  )
  const color = new Color(brands[brand].shape?.color ?? PLAIN)
  const parts = { dull: new MeshBuilder(), shiny: new MeshBuilder(), lamp: new MeshBuilder() }
  housing(parts, { width, height, depth, corner, color })
  const gland = vector(Math.min(0.052, width * 0.24), -height / 2, 0.052)
  const below = (down: number) => add(gland, vector(0, -down, 0))
  parts.dull.pipe([-0.006, 0.027].map(below), 0.022, colors.plug, 16)
  parts.dull.pipe([0.02, 0.06].map(below), [0.0165, 0.0128], colors.cable, 14)
  const hookAt = vector(width / 2 + HOOK_M.aside, (hang === 'low' ? LOW_RAISED_M : 0) - HOOK_M.below, 0)
  hook(parts, hookAt, color)
  parts.dull.pipe(cableLine(below(0.045), hookAt, hang), LOOP_M.cableRadius, colors.cable, 10)
  if (hang === 'with-plug') plug(parts, add(hookAt, vector(0.048, -0.085, 0.15)))
  const scale = SHAPE_SCALE / METERS_PER_FOOT
  return mergeGeometries(
    Object.values(parts).map(part => part.build()),
    true,
  ).scale(scale, scale, scale)
}
