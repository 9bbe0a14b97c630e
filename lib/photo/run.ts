// The conduit's run on the wall: level from the panel, then plumb to the charger, as in the
// planner.
import { photoPointAt, type Plane, planePointAt } from './plane'
import type { PhotoPoint } from './types'

/** A bend counts where both parts of the run are longer than this. */
const MIN_LEG_FT = 0.5

export interface Run {
  readonly runFt: number
  readonly alongFt: number
  readonly riseFt: number
  readonly elbows: number
}

/** Feet, none of them negative. Null where a pin is beyond the plane's horizon. */
export function runBetween(plane: Plane, panel: PhotoPoint, charger: PhotoPoint): Run | null {
  const from = planePointAt(plane, panel)
  const to = planePointAt(plane, charger)
  if (!from || !to) return null
  const alongFt = Math.abs(to.xFt - from.xFt)
  const riseFt = Math.abs(to.yFt - from.yFt)
  const elbows = alongFt > MIN_LEG_FT && riseFt > MIN_LEG_FT ? 1 : 0
  return { runFt: alongFt + riseFt, alongFt, riseFt, elbows }
}

/**
 * The run in the photo: panel, the point level with the panel and plumb with the charger, charger.
 * Null where one cannot be seen.
 */
export function runPath(
  plane: Plane,
  panel: PhotoPoint,
  charger: PhotoPoint,
): readonly [PhotoPoint, PhotoPoint, PhotoPoint] | null {
  const from = planePointAt(plane, panel)
  const to = planePointAt(plane, charger)
  const turn = from && to && photoPointAt(plane, { xFt: to.xFt, yFt: from.yFt })
  return turn ? [panel, turn, charger] : null
}
