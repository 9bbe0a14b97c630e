// Rules of thumb for a spot: mounting height, free space at the panel, size of the service. Advice about a plan; it never blocks one.
// Figures: specification.txt section 9, "Code rules quoted"; 24 in outdoors is the usual minimum there. Inches, feet and amps as named.
import { chargerPositionFt, panelPositionFt, type Plan } from './plan'
import { INCHES_PER_FOOT, withoutBinaryNoise } from './units'

export const ADVISED_HEIGHT_IN = { min: 18, max: 48, outdoorMin: 24 } as const
export const PANEL_CLEARANCE_FT = 3
export const ADVISED_SERVICE_AMPS = 200
/** A circuit of this size takes up much of a smaller service. */
const LARGE_CIRCUIT_AMPS = 60

/** One for each rule, always all three and in this order. `fine`: nothing to say against the spot. */
export type Hint =
  | { readonly rule: 'height'; readonly finding: 'fine' | 'low' | 'lowOutdoors' | 'high' }
  | { readonly rule: 'clearance'; readonly finding: 'fine' | 'close' }
  | { readonly rule: 'service'; readonly finding: 'fine' | 'large' }

function heightFinding({ charger: { wall, heightFt } }: Plan) {
  const inches = withoutBinaryNoise(heightFt * INCHES_PER_FOOT)
  if (inches > ADVISED_HEIGHT_IN.max) return 'high'
  // The detached wall takes its charger on the outside.
  if (wall === 'detached') return inches < ADVISED_HEIGHT_IN.outdoorMin ? 'lowOutdoors' : 'fine'
  return inches < ADVISED_HEIGHT_IN.min ? 'low' : 'fine'
}

/** Over the floor, from the middle of the panel to the middle of the charger. */
export function panelDistanceFt(plan: Plan): number {
  const panel = panelPositionFt(plan)
  const charger = chargerPositionFt(plan)
  return Math.hypot(charger.x - panel.x, charger.z - panel.z)
}

/** What the rules of thumb say about a plan. */
export function hintsOf(plan: Plan): readonly Hint[] {
  return [
    { rule: 'height', finding: heightFinding(plan) },
    { rule: 'clearance', finding: panelDistanceFt(plan) < PANEL_CLEARANCE_FT ? 'close' : 'fine' },
    { rule: 'service', finding: plan.amps >= LARGE_CIRCUIT_AMPS ? 'large' : 'fine' },
  ]
}

/** How many of them have something to say. */
export const hintCount = (hints: readonly Hint[]): number => hints.filter(({ finding }) => finding !== 'fine').length
