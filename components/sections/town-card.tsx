import { townCard } from '@/content/town-card'
import type { Town } from '@/content/towns'
import { labels } from '@/content/words/site'
import { Words } from '@/components/ui/words'

/** The town in five lines, first on its pages. */
export function TownCard({ town }: { town: Town }) {
  return (
    <section data-town-card="" aria-labelledby="town-card" className="mb-10 border border-line bg-raised p-6">
      <h2 id="town-card" className="text-xl">
        {labels.town.card.title(town.name)}
      </h2>
      <dl className="mt-3">
        {townCard(town).map(({ term, text }) => (
          <div
            key={term}
            className="grid grid-cols-1 gap-x-4 border-t border-line py-2.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
          >
            <dt className="text-sm text-muted sm:text-base">{term}</dt>
            <dd>
              <Words text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
