// The review figures: which pages show them, and the words around them.
import { longDate } from '@/lib/format'
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
const isSample = isPending('reviews.rating') || isPending('reviews.count')

export const reviewLabels = {
  title: 'Reviews',
  from: `from ${business.reviews.count} reviews`,
  asOf: `As of ${longDate(claims.reviews.asOf)}.`,
  note: isSample ? 'Sample figures.' : undefined,
} as const
