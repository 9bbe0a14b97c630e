// The conduit's run on the wall: level from the panel, then plumb to the charger, as in the
// planner.
import { type Plane, planePointAt } from './plane'
import type { PhotoPoint, PlanePoint } from './types'

/** A bend counts where both parts of the run are longer than this. */
const MIN_LEG_FT = 0.5

export interface Run {
  readonly runFt: number
  readonly alongFt: number
  readonly riseFt: number
  readonly elbows: number
}

/**
 * The panel, the place level with it and plumb with the charger, and the charger. Null where a pin
 * is beyond the plane's horizon.
 */
export function runCorners(
  plane: Plane,
  panel: PhotoPoint,
  charger: PhotoPoint,
): readonly [PlanePoint, PlanePoint, PlanePoint] | null {
  const from = planePointAt(plane, panel)
  const to = planePointAt(plane, charger)
  return from && to ? [from, { xFt: to.xFt, yFt: from.yFt }, to] : null
}

/** Feet, none of them negative. Null where a pin is beyond the plane's horizon. */
export function runBetween(plane: Plane, panel: PhotoPoint, charger: PhotoPoint): Run | null {
  const corners = runCorners(plane, panel, charger)
  if (!corners) return null
  const [from, turn, to] = corners
  const alongFt = Math.abs(turn.xFt - from.xFt)
  const riseFt = Math.abs(to.yFt - turn.yFt)
  const elbows = alongFt > MIN_LEG_FT && riseFt > MIN_LEG_FT ? 1 : 0
  return { runFt: alongFt + riseFt, alongFt, riseFt, elbows }
}
