// A circuit size in the planner's address, as the panel check links to it.
import { type Amps, ampChoices } from './constants'

/** Path and query that open the planner with the circuit of a charger. */
export const plannerPathFor = (breakerAmps: number): string => `/ev-charger-planner?amps=${breakerAmps}`

/** The circuit in an address's query; undefined where there is none that the planner offers. */
export const startAmps = (search: string): Amps | undefined =>
  ampChoices.find(amps => new RegExp(`[?&]amps=${amps}(&|$)`).test(search))

/** The query without the circuit. */
export const withoutStartAmps = (search: string): string =>
  search.replace(/([?&])amps=[^&]*(&|$)/, (_, start: string, end: string) => end && start)
