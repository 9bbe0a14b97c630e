import { siteWords } from '@/content/words/site'
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

export function ServiceCards({ headingLevel: Heading = 'h3', brief = false }: ServiceCardsProps) {
  return (
    <ul className="service-cards">
      {serviceSlugs.map(slug => {
        const { card } = services[slug]
        return (
          <li key={slug}>
            <DrawingFile name={`service-${slug}`} alt="" />
            <Heading className="text-xl">{card.title}</Heading>
            <p className="item-text">
              <Words text={card.description} />
            </p>
            {brief ? null : (
              <ul>
                {card.features.map(feature => (
                  <li key={feature}>
                    <Words text={feature} />
                  </li>
                ))}
              </ul>
            )}
            <a href={servicePath(slug)} className="link">
              {siteWords.learnMore}
              <span className="sr-only">{` ${siteWords.learnMoreAbout(card.title)}`}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
