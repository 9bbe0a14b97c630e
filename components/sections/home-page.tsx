import { siteWords } from '@/content/words/site'
import { mapWords } from '@/content/words/map'
import { page } from '@/content/pages/home'
import { beyondAllIn, homeAllIn } from '@/content/all-in'
import { homePriceLine } from '@/content/price-line'
import { proofs } from '@/content/proofs'
import { towns, type ServiceAreaSlug } from '@/content/towns'
import { locationPath, photoPlannerPath, serviceAreaPath } from '@/content/routes'
import { ConduitLine } from '@/components/drawings/conduit-line'
import { DrawingFile } from '@/components/drawings/drawing-file'
import { BeforeAfter } from '@/components/media/before-after'
import { Picture } from '@/components/media/picture'
import { EstimateSection } from '@/components/forms/estimate-section'
import { LeadRuntime } from '@/components/forms/lead-runtime'
import { ProofStrip } from '@/components/forms/proof-strip'
import { QuoteSection } from '@/components/forms/quote-section'
import { ZipSection } from '@/components/forms/zip-section'
import { FirstScreenEnd } from '@/components/layout/page-script'
import { Shell } from '@/components/layout/shell'
import { ButtonLink } from '@/components/ui/button'
import { Faq } from '@/components/ui/faq'
import { InlineText } from '@/components/ui/inline'
import { PageSection, SectionHeading } from '@/components/ui/section'
import { PriceExtras } from './price-line'
import { AllInCost } from './all-in-cost'
import { ProcessSteps } from './process-steps'
import { ServiceCards } from './service-cards'

/** The towns that docs/product.md names. */
const areaLinks: readonly ServiceAreaSlug[] = ['hempstead', 'huntington', 'smithtown', 'babylon', 'brookhaven']
const sliderSizes = '(width < 76rem) 92vw, 71rem'
const SLIDER_SHAPE = 'md:aspect-16/9 object-cover'
const locationLinks = ['ronkonkoma', 'smithtown', 'huntington', 'islip', 'patchogue'] as const

function Hero() {
  return (
    <div className="@container relative bg-night text-on-night">
      <div className="home-hero">
        <div className="hero-text">
          <h1 className="text-4xl">{page.hero.title}</h1>
          <p>
            <InlineText text={page.hero.lead} />
          </p>
          <div className="hero-actions">
            <ButtonLink href="#quote">{siteWords.getQuote}</ButtonLink>
            <ButtonLink variant="on-night" href="/ev-charger-planner">
              {siteWords.planYours}
            </ButtonLink>
            <a href="#zip" className="link-on-night">
              {siteWords.checkZip}
            </a>
          </div>
        </div>
        <Picture
          name="hero_wide"
          eager
          sizes="80rem"
          // From 48rem on it fills a box that is half as wide as the window and nearly as high as
          // it is wide.
          narrower={[
            { name: 'hero_phone', below: '48rem', sizes: '100vw' },
            { name: 'hero_portrait', below: '64rem', sizes: '80vw' },
          ]}
        />
        <div className="hero-promises">
          <ProofStrip items={proofs.home} className="mb-4" />
          <ul>
            {page.hero.promises.map(promise => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </div>
      </div>
      <ConduitLine variant="start" />
      <FirstScreenEnd />
    </div>
  )
}

function Towns() {
  return (
    <PageSection className="relative">
      <ConduitLine />
      <SectionHeading title={page.towns.title} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1.4fr_1fr_1.5fr]">
        <DrawingFile
          name="map-long-island"
          alt={mapWords.title}
          className="hidden h-auto w-full max-w-2xl self-start border border-line md:block"
        />
        {(['Nassau', 'Suffolk'] as const).map(county => (
          <div key={county} className="border-t-2 border-ink pt-4">
            <h3 className="text-xl">{siteWords.town.county(county)}</h3>
            {county === 'Nassau' ? (
              <p className="mt-2 text-muted">
                <InlineText text={page.towns.nassau} />
              </p>
            ) : null}
            <ul className="town-grid">
              {areaLinks
                .filter(slug => towns[slug].county === county)
                .map(slug => (
                  <li key={slug}>
                    <a href={serviceAreaPath(slug)} className="place-link">
                      {towns[slug].name}
                    </a>
                  </li>
                ))}
              {county === 'Suffolk' ? (
                <li>
                  <a href="/service-areas" className="link inline-flex min-h-11 items-center">
                    {page.towns.all}
                  </a>
                </li>
              ) : null}
            </ul>
          </div>
        ))}
      </div>
    </PageSection>
  )
}

/** The price and the questions that come with it. */
function PriceAndQuestions() {
  return (
    <PageSection>
      <SectionHeading title={page.price.title} />
      <AllInCost cost={homeAllIn} headingLevel="h3" className="max-w-[46rem]" />
      <p className="mt-6 max-w-text">
        <InlineText text={page.price.note} />
      </p>
      <PriceExtras rows={beyondAllIn(homePriceLine)} />
      <div className="mt-8">
        <Faq questions={page.faq} />
      </div>
    </PageSection>
  )
}

export function HomePage() {
  return (
    <Shell path="/" faq={page.faq} runtime={<LeadRuntime words={siteWords.forms.runtime} />}>
      <Hero />
      <PageSection className="relative">
        <ConduitLine />
        <SectionHeading title={page.services.title} />
        <ServiceCards brief />
      </PageSection>
      <PageSection background="sunken" className="relative overflow-clip">
        <ConduitLine />
        <SectionHeading title={page.process.title} lead={page.process.lead} />
        <ProcessSteps steps={page.process.steps} drawings={['consultation', 'assessment', 'installation', 'testing']} />
      </PageSection>
      <PageSection className="relative">
        <ConduitLine />
        <SectionHeading title={page.beforeAfter.title} />
        <BeforeAfter
          before={<Picture name="photo_pin" sizes={sliderSizes} className={SLIDER_SHAPE} />}
          after={<Picture name="photo_finished" sizes={sliderSizes} className={SLIDER_SHAPE} />}
          caption={page.beforeAfter.caption}
          words={siteWords.slider}
        />
        <p className="mt-4">
          <ButtonLink href={photoPlannerPath}>{page.beforeAfter.action}</ButtonLink>
        </p>
      </PageSection>
      <Towns />
      <PageSection background="sunken" className="relative">
        <ConduitLine />
        <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-2">
          <SectionHeading title={page.suffolk.title} flush />
          <ul className="town-grid">
            {locationLinks.map(slug => (
              <li key={slug}>
                <a href={locationPath(slug)} className="place-link">
                  {towns[slug].name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </PageSection>
      <div className="relative">
        <ZipSection title={page.zip.title} lead={page.zip.lead} />
        <QuoteSection estimateHref="#estimate" />
        <ConduitLine />
      </div>
      <EstimateSection line />
      <PriceAndQuestions />
    </Shell>
  )
}
