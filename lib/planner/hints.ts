// Rules of thumb for a spot: mount height, clearance at the panel, size of the service. Advice
// only. Inches, feet and amps as named. Figures: docs/planner.md, "Planner geometry"; 24 in is the
// usual minimum outdoors.
import { isFarWall } from './garages'
import { chargerPositionFt, panelPositionFt, type Plan } from './plan'
import { INCHES_PER_FOOT, roundFloatError } from './units'

export const ADVISED_HEIGHT_IN = { min: 18, max: 48, outdoorMin: 24 } as const
export const PANEL_CLEARANCE_FT = 3
export const ADVISED_SERVICE_AMPS = 200
/** A circuit this large takes up much of a smaller service. */
const LARGE_CIRCUIT_AMPS = 60

/** Rules that a plan may be against: mount height, clearance at the panel, large circuit. */
export type Tip = 'low' | 'lowOutdoors' | 'high' | 'close' | 'large'

function heightTip({ charger: { wall, heightFt } }: Plan): Tip | null {
  const inches = roundFloatError(heightFt * INCHES_PER_FOOT)
  if (inches > ADVISED_HEIGHT_IN.max) return 'high'
  // A wall across the trench is outdoors.
  if (isFarWall(wall)) return inches < ADVISED_HEIGHT_IN.outdoorMin ? 'lowOutdoors' : null
  return inches < ADVISED_HEIGHT_IN.min ? 'low' : null
}

export function tipsOf(plan: Plan): readonly Tip[] {
  const panel = panelPositionFt(plan)
  const charger = chargerPositionFt(plan)
  /** In plan view, center to center. */
  const distanceFt = Math.hypot(charger.x - panel.x, charger.z - panel.z)
  return [
    heightTip(plan),
    distanceFt < PANEL_CLEARANCE_FT ? ('close' as const) : null,
    plan.amps >= LARGE_CIRCUIT_AMPS ? ('large' as const) : null,
  ].filter(tip => tip !== null)
}
