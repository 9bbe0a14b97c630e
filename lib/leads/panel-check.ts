// The few numbers of a panel check that may go along with a lead. Apart from the schema, because
// pages need them before they fetch that.
import type { Charger, Verdict } from '../panel/load.ts'

export interface PanelCheckNumbers {
  readonly way: 'appliances' | 'meter'
  readonly service_amps: number
  /** House and charger together, to a tenth. */
  readonly load_amps: number
  /** Output of the charger that the visitor has in mind. */
  readonly charger_amps: number
  /** The setting is fixed or managed (NEC 625.42). */
  readonly is_managed: boolean
  /** Largest output that fits; 0 where none does. */
  readonly largest_amps: number
}

const MAX_AMPS = 2000
const numberKeys = ['service_amps', 'load_amps', 'charger_amps', 'largest_amps'] as const

const isAmps = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= MAX_AMPS

/** The numbers in an untrusted value and nothing else; null where they are not such numbers. */
export function panelCheckNumbers(value: unknown): PanelCheckNumbers | null {
  if (typeof value !== 'object' || value === null) return null
  const { way, is_managed, ...rest } = value as Readonly<Record<string, unknown>>
  if ((way !== 'appliances' && way !== 'meter') || typeof is_managed !== 'boolean') return null
  const [service_amps, load_amps, charger_amps, largest_amps] = numberKeys.map(key => rest[key])
  if (!isAmps(service_amps) || !isAmps(load_amps) || !isAmps(charger_amps) || !isAmps(largest_amps)) return null
  return { way, service_amps, load_amps, charger_amps, is_managed, largest_amps }
}

export function numbersOf(
  way: PanelCheckNumbers['way'],
  serviceAmps: number,
  charger: Charger,
  { loadAmps, largest }: { readonly loadAmps: number; readonly largest: number | null; readonly verdict: Verdict },
): PanelCheckNumbers {
  return {
    way,
    service_amps: serviceAmps,
    load_amps: Math.min(MAX_AMPS, Math.round(loadAmps * 10) / 10),
    charger_amps: charger.outputAmps,
    is_managed: charger.isManaged,
    largest_amps: largest ?? 0,
  }
}
