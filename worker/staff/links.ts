// Where the links lead that staff get.
import type { PlaceView } from './views'

export const LEAD_PAGE_PATH = '/api/leads/sheet/'
export const OFFICE_PATH = '/api/leads/office/'
/** Dials a lead's phone number, for services that link web addresses only. */
export const CALL_PATH = '/api/leads/call/'

/** The page that dials, of a lead with this lead page; null without one. */
export const callUrlOf = (leadPageUrl: string | null): string | null =>
  leadPageUrl?.replace(LEAD_PAGE_PATH, CALL_PATH) ?? null

/**
 * A search in the phone's map app, or on the web. A place of ours gets its state, so that Islip is
 * not found in England. https://developers.google.com/maps/documentation/urls/get-started
 */
export const mapHref = ({ text, town }: PlaceView): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    town === null || /\bNY\b|new york/i.test(text) ? text.toWellFormed() : `${text.toWellFormed()}, NY`,
  )}`
