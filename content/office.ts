// Where the office is, for the sentences that name it: moving it in business.ts changes them all.
import { milesBetween } from '@/lib/map/long-island'
import { business } from './business'

const { address, geo } = business

/** Whether a town is the office's own. */
export const isOfficeIn = (town: string): boolean => address.locality === town

/** Whole miles from the office in a straight line. */
export const milesFromOffice = (point: { readonly lat: number; readonly lon: number }): number =>
  Math.round(milesBetween({ lat: geo.latitude, lon: geo.longitude }, point))
