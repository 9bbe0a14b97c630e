// A circuit size in the planner's address, as the panel check links to it: /ev-charger-planner?amps=50.
import { type Amps, ampChoices } from './constants'

const PARAMETER = 'amps'

/** Path and query that open the planner with the circuit of a charger; its smallest circuit for small chargers. */
export function plannerPathFor(breakerAmps: number): { readonly path: string; readonly circuitAmps: Amps } {
  const circuitAmps = ampChoices.find(amps => amps >= breakerAmps) ?? ampChoices[ampChoices.length - 1] ?? 60
  return { path: `/ev-charger-planner?${PARAMETER}=${circuitAmps}`, circuitAmps }
}

/** The circuit in an address's query; null where there is none that the planner offers. */
export const startAmps = (search: string): Amps | null =>
  ampChoices.find(amps => String(amps) === new URLSearchParams(search).get(PARAMETER)) ?? null

/** The query without the circuit, with its '?' where something is left. */
export function withoutStartAmps(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(PARAMETER)
  return query.size === 0 ? '' : `?${query.toString()}`
}
