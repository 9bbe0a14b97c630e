import { siteWords } from '@/content/words/site'
import { townExtras } from '@/content/price-line'
import { pagesWithRating, reviewWords } from '@/content/reviews'
import { placeIn, serviceAreas, towns, type ServiceAreaSlug, type Town } from '@/content/towns'
import type { ShortServiceArea } from '@/content/schema'
import type { Crumb } from '@/lib/json-ld/page'
import { serviceAreaPath } from '@/content/routes'
import { LeadRuntime } from '@/components/forms/lead-runtime'
import { QuoteSection } from '@/components/forms/quote-section'
import { Shell } from '@/components/layout/shell'
import { TownFigure } from '@/components/media/house-figure'
import { townNode } from '@/components/seo/town-node'
import { Blocks } from '@/components/ui/blocks'
import { ButtonLink } from '@/components/ui/button'
import { PageSection } from '@/components/ui/section'
import { CallButton } from './call-button'
import { FaqSection } from './faq-section'
import { PageHero } from './hero'
import { Nearby } from './nearby-places'
import { PriceExtras } from './price-line'
import { TownCard } from './town-card'
import { TownBody, TownIntro } from './town-sections'
import { business } from '@/content/business'
import { testimonials, type TestimonialId } from '@/content/testimonials'

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
function Customers({ testimonial, showsRating }: CustomersProps) {
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

function ShortArea({ page, town }: { page: ShortServiceArea; town: Town }) {
  return (
    <PageSection className="pt-0 md:pt-0">
      <div className="aside-columns">
        <TownCard town={town} />
        <div>
          <h2 className="mb-4 text-2xl">{page.heading}</h2>
          <Blocks blocks={page.blocks} />
          <PriceExtras rows={townExtras(town.slug, 'panel')} />
        </div>
      </div>
    </PageSection>
  )
}

export function ServiceAreaPage({ slug }: { slug: ServiceAreaSlug }) {
  const page = serviceAreas[slug]
  const town = towns[slug]
  const path = serviceAreaPath(slug)
  const crumbs: Crumb[] = [
    { name: siteWords.serviceAreas, path: '/service-areas' },
    { name: town.name, path },
  ]
  const heading = siteWords.town.heading(town.name)
  const showsRating = pagesWithRating.includes(slug)
  return (
    <Shell
      path={path}
      crumbs={crumbs}
      nodes={[townNode(town, path, heading, page.lead)]}
      faq={page.faq}
      showsRating={showsRating}
      dataLayerTown="suffolk-county"
      runtime={<LeadRuntime words={siteWords.forms.runtime} />}
      hasSidebar
    >
      <PageHero
        line={page.layout === 'full'}
        eyebrow={siteWords.town.serving(town.name)}
        title={heading}
        town={town.name}
        lead={page.lead}
        actions={
          <>
            <ButtonLink href="#quote">{siteWords.getQuote}</ButtonLink>
            <CallButton />
            {page.layout === 'short' ? (
              <ButtonLink variant="outline" href="/service-areas">
                {siteWords.serviceAreas}
              </ButtonLink>
            ) : null}
          </>
        }
        figure={<TownFigure town={town} family="service-areas" />}
      />
      {page.layout === 'full' ? (
        <>
          <TownIntro town={town} intro={[page.intro, page.planner].filter(Boolean).join(' ')} />
          <TownBody town={town} page={page} />
          <Customers testimonial={page.testimonial} showsRating={showsRating} />
        </>
      ) : (
        <ShortArea page={page} town={town} />
      )}
      <FaqSection title={siteWords.town.faq(placeIn(town))} questions={page.faq} />
      <Nearby town={town} family="service-areas" isShort={page.layout === 'short'} />
      <QuoteSection estimateHref="/contact" title={page.closing.title} lead={page.closing.text} town={town.name}>
        <p className="hero-actions">
          <ButtonLink href="#quote">{siteWords.requestFreeQuote}</ButtonLink>
          <CallButton />
        </p>
      </QuoteSection>
    </Shell>
  )
}
