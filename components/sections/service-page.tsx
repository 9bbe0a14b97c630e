import type { ComponentProps, ReactNode } from 'react'
import { beyondAllIn, homeAllIn, teslaAllIn, type AllIn } from '@/content/all-in'
import { business } from '@/content/business'
import { siteWords } from '@/content/words/site'
import { servicePicture } from '@/content/page-pictures'
import { servicePriceLine } from '@/content/price-line'
import { services } from '@/content/services'
import { serviceOffer } from '@/content/town-offer'
import { towns } from '@/content/towns'
import { serviceNode, type Crumb } from '@/lib/json-ld/page'
import { panelCheckSlug, permitsSlug, servicePath } from '@/content/routes'
import type { ServiceSlug } from '@/content/slugs'
import { settings } from '@/lib/settings'
import { Shell } from '@/components/layout/shell'
import { LeadRuntime } from '@/components/forms/lead-runtime'
import { QuoteSection } from '@/components/forms/quote-section'
import { ZipTableSection } from '@/components/forms/zip-section'
import { ConduitLine } from '@/components/drawings/conduit-line'
import { HeroFigure } from '@/components/media/page-figure'
import { Sections } from '@/components/ui/blocks'
import { ButtonLink } from '@/components/ui/button'
import { classes } from '@/components/ui/classes'
import { InlineText } from '@/components/ui/inline'
import { PageSection } from '@/components/ui/section'
import { AllInCost } from './all-in-cost'
import { CallButton } from './call-button'
import { FaqSection } from './faq-section'
import { PageHero } from './hero'
import { PriceExtras } from './price-line'
import { TitledGrid } from './titled-grid'
import { rebateDeadline } from '@/content/rebate'
import { Words } from '@/components/ui/words'

/**
 * The day by which to call for the rebate. A build after that day leaves it out; on a page that is
 * older, the page script takes it off (data-until).
 */
export function RebateDeadline({ day = settings.buildDay, className }: { day?: string; className?: string }) {
  const { until, title, text } = rebateDeadline
  if (day > until) return null
  return (
    <div data-until={until} role="note" className={className}>
      <div className="border-l-4 border-safety bg-sunken px-5 py-4">
        <p className="font-display font-bold">
          <Words text={title} />
        </p>
        <p className="prose mt-1 max-w-text text-sm">
          <InlineText text={text} />
        </p>
      </div>
    </div>
  )
}

/** The charger services, whose visitors buy a unit too. */
const allIn: Partial<Record<ServiceSlug, AllIn>> = {
  'home-ev-charger-installation': homeAllIn,
  'tesla-ev-charger-installation': teslaAllIn,
}

const line = <ConduitLine className="conduit-small" />

function LinedSection({ children, className, ...section }: ComponentProps<typeof PageSection>) {
  return (
    <PageSection {...section} className={classes('relative', className)}>
      {line}
      {children}
    </PageSection>
  )
}

function Description({ page, background }: { page: (typeof services)[ServiceSlug]; background: 'paper' | 'sunken' }) {
  return (
    <LinedSection background={background}>
      <h2 className="mb-4 text-2xl">{page.description.heading}</h2>
      <div className="prose max-w-text">
        {page.description.paragraphs.map(text => (
          <p key={text}>
            <InlineText text={text} />
          </p>
        ))}
      </div>
      <h2 className="mt-8 mb-4 text-2xl md:mt-12 md:mb-6">{siteWords.features}</h2>
      <TitledGrid items={page.features} />
    </LinedSection>
  )
}

function Inclusions({ items }: { items: readonly string[] }) {
  return (
    <aside aria-labelledby="included" className="self-start card lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
      <h2 id="included" className="text-xl">
        {siteWords.included}
      </h2>
      <ul className="mt-3 text-sm">
        {items.map(item => (
          <li key={item} className="prose border-t border-line py-2.5">
            <InlineText text={item} />
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** `children`: an island behind the description. */
export function ServicePage({ slug, children }: { slug: ServiceSlug; children?: ReactNode }) {
  const page = services[slug]
  const cost = allIn[slug]
  const path = servicePath(slug)
  const phone = slug === 'tesla-ev-charger-installation' ? business.teslaPhone : business.phone
  const crumbs: Crumb[] = [
    { name: siteWords.services, path: '/services' },
    { name: page.name, path },
  ]
  const service = serviceNode(settings.siteUrl, {
    path,
    type: page.name,
    name: page.hero.title,
    description: page.hero.lead,
    cities: page.towns.map(town => towns[town].name),
    counties: ['Nassau', 'Suffolk'],
    offer: cost && serviceOffer(slug),
  })
  return (
    <Shell
      path={path}
      crumbs={crumbs}
      nodes={[service]}
      faq={page.faq}
      runtime={<LeadRuntime words={siteWords.forms.runtime} />}
    >
      <PageHero
        line
        title={page.hero.title}
        lead={page.hero.lead}
        actions={
          <>
            <ButtonLink href="/contact">{siteWords.getFreeEstimate}</ButtonLink>
            <CallButton phone={phone} />
          </>
        }
        // The panel page is long on a phone, and its check is picture enough.
        figure={slug === panelCheckSlug ? undefined : <HeroFigure {...servicePicture(slug)} />}
      />
      {cost ? (
        <LinedSection className="pt-0 md:pt-0">
          <AllInCost cost={cost} className="max-w-[46rem]" />
          {slug === 'home-ev-charger-installation' ? null : <RebateDeadline className="mt-8 max-w-[46rem]" />}
        </LinedSection>
      ) : null}
      <Description page={page} background={slug === panelCheckSlug ? 'paper' : 'sunken'} />
      {children}
      <LinedSection>
        <div className="grid grid-cols-1 gap-8 lg:gap-12 lg:grid-cols-[minmax(0,42rem)_minmax(min-content,1fr)]">
          <div>
            <Sections sections={page.sections} />
          </div>
          <Inclusions items={page.inclusions} />
        </div>
        <PriceExtras rows={cost ? beyondAllIn(servicePriceLine(slug)) : servicePriceLine(slug).rows.slice(1)} />
      </LinedSection>
      {slug === permitsSlug ? <ZipTableSection /> : null}
      <div className="relative">
        <FaqSection title={siteWords.questions} questions={page.faq} />
        {line}
      </div>
      <QuoteSection estimateHref="/contact" />
    </Shell>
  )
}
