// Where a lead's phone number is dialed, for services that link web addresses only.

export const CALL_PATH = '/api/leads/call/'

/** The page that dials, of a lead with this lead page; null without one. */
export const callUrlOf = (leadPageUrl: string | null): string | null =>
  leadPageUrl?.replace('/api/leads/sheet/', CALL_PATH) ?? null
