// The five number inputs: bounds, and how typed text becomes a value. Units are in the field names.
import { clamp } from './units'

/** A null maximum: none is stated. */
export const numberInputs = {
  mountHeightIn: { min: 18, max: 72, step: 1 },
  pricePerFt: { min: 1, max: null, step: 1 },
  baseLabor: { min: 0, max: null, step: 25 },
  trenchFt: { min: 0, max: null, step: 5 },
  trenchPricePerFt: { min: 0, max: null, step: 1 },
} as const

/** Prices and labor are US dollars. */
export type NumberField = keyof typeof numberInputs
export const numberFields = Object.keys(numberInputs) as readonly NumberField[]

/** Upper bound of fields without a stated one: the product of two fields stays finite. */
export const MAX_NUMBER = Number.MAX_SAFE_INTEGER

// Stricter than Number(): rejects hexadecimal, "Infinity" and trailing units.
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** NaN for text that is not a decimal number. */
const decimal = (text: string): number => (DECIMAL.test(text.trim()) ? Number(text) : NaN)

/** A field's upper bound, stated or not. */
export const maxOf = (field: NumberField): number => numberInputs[field].max ?? MAX_NUMBER

/** Clamps a value to the field's bounds. Values between steps stay; NaN stays NaN. */
export const normalizeNumber = (field: NumberField, value: number): number =>
  clamp(value, numberInputs[field].min, maxOf(field)) // -0 becomes 0: Math.max takes it for the smaller one

/**
 * The value of typed text: "1e3" is 1000, " 12 " is 12. Empty, non-decimal and infinite text gives
 * the default, values out of bounds give the bound.
 */
export function parseNumber(field: NumberField, text: string, defaultValue: number): number {
  const typed = decimal(text)
  return Number.isFinite(typed) ? normalizeNumber(field, typed) : defaultValue
}

/**
 * The value of a field that is being typed in, or undefined for text that is no valid value yet
 * ("", "-", "4" on the way to 48).
 */
export function parsePartialNumber(field: NumberField, text: string): number | undefined {
  const typed = decimal(text)
  const value = normalizeNumber(field, typed)
  return value === typed ? value : undefined
}
