import { labels } from '@/content/words/site'
import { testimonials, type TestimonialId } from '@/content/testimonials'
import { PageSection } from '@/components/ui/section'

/** A quote with its source. A sample is marked as one. */
export function TestimonialSection({ id }: { id: TestimonialId }) {
  const { quote, source, sample } = testimonials[id]
  return (
    <PageSection>
      <h2 className="sr-only">{labels.town.testimonial}</h2>
      {sample ? (
        <p className="mb-4 inline-block border border-edge px-3 py-1 text-sm font-semibold">
          {labels.town.testimonialSample}
        </p>
      ) : null}
      <figure className="max-w-[52rem]">
        <blockquote className="border-l-4 border-safety pl-6 text-xl md:text-2xl">
          <p>{quote}</p>
        </blockquote>
        <figcaption className="mt-4 pl-7 text-muted">{source}</figcaption>
      </figure>
    </PageSection>
  )
}
