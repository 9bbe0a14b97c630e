// The review figures: which pages show them, and in which words. Structured data carries them on these pages alone.
import { longDate } from '@/lib/format'
import type { ServiceAreaSlug } from '@/lib/routes'
import { business } from './business'
import { claims } from './claims'
import { isPending } from './samples'

/** The service-area pages that show the rating. */
export const pagesWithRating: readonly ServiceAreaSlug[] = ['huntington', 'brookhaven']

/** Until the owner has replaced or confirmed the figures, the page says that they are samples. */
const isSample = isPending('reviews.rating') || isPending('reviews.count')

export const reviewLabels = {
  title: 'Reviews',
  from: `from ${business.reviews.count} reviews`,
  asOf: `As of ${longDate(claims.reviews.asOf)}.`,
  note: isSample ? 'A sample until the source of the reviews is linked here.' : undefined,
} as const
