// Where the business is, for the sentences that name it: moving it in business.ts changes them all.
import { business } from './business'

const { address, geo } = business
const MILES_PER_DEGREE = 69.1

export const isBusinessIn = (town: string): boolean => address.locality === town

/** Whole miles from the business in a straight line, on a flat map: fine over Long Island. */
export function milesFromBusiness({ lat, lon }: { readonly lat: number; readonly lon: number }): number {
  const north = lat - geo.latitude
  const east = (lon - geo.longitude) * Math.cos((geo.latitude * Math.PI) / 180)
  return Math.round((north ** 2 + east ** 2) ** 0.5 * MILES_PER_DEGREE)
}
