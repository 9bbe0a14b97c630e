// The five number inputs: bounds, defaults, and how typed text becomes the value that counts. Units are in the field names.
// Source: specification.txt section 5, "Planner number inputs"; decisions.md, "Number inputs".
import { clamp } from './units'

export const numberFields = ['mountHeightIn', 'pricePerFt', 'baseLabor', 'trenchFt', 'trenchPricePerFt'] as const
/** Prices and labor are US dollars. */
export type NumberField = (typeof numberFields)[number]

export interface NumberInput {
  readonly min: number
  /** Null: the field states no maximum. */
  readonly max: number | null
  readonly step: number
  readonly default: number
}

export const numberInputs: Readonly<Record<NumberField, NumberInput>> = {
  mountHeightIn: { min: 18, max: 72, step: 1, default: 48 },
  pricePerFt: { min: 1, max: null, step: 1, default: 12 },
  baseLabor: { min: 0, max: null, step: 25, default: 450 },
  trenchFt: { min: 0, max: null, step: 5, default: 0 },
  trenchPricePerFt: { min: 0, max: null, step: 1, default: 18 },
}

/** No field counts above the largest whole number that arithmetic keeps exact: products of two fields then stay finite. */
export const LARGEST_COUNTED = Number.MAX_SAFE_INTEGER

// Stricter than Number(): hexadecimal, "Infinity" and a trailing unit are not numbers here.
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** NaN for text that is no decimal number. */
const decimal = (text: string): number => (DECIMAL.test(text.trim()) ? Number(text) : NaN)

/** The upper bound that counts for a field, stated or not. */
export const largestOf = (field: NumberField): number => numberInputs[field].max ?? LARGEST_COUNTED

/**
 * The value that counts for any number: within the field's bounds, and the default where it is not finite. A value between steps
 * stays as it is.
 */
export function countedNumber(field: NumberField, value: number): number {
  if (!Number.isFinite(value)) return numberInputs[field].default
  return clamp(value, numberInputs[field].min, largestOf(field)) // -0 becomes 0: Math.max takes it for the smaller one
}

/**
 * The value that counts for typed text: "1e3" is 1000, " 12 " is 12. Empty text, text that is no decimal number and one too large
 * to hold give the default; outside the bounds gives the bound. Always finite and valid.
 */
export const readNumber = (field: NumberField, text: string): number => countedNumber(field, decimal(text))

/**
 * The same, for a field that is still being typed in: undefined where the text as it stands does not count ("", "-", or "4" on
 * the way to 48 inches), so that half a number moves nothing. `readNumber` decides when the field loses focus.
 */
export function readUnfinishedNumber(field: NumberField, text: string): number | undefined {
  const typed = decimal(text)
  const value = countedNumber(field, typed)
  return value === typed ? value : undefined
}
