// The light on the wall, read from the photo: how bright and of what color a white surface would be
// at the charger, how dark its darkest places are, and how the light changes along the wall.
import { clamp } from '@/lib/planner/units'
import { type Pose, projectPoint } from '@/lib/photo/pose'
import type { Photo, PlanePoint } from '@/lib/photo/types'
import { brightness, type Light, lightAt, type Pixels } from './pixels'

export interface Lighting {
  /** What a white sheet on the wall would send to the camera. Linear light. */
  readonly white: Light
  /** The darkest that the picture gets: haze and glare in the lens. */
  readonly black: number
  /** The wall around the charger. */
  readonly wall: Light
  /** The light at a place of the wall, as a share of that at the charger. */
  readonly shareAt: (at: PlanePoint) => number
}

const middleOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
const channels = [0, 1, 2] as const

/** The middle one of each channel: a pipe or a shadow across the patch counts little. */
function middleLight(lights: readonly Light[]): Light | null {
  if (lights.length === 0) return null
  const [red, green, blue] = channels.map(channel => middleOf(lights.map(light => light[channel])))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** The wall around a place: 9 by 9 samples. Null outside of the picture. */
function patchAt(pixels: Pixels, photo: Photo, pose: Pose, { xFt, yFt }: PlanePoint, halfFt: number): Light | null {
  const STEPS = 4
  const lights: Light[] = []
  for (let i = -STEPS; i <= STEPS; i++) {
    for (let j = -STEPS; j <= STEPS; j++) {
      const at = projectPoint(photo, pose, {
        xFt: xFt + (i / STEPS) * halfFt,
        yFt: yFt + (j / STEPS) * halfFt,
        zFt: 0,
      })
      const light = at && lightAt(pixels, at.xPx, at.yPx)
      if (light) lights.push(light)
    }
  }
  return middleLight(lights)
}

/** One pixel is looked at in each cell of a grid of so many by so many. */
const CELLS = 64
/** What is brighter than this share of the picture counts as white: paint, doors, paper. */
const WHITE_FROM = 0.93
const WHITE_TO = 0.985
const BLACK_AT = 0.005
/** Brighter than this, the picture has no dark place at all. */
const MOST_BLACK = 0.02
/** How much of the white surfaces' color is that of the light; the rest is their own. */
const TINT = 0.75
/** White is brighter than the lightest paint by this factor. */
const LIGHTEST_WALL = 1.25
/** A charger's patch of wall, and the places along the run. */
const PATCH_FT = 0.6
/** The light changes at most this much along a run; what differs more stands before the wall. */
const LEAST_SHARE = 0.45
const MOST_SHARE = 1.7
const STEP_FT = 0.5

/** @param charger its middle, on the wall */
export function lightingOf(pixels: Pixels, photo: Photo, pose: Pose, charger: PlanePoint): Lighting {
  const { width, height } = pixels
  const all: Light[] = []
  for (let i = 0; i < CELLS; i++) {
    for (let j = 0; j < CELLS; j++) {
      const light = lightAt(pixels, ((i + 0.5) / CELLS) * width, ((j + 0.5) / CELLS) * height)
      if (light) all.push(light)
    }
  }
  const sorted = all
    .map(light => ({ light, level: brightness(light) }))
    .toSorted((a, b) => a.level - b.level)
    .map(({ light }) => light)
  const white = middleLight(sorted.slice(Math.floor(WHITE_FROM * sorted.length), Math.ceil(WHITE_TO * sorted.length)))
  const whiteLevel = Math.max(white ? brightness(white) : 0, 0.02)
  const black = brightness(sorted[Math.floor(BLACK_AT * sorted.length)] ?? [0, 0, 0])
  const wall = patchAt(pixels, photo, pose, charger, PATCH_FT) ?? [whiteLevel, whiteLevel, whiteLevel]
  const wallLevel = Math.max(brightness(wall), 0.005)
  // A light wall shows the light at the charger; beside a dark one it is nearer to that of what is
  // white elsewhere.
  const level = clamp(
    0.5 * whiteLevel + 0.65 * wallLevel,
    LIGHTEST_WALL * wallLevel,
    Math.max(whiteLevel, LIGHTEST_WALL * wallLevel),
  )
  const [red, green, blue] = channels.map(
    channel => level * (1 + TINT * ((white?.[channel] ?? whiteLevel) / whiteLevel - 1)),
  )

  const shares = new Map<number, number>()
  /** At the corners of a grid of half feet; between them the light changes evenly. */
  const shareAtStep = (i: number, j: number): number => {
    const key = 10_000 * i + j
    const known = shares.get(key)
    if (known !== undefined) return known
    const patch = patchAt(
      pixels,
      photo,
      pose,
      { xFt: charger.xFt + i * STEP_FT, yFt: charger.yFt + j * STEP_FT },
      STEP_FT,
    )
    const share = patch ? clamp(brightness(patch) / wallLevel, LEAST_SHARE, MOST_SHARE) : 1
    shares.set(key, share)
    return share
  }
  return {
    white: [red ?? level, green ?? level, blue ?? level],
    black: Math.min(black, MOST_BLACK),
    wall,
    shareAt: ({ xFt, yFt }) => {
      const x = (xFt - charger.xFt) / STEP_FT
      const y = (yFt - charger.yFt) / STEP_FT
      const i = Math.floor(x)
      const j = Math.floor(y)
      const alongRow = (row: number) => shareAtStep(i, row) * (1 - (x - i)) + shareAtStep(i + 1, row) * (x - i)
      return alongRow(j) * (1 - (y - j)) + alongRow(j + 1) * (y - j)
    },
  }
}
