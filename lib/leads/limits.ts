// How long texts of a lead may be. Apart from the schemas, for pages know the limits before they fetch those.
import { contactLengths } from './contact-lengths.ts'

/** Longest texts, in UTF-16 code units. An address bar holds no more than a page address: what fits there fits here. */
export const maxLengths = {
  ...contactLengths,
  location: 120,
  address: 300,
  message: 5000,
  pageUrl: 16_384,
  utmKey: 1000,
  utmValue: 16_384,
  /** All names and values together: a row of the database has an end. */
  utmTotal: 65_536,
} as const
