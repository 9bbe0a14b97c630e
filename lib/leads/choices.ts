// The kinds of lead, the choices of the two forms, and the honeypot. Apart from the schemas, because pages need these before they fetch
// those.

export const leadKinds = ['plan', 'quote', 'estimate', 'photo'] as const
export type LeadKind = (typeof leadKinds)[number]

export const quoteChargers = ['Level 2 (NEMA 14-50)', 'Tesla Wall Connector', 'Not sure — advise me'] as const
type QuoteCharger = (typeof quoteChargers)[number]
export const defaultQuoteCharger: QuoteCharger = 'Level 2 (NEMA 14-50)'

export const estimateChargerTypes = ['tesla-wall-connector', 'chargepoint-home', 'juicebox', 'other'] as const
export type EstimateChargerType = (typeof estimateChargerTypes)[number]

export const estimateTimelines = ['asap', 'this-week', 'this-month', 'flexible'] as const
export type EstimateTimeline = (typeof estimateTimelines)[number]

/** What a run on a photo is measured from. */
export const photoReferenceKinds = ['garage-door', 'entry-door', 'wall', 'window'] as const

/**
 * A field that people do not see. Form fillers of people fill it too, so a lead with it is kept like any other, and marked for the staff. The
 * name must hold no word of an address or company: browsers fill hidden fields of such names from their address book.
 */
export const honeypotName = 'subject'
/** In the stored payload of a lead that came with that field filled: true. */
export const honeypotMark = 'hidden_field_filled'

/** A hidden field: the version of the line under the form (content/form-notice.ts). */
export const noticeVersionName = 'notice_version'
/** Carries it to the lead desk beside a plan, whose payload has the specified keys only. */
export const NOTICE_VERSION_HEADER = 'x-notice-version'
