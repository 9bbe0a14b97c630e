import { siteWords } from '@/content/words/site'
import { townExtras } from '@/content/price-line'
import { panelOnService } from '@/content/prices'
import { onSiteHoursText } from '@/content/timeline'
import { officesInWords } from '@/content/town-card'
import { placeIn, type Town } from '@/content/towns'
import type { TownSections } from '@/content/schema'
import { servicePath } from '@/content/routes'
import { ConduitLine } from '@/components/drawings/conduit-line'
import { DrawingFile } from '@/components/drawings/drawing-file'
import { InlineText } from '@/components/ui/inline'
import { PriceBands } from '@/components/ui/price-bands'
import { PageSection, SectionHeading } from '@/components/ui/section'
import { Words } from '@/components/ui/words'
import { PriceExtras } from './price-line'
import { TitledGrid, TitledRows } from './titled-grid'
import { TownCard } from './town-card'

const hasPanelRow = ({ costs }: Pick<TownSections, 'costs'>) => costs.rows.some(({ item }) => item === panelOnService)

/** The card, and what is different in this town. */
export const TownIntro = ({ town, intro }: { town: Town; intro: string | undefined }) => (
  <PageSection className="relative pt-0 md:pt-0">
    <ConduitLine className="conduit-small" />
    <div className="aside-columns">
      <TownCard town={town} />
      {intro ? (
        <p className="prose">
          <InlineText text={intro} />
        </p>
      ) : null}
    </div>
  </PageSection>
)

/** Reasons, services, cost guide, local considerations and the four steps. */
export function TownBody({ town, page }: { town: Town; page: TownSections }) {
  return (
    <div className="relative">
      <PageSection background="sunken">
        <SectionHeading title={siteWords.town.reasons(placeIn(town))} />
        <TitledGrid items={page.reasons} />
      </PageSection>
      <PageSection>
        <SectionHeading title={siteWords.town.services(placeIn(town))} />
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
        <SectionHeading title={siteWords.town.costs(town.name)} />
        <PriceBands caption={siteWords.town.costs(town.name)} words={siteWords.town.prices} guide={page.costs} />
        <PriceExtras rows={townExtras(town.slug, hasPanelRow(page) ? 'panel' : 'no panel')} />
      </PageSection>
      <PageSection>
        <SectionHeading title={siteWords.town.considerations(placeIn(town))} />
        <TitledRows items={page.considerations} />
      </PageSection>
      <PageSection background="sunken">
        <SectionHeading title={siteWords.town.process} />
        <ol className="max-w-text space-y-2">
          {siteWords.town.steps(onSiteHoursText(town.slug, ' on site'), officesInWords(town)).map(({ title, text }) => (
            <li key={title}>
              <h3 className="inline text-base">{title}</h3>
              {': '}
              <Words text={text} />
            </li>
          ))}
        </ol>
      </PageSection>
      <ConduitLine variant="end" className="conduit-small" />
    </div>
  )
}
