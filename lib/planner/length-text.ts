// Lengths as text, in feet and inches.
import { INCHES_PER_FOOT } from './units'

/** Longer lengths are typing errors; they are shortened to fit the page. */
const MAX_EXACT_FT = 99_999

/** Feet and inches, inches to a tenth: 8.5 -> 8, 6; 11.999 -> 12, 0. */
function written(lengthFt: number, write: (feet: number, inches: number) => string): string {
  if (lengthFt > MAX_EXACT_FT) return `${lengthFt.toPrecision(3)} ft`
  const tenths = Math.round(lengthFt * INCHES_PER_FOOT * 10)
  const feet = Math.floor(tenths / (INCHES_PER_FOOT * 10))
  return write(feet, (tenths - feet * INCHES_PER_FOOT * 10) / 10)
}

/** For labels: 8.5 -> 8′ 6″; 0.5 -> 6″. */
export const formatFeet = (lengthFt: number): string =>
  written(lengthFt, (feet, inches) => (feet === 0 ? `${inches}″` : `${feet}′\u00a0${inches}″`))

/** For sentences: 8.5 -> 8 ft 6 in; 10 -> 10 ft. */
export const formatFeetLong = (lengthFt: number): string =>
  written(lengthFt, (feet, inches) => (inches === 0 ? `${feet} ft` : `${feet} ft ${inches} in`))

/** Inches to a tenth: 4 ft -> 48 in. */
export const formatInches = (lengthFt: number): string => `${Math.round(lengthFt * INCHES_PER_FOOT * 10) / 10} in`
