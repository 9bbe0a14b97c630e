// The limits that a page's own fields know; all others are in limits.ts.

/** Longest texts, in UTF-16 code units. */
export const contactLengths = { name: 100, phone: 60, email: 254 } as const
