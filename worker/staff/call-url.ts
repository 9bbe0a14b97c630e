// Where a lead's phone number is dialed, for services that link web addresses only.

export const CALL_PATH = '/api/leads/call/'

/** The page that dials, of a lead with this sheet; null without one. */
export const callUrlOf = (sheetUrl: string | null): string | null =>
  sheetUrl?.replace('/api/leads/sheet/', CALL_PATH) ?? null
