// The few numbers of a panel check that may go along with a lead. Apart from the schema, because
// pages need them before they fetch that.
import { isFields } from '@/lib/fields'
import type { Charger } from '@/lib/panel/load'

const MAX_AMPS = 2000
const MAX_KWH = 1000
/** The nights of a leap year. */
const MAX_NIGHTS = 366

interface Rule {
  readonly max: number
  readonly isWhole?: true
}

const isWithin = (value: unknown, { max, isWhole }: Rule): value is number =>
  typeof value === 'number' && value >= 0 && value <= max && (!isWhole || Number.isInteger(value))

/**
 * A year of the visitor's own readings, replayed with a charger that watches the house. In the
 * order of columns.
 */
const replayRules = {
  service_amps: { max: MAX_AMPS },
  charger_amps: { max: MAX_AMPS },
  /** The car's need a night, and the hours at which it is plugged in and leaves. */
  need_kwh: { max: MAX_KWH },
  from_hour: { max: 23, isWhole: true },
  to_hour: { max: 23, isWhole: true },
  nights: { max: MAX_NIGHTS, isWhole: true },
  filled: { max: MAX_NIGHTS, isWhole: true },
  /** The least that a night gave. */
  worst_kwh: { max: MAX_KWH },
} as const satisfies Record<string, Rule>

export type ReplayNumbers = { readonly [Name in keyof typeof replayRules]: number }
export const replayKeys = Object.keys(replayRules) as readonly (keyof ReplayNumbers)[]

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

/** The numbers of a replay in an untrusted value; null where they are not such numbers. */
function replayNumbers(value: unknown): ReplayNumbers | null {
  if (!isFields(value) || !replayKeys.every(key => isWithin(value[key], replayRules[key]))) return null
  const numbers = Object.fromEntries(replayKeys.map(key => [key, value[key]])) as unknown as ReplayNumbers
  return numbers.filled <= numbers.nights ? numbers : null
}

const isAmps = (value: unknown): value is number => isWithin(value, { max: MAX_AMPS })

/** The numbers in an untrusted value and nothing else; null where they are not such numbers. */
export function panelCheckNumbers(value: unknown): PanelCheckNumbers | null {
  if (!isFields(value)) return null
  const { way, service_amps, load_amps, charger_amps, is_managed, largest_amps } = value
  if ((way !== 'appliances' && way !== 'meter') || typeof is_managed !== 'boolean') return null
  if (!isAmps(service_amps) || !isAmps(load_amps) || !isAmps(charger_amps) || !isAmps(largest_amps)) return null
  const numbers: PanelCheckNumbers = { way, service_amps, load_amps, charger_amps, is_managed, largest_amps }
  if (value.replay === undefined) return numbers
  const replay = replayNumbers(value.replay)
  return replay && { ...numbers, replay }
}

export function numbersOf(
  way: PanelCheckNumbers['way'],
  serviceAmps: number,
  charger: Charger,
  { loadAmps, largest }: { readonly loadAmps: number; readonly largest: number | null },
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
