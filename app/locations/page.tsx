import { labels } from '@/content/words/site'
import { page } from '@/content/pages/locations'
import { mostTownsPriceLine, withRebate } from '@/content/price-line'
import { isServiceArea, locationSlugs, towns } from '@/content/towns'
import { locationPath, serviceAreaPath } from '@/content/routes'
import { LongIslandMap } from '@/components/media/long-island-map'
import { IndexPage } from '@/components/sections/index-page'
import { TownLinks } from '@/components/sections/town-links'
import { metadataFor } from '@/components/seo/page-facts'
import { Container } from '@/components/ui/section'

export const metadata = metadataFor('/locations/', page.metadata)

export default function Page() {
  return (
    <IndexPage
      path="/locations/"
      name={labels.locations}
      page={page}
      priceLine={withRebate(mostTownsPriceLine)}
      list={locationSlugs.map(slug => ({ name: towns[slug].name, path: locationPath(slug) }))}
    >
      <Container className="pb-16">
        <LongIslandMap preferred="locations" />
        <TownLinks
          towns={locationSlugs.map(slug => ({
            name: towns[slug].name,
            href: locationPath(slug),
            description: towns[slug].description,
            ...(isServiceArea(slug) && {
              other: { label: labels.town.otherPage['service-areas'](towns[slug].name), href: serviceAreaPath(slug) },
            }),
          }))}
        />
      </Container>
    </IndexPage>
  )
}
