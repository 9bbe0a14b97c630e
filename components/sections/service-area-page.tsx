import { labels } from '@/content/words/site'
import { pagePictures } from '@/content/page-pictures'
import { shortTownPriceLine, withoutAmounts } from '@/content/price-line'
import { pagesWithRating } from '@/content/reviews'
import { placeIn, serviceAreas, towns, type ServiceAreaSlug, type Town } from '@/content/towns'
import type { FullServiceArea, ShortServiceArea } from '@/content/schema'
import type { Crumb } from '@/lib/json-ld/page'
import { estimateForm, serviceAreaPath } from '@/content/routes'
import { Shell } from '@/components/layout/shell'
import { HouseFigure } from '@/components/media/house-figure'
import { HeroFigure } from '@/components/media/page-figure'
import { townNode } from '@/components/seo/town-node'
import { Blocks } from '@/components/ui/blocks'
import { ButtonLink } from '@/components/ui/button'
import { PageSection } from '@/components/ui/section'
import { CallButton } from './call-button'
import { CallToAction } from './call-to-action'
import { FaqSection } from './faq-section'
import { PageHero } from './hero'
import { Nearby } from './nearby-places'
import { PermitCard } from './permit-card'
import { PriceLine } from './price-line'
import { Rating } from './rating'
import { TestimonialSection } from './testimonial'
import { TownCard } from './town-card'
import { TownBody } from './town-sections'

function FullArea({ page, town }: { page: FullServiceArea; town: Town }) {
  return (
    <>
      <TownBody
        town={town}
        page={page}
        intro={page.planner ? [...page.intro, page.planner] : page.intro}
        columns="aside-columns-narrow"
      />
      {page.testimonial ? <TestimonialSection id={page.testimonial} /> : null}
    </>
  )
}

function ShortArea({ page, town }: { page: ShortServiceArea; town: Town }) {
  return (
    <PageSection className="pt-0 md:pt-0">
      <div className="aside-columns-narrow">
        <div>
          <TownCard town={town} />
          <h2 className="mb-4 text-2xl">{page.heading}</h2>
          <Blocks blocks={page.blocks} />
          <PriceLine
            line={withoutAmounts(shortTownPriceLine(town.slug, town.county), true)}
            isTitled
            className="mt-12"
          />
        </div>
        <div className="self-start">
          <PermitCard town={town} />
          <HouseFigure town={town} className="mt-8" />
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
    { name: labels.serviceAreas, path: '/service-areas' },
    { name: town.name, path },
  ]
  const heading = labels.town.heading(town.name)
  const showsRating = pagesWithRating.includes(slug)
  return (
    <Shell
      path={path}
      crumbs={crumbs}
      nodes={[townNode(town, path, heading, page.lead)]}
      faq={page.faq}
      showsRating={showsRating}
      dataLayerTown="suffolk-county"
      hasSidebar
    >
      <PageHero
        line={page.layout === 'full'}
        eyebrow={labels.town.serving(town.name)}
        title={heading}
        town={town.name}
        lead={page.lead}
        actions={
          <>
            <ButtonLink href={estimateForm}>{labels.getQuote}</ButtonLink>
            <CallButton />
            {page.layout === 'short' ? (
              <ButtonLink variant="outline" href="/service-areas">
                {labels.serviceAreas}
              </ButtonLink>
            ) : null}
          </>
        }
        figure={<HeroFigure {...pagePictures[town.picture]} />}
      />
      {page.layout === 'full' ? <FullArea page={page} town={town} /> : <ShortArea page={page} town={town} />}
      {showsRating ? <Rating /> : null}
      <FaqSection title={labels.town.faq(placeIn(town))} questions={page.faq} />
      <Nearby town={town} family="service-areas" />
      <CallToAction {...page.closing} quote={{ label: labels.requestFreeQuote, href: estimateForm }} />
    </Shell>
  )
}
