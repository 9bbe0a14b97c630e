// What the two forms offer, and the field that catches programs. Apart from the schemas, for pages show the choices before they fetch those.
// Source: specification.txt sections 3 and 5.

export const quoteChargers = ['Level 2 (NEMA 14-50)', 'Tesla Wall Connector', 'Not sure — advise me'] as const
export type QuoteCharger = (typeof quoteChargers)[number]
export const defaultQuoteCharger: QuoteCharger = 'Level 2 (NEMA 14-50)'

export const estimateChargerTypes = ['tesla-wall-connector', 'chargepoint-home', 'juicebox', 'other'] as const
export type EstimateChargerType = (typeof estimateChargerTypes)[number]

export const estimateTimelines = ['asap', 'this-week', 'this-month', 'flexible'] as const
export type EstimateTimeline = (typeof estimateTimelines)[number]

/**
 * A field that people never see. A program that fills every field fills it too, and is refused. No word of an address stands in its name:
 * browsers that know their owner's company, site or street fill hidden fields of such names with it.
 */
export const honeypotName = 'subject'
