// Where the panel's box ends in the photo, toward the charger: the conduit comes out from behind it
// there.
import { clamp } from '@/lib/planner/units'
import { cameraPlace, type Pose, projectPoint } from '@/lib/photo/pose'
import type { Photo, PlanePoint } from '@/lib/photo/types'
import { lightAt, type Light, type Pixels, byteOf } from './pixels'

/** Half of the usual width of a load center, 14.5 in, and how far it stands off the wall. */
const USUAL = { halfWidthFt: 14.5 / 24, depthFt: 4 / 12 } as const
/** Its edge is looked for within about so much of where it usually is. */
const NEAR_FT = 0.2
const LEAST_FT = 0.3
const MOST_FT = 1.15
const STEP_FT = 0.01
/** How far to either side of an edge, and above and below the pin, the photo is looked at. */
const BESIDE_FT = 0.07
const ABOVE_FT = 0.12
const ROWS = 9
/** An edge differs at least this much, in bytes of sRGB summed over the channels. */
const CLEAR = 24

/** Feet from the panel's pin along the wall. */
export function panelEdgeFt(pixels: Pixels, photo: Photo, pose: Pose, panel: PlanePoint, charger: PlanePoint): number {
  const right = charger.xFt < panel.xFt ? -1 : 1
  const count = Math.ceil((MOST_FT + BESIDE_FT) / STEP_FT) + 1
  // The mean over a short upright line at each step.
  const seen = Array.from({ length: count }, (_, step): Light | null => {
    const sum = [0, 0, 0]
    for (let row = 0; row < ROWS; row++) {
      const at = projectPoint(photo, pose, {
        xFt: panel.xFt + right * step * STEP_FT,
        yFt: panel.yFt + ABOVE_FT * ((2 * row) / (ROWS - 1) - 1),
        zFt: 0,
      })
      const light = at && lightAt(pixels, at.xPx, at.yPx)
      if (!light) return null
      light.forEach((value, i) => (sum[i] = (sum[i] ?? 0) + byteOf(value) / ROWS))
    }
    return [sum[0] ?? 0, sum[1] ?? 0, sum[2] ?? 0]
  })
  const reach = Math.round(BESIDE_FT / STEP_FT)
  const meanOf = (from: number, to: number): Light | null => {
    const some = seen.slice(from, to)
    if (some.length === 0 || some.includes(null)) return null
    const mean = ([0, 1, 2] as const).map(i => some.reduce((sum, light) => sum + (light?.[i] ?? 0), 0) / some.length)
    return [mean[0] ?? 0, mean[1] ?? 0, mean[2] ?? 0]
  }
  // From the camera, the front of the box hides some of the wall beside it.
  const camera = cameraPlace(pose)
  const hidden = camera.zFt / Math.max(camera.zFt - USUAL.depthFt, USUAL.depthFt)
  const front = right * (panel.xFt - camera.xFt) + USUAL.halfWidthFt
  const aside = front * hidden - right * (panel.xFt - camera.xFt)
  const usual = clamp(aside, USUAL.halfWidthFt, MOST_FT)
  const changes = seen.map((_, step) => {
    const [before, after] = [meanOf(step - reach, step), meanOf(step, step + reach)]
    if (step * STEP_FT < LEAST_FT || !before || !after) return 0
    const differing = before.reduce((sum, value, i) => sum + Math.abs(value - (after[i] ?? 0)), 0)
    return differing * Math.exp(-(((step * STEP_FT - usual) / NEAR_FT) ** 2))
  })
  // The outermost: its door has an edge too.
  const edge = changes.findLastIndex(
    (change, step) => change >= CLEAR && change >= Math.max(...changes.slice(Math.max(0, step - reach), step + reach)),
  )
  return edge < 0 ? usual : edge * STEP_FT
}
