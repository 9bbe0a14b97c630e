// The ZIP field of the ZIP lookup, and the lookup itself.

const ZIP_LENGTH = 5

/** Keeps up to five digits. Full-width digits, which some keyboards type, are digits too. */
export const cleanZipInput = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, ZIP_LENGTH)

export const isZip = (text: string): boolean => /^\d{5}$/.test(text)

/**
 * Nassau or Suffolk. 11004 and 11005 are in Queens, as is all of 116; 00501 and 00544 are in
 * Holtsville, 06390 is Fishers Island.
 */
export const isLongIslandZip = (zip: string): boolean =>
  /^(110(?!04|05)|115|117|118|119|00501$|00544$|06390$)/.test(zip)

/** ZIPs of Nassau among those that begin with 117, most of which are Suffolk's. */
const NASSAU_117 = /^117(09|10|14|32|53|56|58|62|65|71|73|83|91|93|97)$/

/** Null outside Long Island, and for 11735, which both counties share. */
function countyOfZip(zip: string): 'Nassau' | 'Suffolk' | null {
  if (!isLongIslandZip(zip) || zip === '11735') return null
  return /^11[058]/.test(zip) || NASSAU_117.test(zip) ? 'Nassau' : 'Suffolk'
}

/**
 * The answer for a ZIP of five digits, or the one for any ZIP that is not listed, with its county.
 */
export const lookupZip = <Answer extends { readonly county: string | null }>(
  { byZip, unlisted }: { readonly byZip: Readonly<Record<string, Answer>>; readonly unlisted: Answer },
  zip: string,
): Answer => (Object.hasOwn(byZip, zip) ? byZip[zip] : undefined) ?? { ...unlisted, county: countyOfZip(zip) }
