// The few numbers of a panel check that may go along with a lead. Apart from the schema, because
// pages need them before they fetch that.
import type { Charger, Verdict } from '@/lib/panel/load'

/** A year of the visitor's own readings, replayed with a charger that watches the house. */
export interface ReplayNumbers {
  readonly service_amps: number
  readonly charger_amps: number
  /** What the car needs a night, and the hours at which it is plugged in and leaves. */
  readonly need_kwh: number
  readonly from_hour: number
  readonly to_hour: number
  readonly nights: number
  readonly filled: number
  /** The least that a night gave. */
  readonly worst_kwh: number
}

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
  /** Only where a year was replayed. */
  readonly replay?: ReplayNumbers
}

const MAX_AMPS = 2000
const numberKeys = ['service_amps', 'load_amps', 'charger_amps', 'largest_amps'] as const

const isAmps = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= MAX_AMPS

const isWithin = (value: unknown, max: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= max
const isWhole = (value: unknown, max: number): value is number => isWithin(value, max) && Number.isInteger(value)

/** As many nights as a leap year has. */
const MAX_NIGHTS = 366
const MAX_KWH = 1000

/** Names of the numbers, in the order of columns. */
export const replayKeys = [
  'service_amps',
  'charger_amps',
  'need_kwh',
  'from_hour',
  'to_hour',
  'nights',
  'filled',
  'worst_kwh',
] as const satisfies readonly (keyof ReplayNumbers)[]

/** The numbers of a replay in an untrusted value; null where they are not such numbers. */
function replayNumbers(value: unknown): ReplayNumbers | null {
  if (typeof value !== 'object' || value === null) return null
  const { service_amps, charger_amps, need_kwh, from_hour, to_hour, nights, filled, worst_kwh } = value as Readonly<
    Record<string, unknown>
  >
  if (!isAmps(service_amps) || !isAmps(charger_amps)) return null
  if (!isWithin(need_kwh, MAX_KWH) || !isWithin(worst_kwh, MAX_KWH)) return null
  if (!isWhole(from_hour, 23) || !isWhole(to_hour, 23) || !isWhole(nights, MAX_NIGHTS)) return null
  if (!isWhole(filled, nights)) return null
  return { service_amps, charger_amps, need_kwh, from_hour, to_hour, nights, filled, worst_kwh }
}

/** The numbers in an untrusted value and nothing else; null where they are not such numbers. */
export function panelCheckNumbers(value: unknown): PanelCheckNumbers | null {
  if (typeof value !== 'object' || value === null) return null
  const { way, is_managed, ...rest } = value as Readonly<Record<string, unknown>>
  if ((way !== 'appliances' && way !== 'meter') || typeof is_managed !== 'boolean') return null
  const [service_amps, load_amps, charger_amps, largest_amps] = numberKeys.map(key => rest[key])
  if (!isAmps(service_amps) || !isAmps(load_amps) || !isAmps(charger_amps) || !isAmps(largest_amps)) return null
  const numbers: PanelCheckNumbers = { way, service_amps, load_amps, charger_amps, is_managed, largest_amps }
  if (rest.replay === undefined) return numbers
  const replay = replayNumbers(rest.replay)
  return replay && { ...numbers, replay }
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
