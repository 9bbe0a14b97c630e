import { labels } from '@/content/words/site'
import { services } from '@/content/services'
import { servicePath } from '@/content/routes'
import { serviceSlugs } from '@/content/slugs'
import { DrawingFile } from '@/components/drawings/drawing-file'
import { Words } from '@/components/ui/words'

interface ServiceCardsProps {
  headingLevel?: 'h2' | 'h3'
  /** Home shows the cards without their lists of features. */
  brief?: boolean
}

/** The services: drawing, title, description, features and a link. */
export function ServiceCards({ headingLevel: Heading = 'h3', brief = false }: ServiceCardsProps) {
  return (
    <ul className="grid grid-cols-1 gap-px border border-line bg-line md:grid-cols-2 lg:grid-cols-6">
      {serviceSlugs.map((slug, index) => {
        const { card } = services[slug]
        return (
          <li
            key={slug}
            className={`flex flex-col bg-raised p-6 md:p-8 ${index < 2 ? 'lg:col-span-3' : 'lg:col-span-2'} ${index === 4 ? 'md:col-span-2' : ''}`}
          >
            <DrawingFile name={`service-${slug}`} alt="" className="size-16 md:size-20" />
            <Heading className="mt-5 text-xl">{card.title}</Heading>
            <p className="mt-2 text-muted">
              <Words text={card.description} />
            </p>
            {brief ? null : (
              <ul className="mt-4 mb-6 text-sm">
                {card.features.map(feature => (
                  <li key={feature} className="border-t border-line py-2">
                    <Words text={feature} />
                  </li>
                ))}
              </ul>
            )}
            <a
              href={servicePath(slug)}
              className="link mt-auto inline-flex min-h-11 items-center self-start font-display font-bold"
            >
              {labels.learnMore}
              <span className="sr-only"> {labels.learnMoreAbout(card.title)}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
