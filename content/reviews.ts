// The review figures: which pages show them, and the words around them.
import { longDate } from '@/lib/format'
import { plural } from '@/lib/plural'
import { business } from './business'
import { claims } from './claims'
import { isPending } from './samples'
import { serviceAreas, serviceAreaSlugs } from './towns'

/** The service-area pages that show the rating. Structured data carries it on these pages alone. */
export const pagesWithRating = serviceAreaSlugs.filter(slug => {
  const page = serviceAreas[slug]
  return page.layout === 'full' && page.showsRating
})

/** While the figures are samples, the page says so. */
export const isSampleRating = isPending('reviews.rating') || isPending('reviews.count')

/**
 * For structured data, where nothing tells a search engine that figures are samples: only a sample
 * build has those.
 */
export const ratingInData = (
  build: { readonly isSample: boolean },
  isSample = isSampleRating,
): typeof business.reviews | undefined => (isSample && !build.isSample ? undefined : business.reviews)

export const ratingWarning =
  'The rating is left out of structured data, because its figures are samples (content/samples.ts). NEXT_PUBLIC_SAMPLES=1 marks a build as a sample and keeps them.'

export const reviewWords = {
  from: `from ${plural(business.reviews.count, 'review')}`,
  asOf: `As of ${longDate(claims.reviews.asOf)}.`,
  note: isSampleRating ? 'Sample figures.' : undefined,
} as const
