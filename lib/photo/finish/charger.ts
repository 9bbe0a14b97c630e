// A charger with its cable on a hook beside it, to scale. Built in meters around the middle of its
// back, with the measures of imagery/scripts/export_models.py.
import { type BrandKey, brands, type ChargerShape, SHAPE_SCALE } from '@/lib/planner/brands'
import { plus, type Vector } from '@/lib/photo/vectors'
import { bar, emptyMesh, type Mesh, placed, raise, roundedRectangle, roundedRings, smooth, sweep } from './mesh'

const METERS_PER_FOOT = 0.3048

/** The charger of no brand: of the usual size, in the color of that on the site's pictures. */
const plain = { halfWidthFt: 0.44, halfHeightFt: 0.77, cornerFt: 0.22, depthFt: 0.4, color: '#4b5055' }

const shapeOf = (brand: BrandKey): Omit<ChargerShape, 'model'> => brands[brand].shape ?? plain

export const bodyColor = (brand: BrandKey): string => shapeOf(brand).color

/** Half of its real width and height, and how far it reaches from the wall. Feet. */
export function chargerSizeFt(brand: BrandKey) {
  const { halfWidthFt, halfHeightFt, depthFt } = shapeOf(brand)
  return {
    halfWidthFt: halfWidthFt / SHAPE_SCALE,
    halfHeightFt: halfHeightFt / SHAPE_SCALE,
    depthFt: depthFt / SHAPE_SCALE,
  }
}

/** From the charger's side to the middle of the hook, and from its middle down. Meters. */
const HOOK = { aside: 0.29, below: 0.07 } as const
const CABLE_RADIUS = 0.0105
/** The mean loop: half of its size, and how far its top is over the hook's middle. Meters. */
const LOOP = { halfWidth: 0.13, halfHeight: 0.2, top: 0.047 } as const
/** How far each loop is off the mean one: a cable is never wound evenly. */
const WINDING = [
  { across: 1.03, down: 0.96, aside: 0.006 },
  { across: 0.96, down: 1.07, aside: -0.008 },
  { across: 1.05, down: 1.0, aside: 0.003 },
  { across: 0.98, down: 1.05, aside: -0.004 },
] as const

/**
 * What hangs on the hook: the loops with the plug in them, or without it, because it is in a car or
 * would lie on the floor. `low`: the hook is higher, for a charger near the floor.
 */
export type CableHang = 'with-plug' | 'without-plug' | 'low'

/** How much higher the hook is then (meters), and the share of the cable’s sag before it. */
const LOW = { raised: 0.2, sag: 0.1 } as const
/** Feet. */
export const LOW_RAISED_FT = LOW.raised / METERS_PER_FOOT

/** The hook's middle, aside from the charger's and below it. Feet. */
export const hookFt = (brand: BrandKey) => ({
  asideFt: chargerSizeFt(brand).halfWidthFt + HOOK.aside / METERS_PER_FOOT,
  belowFt: HOOK.below / METERS_PER_FOOT,
})

/** The loops: their middle below the hook's, half of their size, and their cable. Feet. */
export const LOOPS_FT = {
  below: (LOOP.halfHeight - LOOP.top) / METERS_PER_FOOT,
  halfWidth: LOOP.halfWidth / METERS_PER_FOOT,
  halfHeight: LOOP.halfHeight / METERS_PER_FOOT,
  cableRadius: CABLE_RADIUS / METERS_PER_FOOT,
} as const

/** How far the hook and the loops on it reach aside from the charger's middle. Feet. */
export const reachAsideFt = (brand: BrandKey): number => hookFt(brand).asideFt + 0.2 / METERS_PER_FOOT

/** How far the loops hang below the charger's middle. Feet. */
export const LOOPS_BELOW_FT = (HOOK.below + 0.5) / METERS_PER_FOOT

/** From the last loop to the plug's end. Meters from the hook. */
const toPlug: readonly Vector[] = [
  [0, 0.047, 0.1],
  [0.12, -0.11, 0.125],
  [0.16, -0.33, 0.13],
  [0.105, -0.475, 0.13],
  [0, -0.49, 0.13],
  [-0.085, -0.4, 0.135],
  [-0.118, -0.29, 0.145],
  [-0.121, -0.168, 0.15],
]

const middle: Vector = [0, 0, 0]

function housing(mesh: Mesh, width: number, height: number, depth: number, radius: number) {
  const outline = roundedRectangle(width, height, radius, 10)
  raise(mesh, 'back', middle, roundedRectangle(width - 0.02, height - 0.02, radius - 0.01, 6), [
    { inset: 0, out: 0, facing: 0 },
    { inset: 0, out: 0.013, facing: 0 },
  ])
  raise(mesh, 'body', middle, outline, roundedRings(0.012, depth, 0.018, 6))
  const inset = 0.026
  const face = roundedRectangle(width - 2 * inset, height - 2 * inset, Math.max(0.012, radius - inset), 8)
  raise(mesh, 'rim', middle, face, [
    { inset: -0.0014, out: depth, facing: 0 },
    { inset: -0.0014, out: depth + 0.0012, facing: 0.6 },
  ])
  raise(mesh, 'glass', middle, face, roundedRings(depth - 0.001, depth + 0.0026, 0.0012, 2))
  const isTall = height >= width
  const [wide, tall] = isTall ? [0.0085, height * 0.38] : [width * 0.34, 0.0085]
  raise(mesh, 'light', [0, height * (isTall ? 0.09 : 0.12), 0], roundedRectangle(wide, tall, 0.0042, 4), [
    { inset: 0, out: depth + 0.0026, facing: 0 },
    { inset: 0, out: depth + 0.0034, facing: 0 },
  ])
  const buttonY = -height * (isTall ? 0.29 : 0.2)
  const circle = Array.from({ length: 25 }, (_, i): Vector => {
    const angle = (2 * Math.PI * i) / 24
    return [0.017 * Math.cos(angle), buttonY + 0.017 * Math.sin(angle), depth + 0.0028]
  })
  sweep(mesh, 'rim', bar(circle, 0.0011), 5)
}

function hook(mesh: Mesh, at: Vector) {
  raise(mesh, 'plug', at, roundedRectangle(0.085, 0.085, 0.0424, 6), roundedRings(0, 0.01, 0.003, 2))
  sweep(mesh, 'body', bar([plus(at, [0, 0, 0.005]), plus(at, [0, 0, 0.132])], 0.036), 20)
  raise(mesh, 'body', at, roundedRectangle(0.098, 0.098, 0.0489, 8), roundedRings(0.13, 0.142, 0.004, 3))
}

/** From the charger's bottom to the hook, round it, and to the plug that may hang in the loops. */
function cable(mesh: Mesh, start: Vector, hookAt: Vector, hang: CableHang) {
  const from = (x: number, y: number, z: number) => plus(hookAt, [x, y, z])
  const sag = hang === 'low' ? LOW.sag : 1
  const STEPS = 16
  const loops = WINDING.flatMap(({ across, down, aside }, loop) =>
    Array.from({ length: STEPS }, (_, step): Vector => {
      const turn = Math.PI / 2 + (2 * Math.PI * step) / STEPS
      const [x, y] = [Math.cos(turn), Math.sin(turn)]
      const out = 0.026 + (loop + step / STEPS) * 1.62 * CABLE_RADIUS + 0.006 * (1 - y)
      return from(LOOP.halfWidth * across * x * (1 - 0.1 * y) + aside, LOOP.top + LOOP.halfHeight * down * (y - 1), out)
    }),
  )
  const line = smooth([
    start,
    plus(start, [0.002, -0.05, 0.004]),
    plus(start, [0.045, -0.145 * sag, 0.008]),
    plus(start, [0.12, -0.17 * sag, 0]),
    from(-0.118, -0.2, 0.024),
    ...loops,
    ...(hang === 'with-plug' ? toPlug.map(point => plus(hookAt, point)) : []),
  ])
  sweep(mesh, 'cable', bar(line, CABLE_RADIUS), 10)
}

/** What is plugged into the car. It hangs from the loops, its nose away from the charger. */
function plug(mesh: Mesh, at: Vector) {
  const along = (...points: readonly Vector[]) => points.map(point => plus(at, point))
  const handle = smooth(
    along([-0.012, 0, 0], [-0.055, -0.002, 0], [-0.105, -0.018, 0], [-0.15, -0.052, 0], [-0.172, -0.088, 0]),
  )
  sweep(mesh, 'plug', bar(along([-0.005, 0, 0], [0.04, 0, 0]), 0.0215), 18)
  sweep(mesh, 'cable', bar(along([-0.019, 0, 0], [-0.001, 0, 0]), 0.029), 18)
  const last = handle.length - 1
  sweep(
    mesh,
    'plug',
    handle.map((point, i) => {
      const t = i / last
      return { at: point, radius: 0.0275 * (1 + 0.1 * Math.sin(Math.PI * t) - 0.38 * t ** 2) }
    }),
    14,
  )
}

/**
 * @param at the middle of its back on the wall, feet
 * @param isMirrored the hook at its left
 */
export function chargerMesh(brand: BrandKey, at: Vector, isMirrored: boolean, hang: CableHang = 'with-plug'): Mesh {
  const { halfWidthFt, halfHeightFt, depthFt } = chargerSizeFt(brand)
  const [width, height] = [halfWidthFt * 2 * METERS_PER_FOOT, halfHeightFt * 2 * METERS_PER_FOOT]
  const mesh = emptyMesh()
  housing(mesh, width, height, depthFt * METERS_PER_FOOT, (shapeOf(brand).cornerFt / SHAPE_SCALE) * METERS_PER_FOOT)
  const gland: Vector = [Math.min(0.052, width * 0.24), -height / 2, 0.052]
  sweep(mesh, 'plug', bar([plus(gland, [0, 0.006, 0]), plus(gland, [0, -0.027, 0])], 0.022), 16)
  sweep(
    mesh,
    'cable',
    [
      { at: plus(gland, [0, -0.02, 0]), radius: 0.0165 },
      { at: plus(gland, [0, -0.06, 0]), radius: 0.0128 },
    ],
    14,
  )
  const hookAt: Vector = [width / 2 + HOOK.aside, (hang === 'low' ? LOW.raised : 0) - HOOK.below, 0]
  hook(mesh, hookAt)
  cable(mesh, plus(gland, [0, -0.045, 0]), hookAt, hang)
  if (hang === 'with-plug') plug(mesh, plus(hookAt, [0.048, -0.085, 0.15]))
  return placed(mesh, at, isMirrored, 1 / METERS_PER_FOOT)
}
