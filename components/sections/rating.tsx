import { business } from '@/content/business'
import { reviewLabels } from '@/content/reviews'
import { PageSection } from '@/components/ui/section'

/**
 * The review figures with their date. Structured data may carry them only on pages that show them.
 */
export function Rating() {
  return (
    <PageSection background="sunken" aria-labelledby="reviews">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <div>
          <h2 id="reviews" className="text-lg">
            {reviewLabels.title}
          </h2>
          <p className="mt-2 font-display font-bold tabular-nums">
            <span className="text-4xl">{business.reviews.rating}</span>{' '}
            <span className="text-xl">{reviewLabels.from}</span>
          </p>
        </div>
        <p className="max-w-text pb-1 text-sm text-muted">
          {reviewLabels.asOf} {reviewLabels.note}
        </p>
      </div>
    </PageSection>
  )
}
