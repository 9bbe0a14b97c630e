// The planner's address with a circuit, which ./start-amps reads.
import { type Amps, ampChoices } from './constants'

/**
 * Path and query that open the planner with the circuit of a charger; its smallest circuit for
 * small chargers.
 */
export function plannerPathFor(breakerAmps: number): { readonly path: string; readonly circuitAmps: Amps } {
  const circuitAmps = ampChoices.find(amps => amps >= breakerAmps) ?? 60
  return { path: `/ev-charger-planner?amps=${circuitAmps}`, circuitAmps }
}
