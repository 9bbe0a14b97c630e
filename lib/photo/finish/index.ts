// The finished wall: where charger, cable and conduit go in a visitor's photo, and in what light.
// Pure: pixels in, places out. How it is drawn: docs/photo.md, "Your wall, finished".
import type { Amps, ConduitType } from '@/lib/planner/constants'
import type { BrandKey } from '@/lib/planner/brands'
import { chargerSizeFt, LOOPS_BELOW_FT, reachAsideFt } from '@/lib/planner/charger'
import { type Pose, projectPoint, wallPointAt } from '@/lib/photo/pose'
import type { Photo, PhotoPoint, PlanePoint } from '@/lib/photo/types'
import { type Lighting, lightingOf } from './lighting'
import { panelEdgeFt } from './panel-edge'
import { brightness, type Light, lightAt, type Pixels } from './pixels'

export type { Lighting } from './lighting'
export type { Pixels } from './pixels'

export interface Wanted {
  readonly brand: BrandKey
  readonly amps: Amps
  readonly conduitType: ConduitType
  readonly panel: PhotoPoint
  readonly charger: PhotoPoint
}

/** A run that is shorter than this, or leaves less than this, has no turn. */
const MIN_LEG_FT = 0.25

/** The run on the wall from the panel's side to the charger's. */
function cornersOf(panel: PlanePoint, charger: PlanePoint, brand: BrandKey, edgeFt: number): PlanePoint[] {
  const { halfWidthFt, halfHeightFt } = chargerSizeFt(brand)
  const [along, rise] = [charger.xFt - panel.xFt, charger.yFt - panel.yFt]
  const [right, up] = [Math.sign(along) || 1, Math.sign(rise) || 1]
  const isPlumb = Math.abs(along) < edgeFt + MIN_LEG_FT
  if (isPlumb)
    return [
      { xFt: charger.xFt, yFt: panel.yFt + up * Math.min(1, Math.abs(rise) / 2) },
      { xFt: charger.xFt, yFt: charger.yFt - up * halfHeightFt },
    ]
  const start = { xFt: panel.xFt + right * edgeFt, yFt: panel.yFt }
  // Level with the charger's side, it goes in there.
  if (Math.abs(rise) < halfHeightFt + MIN_LEG_FT) {
    const yFt = charger.yFt - up * Math.min(Math.abs(rise), halfHeightFt * 0.7)
    return [
      { xFt: start.xFt, yFt },
      { xFt: charger.xFt - right * halfWidthFt, yFt },
    ]
  }
  return [start, { xFt: charger.xFt, yFt: panel.yFt }, { xFt: charger.xFt, yFt: charger.yFt - up * halfHeightFt }]
}

/** A pixel is unlike the wall at this factor of its brightness, or so far off in a channel. */
const UNLIKE = { factor: 1.7, channel: 0.25 } as const
/** The hook goes to the panel's side where that has so much more plain wall, as a share. */
const CLEARLY = 0.2

/** The share of the place for the loops, at one side of the charger, that is not like the wall. */
function taken(pixels: Pixels, photo: Photo, pose: Pose, wall: Light, charger: PlanePoint, reachFt: number): number {
  const STEPS = 8
  let count = 0
  for (let i = 0; i < STEPS; i++) {
    for (let j = 0; j < STEPS; j++) {
      const at = projectPoint(photo, pose, {
        xFt: charger.xFt + reachFt * (0.45 + (0.55 * i) / (STEPS - 1)),
        yFt: charger.yFt + 0.1 - (LOOPS_BELOW_FT * j) / (STEPS - 1),
        zFt: 0,
      })
      const light = at && lightAt(pixels, at.xPx, at.yPx)
      if (!light) {
        // Outside of the picture.
        count += 2
        continue
      }
      const ratio = brightness(light) / Math.max(brightness(wall), 0.01)
      const isUnlike = light.some(
        (value, channel) =>
          Math.abs(value / Math.max(brightness(light), 0.01) - (wall[channel] ?? 0) / brightness(wall)) >
          UNLIKE.channel,
      )
      if (isUnlike || ratio > UNLIKE.factor || ratio < 1 / UNLIKE.factor) count++
    }
  }
  return count / STEPS ** 2
}

/** The hook hangs away from the panel, unless something stands there. */
function isHookLeft(
  pixels: Pixels,
  photo: Photo,
  pose: Pose,
  wall: Light,
  panel: PlanePoint,
  charger: PlanePoint,
  brand: BrandKey,
): boolean {
  const reachFt = reachAsideFt(brand)
  const [left, right] = [-reachFt, reachFt].map(reach => taken(pixels, photo, pose, wall, charger, reach))
  const isPanelRight = panel.xFt > charger.xFt
  const [away = 0, toward = 0] = isPanelRight ? [left, right] : [right, left]
  return away - toward > CLEARLY ? !isPanelRight : isPanelRight
}

/** What is drawn before the wall. */
export interface FinishedLayout {
  /** The charger's middle. */
  readonly charger: PlanePoint
  /** The hook is at the charger's left. */
  readonly isMirrored: boolean
  /** Two or three: the conduit at the panel's side, its turn where there is one, at the charger. */
  readonly corners: readonly PlanePoint[]
  readonly lighting: Lighting
}

/** Looks at the whole photo. Null where a pin is beyond the wall's horizon. */
export function layOutFinished(pixels: Pixels, photo: Photo, pose: Pose, wanted: Wanted): FinishedLayout | null {
  const panel = wallPointAt(photo, pose, wanted.panel)
  const charger = wallPointAt(photo, pose, wanted.charger)
  if (!panel || !charger) return null
  const lighting = lightingOf(pixels, photo, pose, charger)
  const edgeFt = panelEdgeFt(pixels, photo, pose, panel, charger)
  return {
    charger,
    isMirrored: isHookLeft(pixels, photo, pose, lighting.wall, panel, charger, wanted.brand),
    corners: cornersOf(panel, charger, wanted.brand, edgeFt),
    lighting,
  }
}
