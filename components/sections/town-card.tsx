import { townCard } from '@/content/town-card'
import type { Town } from '@/content/towns'
import { siteWords } from '@/content/words/site'
import { InlineText } from '@/components/ui/inline'

export function TownCard({ town }: { town: Town }) {
  return (
    <section data-town-card="" aria-labelledby="town-card" className="mb-6 card">
      <h2 id="town-card" className="text-xl">
        {siteWords.town.card.title(town.name)}
      </h2>
      <dl className="mt-2">
        {townCard(town).map(({ term, text }) => (
          <div key={term} className="town-card-row">
            <dt>{term}</dt>
            <dd>
              <InlineText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
