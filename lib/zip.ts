// What may stand in the ZIP field.

export const ZIP_LENGTH = 5

/** Keeps the digits, at most five. */
export const cleanZipInput = (text: string): string => text.replace(/\D/g, '').slice(0, ZIP_LENGTH)

export const isZip = (text: string): boolean => /^\d{5}$/.test(text)
