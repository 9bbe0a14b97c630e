// How a surface looks under the light of the photo: what it scatters, and what it mirrors of a
// place that is bright above, darker behind the camera, and has one window.
import { clamp } from '@/lib/planner/units'
import { unit } from '@/lib/photo/vectors'
import type { Lighting } from './lighting'
import { brightness } from './pixels'
import { SHADOW_FALLS } from './shadow'
import type { Surface } from './surfaces'

/** Toward the light: where shadows fall from. */
const [LIGHT_X, LIGHT_Y, LIGHT_Z] = unit([-SHADOW_FALLS.right, -SHADOW_FALLS.up, 1])
/** A tall window or an open door behind the camera, to the left. */
const [WINDOW_X, WINDOW_Y, WINDOW_Z] = unit([-0.42, 0.36, 0.83])
/** From the sky and the room, and straight from the light. */
const AMBIENT = 0.42
const SKY = 0.4
const DIRECT = 0.5
/** All the light that falls on the wall. */
const ON_WALL = AMBIENT + SKY / 2 + DIRECT * LIGHT_Z
/** Between what stands off the wall and the wall it is darker, within so many feet. */
const GAP = { least: 0.72, feet: 0.12 } as const

const power5 = (value: number): number => value * value * value * value * value

function eased(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

/**
 * Returns what writes the linear light toward the camera to `out`: of a surface with its normal `n`
 * and with the camera toward `v`, unit vectors of the wall's coordinates, `offFt` from the wall, at
 * a `share` of the light at the charger. It runs some 100,000 times for a picture: plain numbers,
 * no lists.
 */
export function createShader({ white, black, wall }: Lighting) {
  const level = Math.max(0.45, brightness(white))
  return (
    out: Float32Array,
    { color, metal, gloss, glow }: Surface,
    nx: number,
    ny: number,
    nz: number,
    vx: number,
    vy: number,
    vz: number,
    offFt: number,
    share: number,
  ) => {
    const gap = GAP.least + (1 - GAP.least) * Math.min(1, offFt / GAP.feet)
    const open = GAP.least + (1 - GAP.least) * Math.min(1, Math.max(0, nz + 0.6) / 1.2)
    const direct = Math.max(0, nx * LIGHT_X + ny * LIGHT_Y + nz * LIGHT_Z)
    const fallen = (((AMBIENT + SKY * (0.5 + 0.5 * ny)) * open + DIRECT * direct) / ON_WALL) * gap

    const facing = Math.max(0, nx * vx + ny * vy + nz * vz)
    const mx = 2 * facing * nx - vx
    const my = 2 * facing * ny - vy
    const mz = 2 * facing * nz - vz
    const blur = 1 - gloss
    const ceiling = eased(-0.2 - blur, 0.7 + blur, my)
    const floor = eased(0.1 - blur * 0.5, 0.9, -my)
    const room = (0.3 + 0.8 * ceiling + 0.12 * eased(0.2, 0.9, Math.abs(mx))) * (1 - 0.3 * floor)
    const window = eased(0.93 - 0.35 * blur, 0.985, mx * WINDOW_X + my * WINDOW_Y + mz * WINDOW_Z)
    const mirrored = room + 1.5 * gloss * window
    const ofWall = eased(0.15, -0.35, mz)
    const fresnel = power5(1 - facing)
    const shine = (0.04 + (0.15 + 0.33 * gloss) * fresnel) * (0.3 + 0.7 * gloss)

    for (let i = 0; i < 3; i++) {
      const c = color[i] ?? 0
      const w = white[i] ?? 0
      const behind = wall[i] ?? 0
      const seen = mirrored * (1 - ofWall) * w + ofWall * behind * 0.9
      const lit =
        metal > 0 ? c * fallen * w * 0.42 + (c + (1 - c) * fresnel) * seen * gap * 0.72 : c * fallen * w + shine * seen
      out[i] = black + share * lit + glow * c * level * 1.6
    }
  }
}
