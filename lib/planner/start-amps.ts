// A circuit size in the planner's address, as the panel check links to it:
// /ev-charger-planner?amps=50.
import { type Amps, ampChoices } from './constants'

/** The circuit in an address's query; undefined where there is none that the planner offers. */
export const startAmps = (search: string): Amps | undefined =>
  ampChoices.find(amps => new RegExp(`[?&]amps=${amps}(&|$)`).test(search))

/** The query without the circuit. */
export const withoutStartAmps = (search: string): string =>
  search.replace(/([?&])amps=[^&]*(&|$)/, (_, start: string, end: string) => end && start)
