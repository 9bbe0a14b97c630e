// Where a tap on a place leads.
import type { PlaceView } from './views'

/**
 * A search in the phone's map app, or on the web. A place of ours gets its state, so that Islip is
 * not found in England. https://developers.google.com/maps/documentation/urls/get-started
 */
export const mapHref = ({ text, town }: PlaceView): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    town === null || /\bNY\b|new york/i.test(text) ? text.toWellFormed() : `${text.toWellFormed()}, NY`,
  )}`
