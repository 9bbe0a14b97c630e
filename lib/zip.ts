// The ZIP field of the ZIP lookup, and the lookup itself.

const ZIP_LENGTH = 5

/** Keeps up to five digits. */
export const cleanZipInput = (text: string): string => text.replace(/\D/g, '').slice(0, ZIP_LENGTH)

export const isZip = (text: string): boolean => /^\d{5}$/.test(text)

/** The answer for a ZIP of five digits, or the one for any ZIP that is not listed. */
export const lookupZip = <Answer>(
  { byZip, unlisted }: { readonly byZip: Readonly<Record<string, Answer>>; readonly unlisted: Answer },
  zip: string,
): Answer => (Object.hasOwn(byZip, zip) ? byZip[zip] : undefined) ?? unlisted
