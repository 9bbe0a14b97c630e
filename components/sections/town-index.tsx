import { pageIn, otherFamily, townPage, type PlaceFamily } from '@/content/routes'
import { locationSlugs, serviceAreaSlugs, towns } from '@/content/towns'
import { mostTownsPriceLine, withRebate } from '@/content/price-line'
import { labels } from '@/content/words/site'
import { LongIslandMap } from '@/components/media/long-island-map'
import { Container } from '@/components/ui/section'
import { Words } from '@/components/ui/words'
import { IndexPage, type IndexPageProps } from './index-page'

type TownIndexProps = Omit<IndexPageProps, 'priceLine' | 'list' | 'children'> & { family: PlaceFamily }

/**
 * The towns that have a page of one kind: the map, and a card for each. The whole card is the link;
 * a link to the town's other page lies above it.
 */
export function TownIndex({ family, ...index }: TownIndexProps) {
  const other = otherFamily(family)
  const links = (family === 'locations' ? locationSlugs : serviceAreaSlugs).map(slug => {
    const { name, description } = towns[slug]
    return { name, description, path: townPage(slug, family).path, otherPath: pageIn(other, slug) }
  })
  return (
    <IndexPage {...index} priceLine={withRebate(mostTownsPriceLine)} list={links}>
      <Container className="pb-16">
        <div className="hidden md:block">
          <LongIslandMap preferred={family} />
        </div>
        <ul className="town-cards">
          {links.map(({ name, description, path, otherPath }) => (
            <li key={path} className="group">
              <h2>
                <a href={path} className="card-link">
                  {name}
                </a>
              </h2>
              <p>
                <Words text={description} />
              </p>
              {otherPath ? (
                <p className="town-other">
                  <a href={otherPath} className="link">
                    {labels.town.otherPage[other](name)}
                  </a>
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      </Container>
    </IndexPage>
  )
}
