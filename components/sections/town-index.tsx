import { townPage, type PlaceFamily } from '@/content/routes'
import { locationSlugs, serviceAreaSlugs, towns } from '@/content/towns'
import { mostTownsPriceLine, withRebate } from '@/content/price-line'
import { LongIslandMap } from '@/components/media/long-island-map'
import { Container } from '@/components/ui/section'
import { Words } from '@/components/ui/words'
import { IndexPage, type IndexPageProps } from './index-page'

type TownIndexProps = Omit<IndexPageProps, 'priceLine' | 'list' | 'children'> & { family: PlaceFamily }

/**
 * The towns that have a page of one kind: the map, and a card for each, which is the link.
 */
export function TownIndex({ family, ...index }: TownIndexProps) {
  const links = (family === 'locations' ? locationSlugs : serviceAreaSlugs).map(slug => {
    const { name, description } = towns[slug]
    return { name, description, path: townPage(slug, family).path }
  })
  return (
    <IndexPage {...index} priceLine={withRebate(mostTownsPriceLine)} list={links}>
      <Container className="pb-16">
        <div className="hidden md:block">
          <LongIslandMap preferred={family} />
        </div>
        <ul className="town-cards">
          {links.map(({ name, description, path }) => (
            <li key={path} className="group">
              <h2>
                <a href={path} className="card-link">
                  {name}
                </a>
              </h2>
              <p>
                <Words text={description} />
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </IndexPage>
  )
}
