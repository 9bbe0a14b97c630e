// Rules of thumb for a spot: mount height, clearance at the panel, size of the service. Advice
// only. Inches, feet and amps as named. Figures: docs/planner.md, "Planner geometry"; 24 in is the
// usual minimum outdoors.
import { chargerPositionFt, panelPositionFt, type Plan } from './plan'
import { INCHES_PER_FOOT, roundFloatError } from './units'

export const ADVISED_HEIGHT_IN = { min: 18, max: 48, outdoorMin: 24 } as const
export const PANEL_CLEARANCE_FT = 3
export const ADVISED_SERVICE_AMPS = 200
/** A circuit this large takes up much of a smaller service. */
const LARGE_CIRCUIT_AMPS = 60

/** One for each rule, always all three, in this order. */
export type Hint =
  | { readonly rule: 'height'; readonly finding: 'fine' | 'low' | 'lowOutdoors' | 'high' }
  | { readonly rule: 'clearance'; readonly finding: 'fine' | 'close' }
  | { readonly rule: 'service'; readonly finding: 'fine' | 'large' }

function heightFinding({ charger: { wall, heightFt } }: Plan) {
  const inches = roundFloatError(heightFt * INCHES_PER_FOOT)
  if (inches > ADVISED_HEIGHT_IN.max) return 'high'
  // A charger on the detached wall is outdoors.
  if (wall === 'detached') return inches < ADVISED_HEIGHT_IN.outdoorMin ? 'lowOutdoors' : 'fine'
  return inches < ADVISED_HEIGHT_IN.min ? 'low' : 'fine'
}

/** Distance in plan view from the panel's center to the charger's center. */
export function panelDistanceFt(plan: Plan): number {
  const panel = panelPositionFt(plan)
  const charger = chargerPositionFt(plan)
  return Math.hypot(charger.x - panel.x, charger.z - panel.z)
}

/** Applies the rules of thumb to a plan. */
export function hintsOf(plan: Plan): readonly Hint[] {
  return [
    { rule: 'height', finding: heightFinding(plan) },
    { rule: 'clearance', finding: panelDistanceFt(plan) < PANEL_CLEARANCE_FT ? 'close' : 'fine' },
    { rule: 'service', finding: plan.amps >= LARGE_CIRCUIT_AMPS ? 'large' : 'fine' },
  ]
}
