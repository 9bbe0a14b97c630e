import { business } from '@/content/business'
import { reviewWords } from '@/content/reviews'
import { siteWords } from '@/content/words/site'
import { testimonials, type TestimonialId } from '@/content/testimonials'
import { PageSection } from '@/components/ui/section'

/** A quote with its source. A sample is marked as one. */
function Testimonial({ id }: { id: TestimonialId }) {
  const { quote, source, sample } = testimonials[id]
  return (
    <>
      {sample ? (
        <p className="mb-3 inline-block border border-edge px-3 py-1 text-sm font-semibold">
          {siteWords.town.testimonialSample}
        </p>
      ) : null}
      <figure className="max-w-[52rem]">
        <blockquote className="border-l-4 border-safety pl-4 text-lg md:text-2xl">
          <p>{quote}</p>
        </blockquote>
        <figcaption className="mt-2 pl-5 text-muted">{source}</figcaption>
      </figure>
    </>
  )
}

interface CustomersProps {
  testimonial: TestimonialId | undefined
  /** The review figures with their date. Structured data may carry them only on these pages. */
  showsRating: boolean
}

/** What customers say: a quote, the review figures, or both. */
export function Customers({ testimonial, showsRating }: CustomersProps) {
  if (!testimonial && !showsRating) return null
  return (
    <PageSection className="py-6 md:py-12">
      <h2 className="sr-only">{siteWords.town.testimonial}</h2>
      {testimonial ? <Testimonial id={testimonial} /> : null}
      {showsRating ? (
        <p className="mt-3 text-sm text-muted">
          <strong className="text-base text-ink tabular-nums">{`${business.reviews.rating} ${reviewWords.from}`}</strong>{' '}
          {reviewWords.asOf} {reviewWords.note}
        </p>
      ) : null}
    </PageSection>
  )
}
