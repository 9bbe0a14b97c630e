import { siteWords } from '@/content/words/site'
import { townExtras } from '@/content/price-line'
import { pagesWithRating } from '@/content/reviews'
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
import { Customers } from './testimonial'
import { TownCard } from './town-card'
import { TownBody, TownIntro } from './town-sections'

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
