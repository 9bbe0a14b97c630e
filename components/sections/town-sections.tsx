import { labels } from '@/content/words/site'
import { townPriceLine, withoutAmounts } from '@/content/price-line'
import { onSiteHours } from '@/content/timeline'
import { officesInWords } from '@/content/town-card'
import { placeIn, type Town } from '@/content/towns'
import type { TownSections } from '@/content/schema'
import { servicePath } from '@/content/routes'
import { isAddOn, range } from '@/lib/format'
import { ConduitLine } from '@/components/drawings/conduit-line'
import { DrawingFile } from '@/components/drawings/drawing-file'
import { HouseFigure } from '@/components/media/house-figure'
import { InlineText } from '@/components/ui/inline'
import { PriceBands } from '@/components/ui/price-bands'
import { PageSection, SectionHeading } from '@/components/ui/section'
import { PermitCard } from './permit-card'
import { PriceLine } from './price-line'
import { ProcessSteps } from './process-steps'
import { Timeline } from './timeline'
import { TitledGrid, TitledRows } from './titled-grid'
import { TownCard } from './town-card'

interface TownIntroProps {
  town: Town
  /** Paragraphs. */
  intro: readonly string[]
  /** How wide the column of the permit office is. */
  columns: 'aside-columns' | 'aside-columns-narrow'
}

function TownIntro({ town, intro, columns }: TownIntroProps) {
  return (
    <PageSection className="relative pt-0 md:pt-0">
      <ConduitLine className="conduit-small" />
      <div className={columns}>
        <div>
          <div className="prose">
            <TownCard town={town} />
            {intro.map(text => (
              <p key={text}>
                <InlineText text={text} />
              </p>
            ))}
          </div>
          <HouseFigure town={town} className="mt-8" />
        </div>
        <PermitCard town={town} />
      </div>
    </PageSection>
  )
}

/** Introduction, reasons, services, cost guide and local considerations: a full town page. */
export const TownBody = ({ page, ...intro }: TownIntroProps & { page: TownSections }) => (
  <>
    <TownIntro {...intro} />
    <Sections town={intro.town} page={page} />
  </>
)

function Sections({ town, page }: { town: Town; page: TownSections }) {
  return (
    <div className="relative">
      <PageSection background="sunken">
        <SectionHeading title={labels.town.reasons(placeIn(town))} />
        <TitledGrid items={page.reasons} />
      </PageSection>
      <PageSection>
        <SectionHeading title={labels.town.services(placeIn(town))} />
        <div className="@container">
          <ul className="service-rows">
            {page.services.map(({ service, title, text }) => (
              <li key={title} className="service-row">
                <DrawingFile name={`service-${service}`} alt="" />
                <div>
                  <h3 className="text-xl">
                    <a href={servicePath(service)}>{title}</a>
                  </h3>
                  <p className="prose item-text">
                    <InlineText text={text} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </PageSection>
      <PageSection background="sunken">
        <SectionHeading title={labels.town.costs(town.name)} />
        <PriceBands caption={labels.town.costs(town.name)} labels={labels.town.prices} guide={page.costs} />
        <PriceLine
          line={withoutAmounts(
            townPriceLine(town.slug),
            page.costs.rows.some(({ price }) => isAddOn(price)),
          )}
          className="mt-10 max-w-[56rem]"
        />
      </PageSection>
      <PageSection>
        <SectionHeading title={labels.town.considerations(placeIn(town))} />
        <TitledRows items={page.considerations} />
      </PageSection>
      <PageSection background="sunken" className="pb-24 md:pb-24 lg:pb-20">
        <SectionHeading title={labels.town.process} />
        <Timeline town={town} className="mb-12 max-w-[56rem]" />
        <ProcessSteps
          steps={labels.town.steps(`${range(onSiteHours(town.slug))} hours`, officesInWords(town))}
          drawings={['consultation', 'permit', 'installation', 'testing']}
        />
      </PageSection>
      <ConduitLine variant="end" className="conduit-small" />
    </div>
  )
}
