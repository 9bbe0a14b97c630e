import { siteWords } from '@/content/words/site'
import { withLicense } from '@/content/license'
import { isServiceArea, locations, placeIn, towns, type LocationSlug, type Town } from '@/content/towns'
import type { ShortLocation } from '@/content/schema'
import { townExtras } from '@/content/price-line'
import type { Crumb } from '@/lib/json-ld/page'
import { locationPath } from '@/content/routes'
import { LeadRuntime } from '@/components/forms/lead-runtime'
import { QuoteSection } from '@/components/forms/quote-section'
import { Shell } from '@/components/layout/shell'
import { TownFigure } from '@/components/media/house-figure'
import { townNode } from '@/components/seo/town-node'
import { Sections } from '@/components/ui/blocks'
import { ButtonLink } from '@/components/ui/button'
import { InlineText } from '@/components/ui/inline'
import { PageSection } from '@/components/ui/section'
import { CallButton } from './call-button'
import { CallToAction } from './call-to-action'
import { FaqSection } from './faq-section'
import { PageHero } from './hero'
import { Nearby } from './nearby-places'
import { PriceExtras } from './price-line'
import { TownCard } from './town-card'
import { TownBody, TownIntro } from './town-sections'
import { Words } from '@/components/ui/words'

function WhyChooseUs() {
  return (
    <PageSection className="py-0 md:py-0">
      <section aria-labelledby="why" className="border-l-4 border-safety bg-sunken px-6 py-4">
        <h2 id="why" className="text-2xl">
          {siteWords.town.why}
        </h2>
        <ul className="mt-2">
          {siteWords.town.bullets.map((bullet, index) => (
            <li key={bullet} className="border-t border-line py-2 first:border-t-0">
              <Words text={index === 0 ? withLicense(bullet) : bullet} />
            </li>
          ))}
        </ul>
      </section>
    </PageSection>
  )
}

function ShortBody({ page, town }: { page: ShortLocation; town: Town }) {
  return (
    <PageSection className="pt-0 md:pt-0">
      <div className="aside-columns">
        <div>
          <TownCard town={town} />
          <Sections sections={page.sections} />
        </div>
        <PriceExtras rows={townExtras(town.slug, 'none')} />
      </div>
    </PageSection>
  )
}

/** A call to action whose button scrolls to the quote form. */
function ReadyBox({ text }: { text: string }) {
  return (
    <PageSection background="night">
      <h2 className="section-title">{siteWords.town.ready}</h2>
      <p className="night-lead max-w-text">
        <InlineText text={text} />
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <CallButton variant="on-night" />
        <ButtonLink href="#quote">{siteWords.getAFreeEstimate}</ButtonLink>
      </div>
    </PageSection>
  )
}

export function LocationPage({ slug }: { slug: LocationSlug }) {
  const page = locations[slug]
  const town = towns[slug]
  const path = locationPath(slug)
  const crumbs: Crumb[] = [
    { name: siteWords.locations, path: '/locations/' },
    { name: town.name, path },
  ]
  const heading = siteWords.town.locationHeading(town.name)
  return (
    <Shell
      path={path}
      crumbs={crumbs}
      nodes={[townNode(town, path, heading, page.lead)]}
      faq={page.faq}
      dataLayerTown={isServiceArea(slug) ? slug : null}
      runtime={<LeadRuntime words={siteWords.forms.runtime} />}
    >
      <PageHero
        line={page.layout === 'long'}
        title={heading}
        town={town.name}
        lead={page.lead}
        actions={
          <>
            <CallButton variant="strong" />
            <ButtonLink href="#quote">{siteWords.getAFreeEstimate}</ButtonLink>
          </>
        }
        figure={<TownFigure town={town} family="locations" />}
      />
      {page.layout === 'short' ? <WhyChooseUs /> : null}
      <QuoteSection estimateHref="/contact" town={town.name} />
      {page.layout === 'short' ? (
        <ShortBody page={page} town={town} />
      ) : (
        <>
          <TownIntro town={town} intro={page.intro} />
          <TownBody town={town} page={page} />
        </>
      )}
      <FaqSection title={siteWords.town.faq(placeIn(town))} questions={page.faq} />
      <Nearby town={town} family="locations" isShort={page.layout === 'short'} />
      {page.layout === 'short' ? (
        <ReadyBox text={page.closing.text} />
      ) : (
        <CallToAction {...page.closing} quote={{ label: siteWords.requestFreeQuote, href: '#quote' }} />
      )}
    </Shell>
  )
}
