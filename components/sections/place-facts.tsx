import { labels } from '@/content/words/site'
import type { Town } from '@/content/towns'
import { InlineText } from '@/components/ui/inline'
import { PageSection, SectionHeading } from '@/components/ui/section'

export function PlaceFacts({ town }: { town: Town }) {
  const facts: readonly [string, string][] = [
    [labels.town.houses, town.houses],
    [labels.town.coast, town.coast],
    [labels.town.neighbors, town.neighbors.join(', ')],
  ]
  return (
    <PageSection background="sunken">
      <SectionHeading title={labels.town.glance(town.name)} />
      <dl className="border-b border-line">
        {facts.map(([term, text]) => (
          <div key={term} className="facts-row">
            <dt className="font-display font-bold">{term}</dt>
            <dd className="prose text-muted">
              <InlineText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  )
}
