import { labels } from '@/content/words/site'
import { page } from '@/content/pages/locations'
import { mostTownsPriceLine, withRebate } from '@/content/price-line'
import { isServiceArea, locationSlugs, towns } from '@/content/towns'
import { itemListNode } from '@/lib/json-ld/page'
import { locationPath, serviceAreaPath } from '@/content/routes'
import { settings } from '@/lib/settings'
import { LongIslandMap } from '@/components/media/long-island-map'
import { IndexPage } from '@/components/sections/index-page'
import { TownLinks } from '@/components/sections/town-links'
import { metadataFor } from '@/components/seo/page-facts'
import { Container } from '@/components/ui/section'

export const metadata = metadataFor('/locations/', page.metadata)

export default function Page() {
  const list = itemListNode(
    settings.siteUrl,
    '/locations/',
    locationSlugs.map(slug => ({ name: towns[slug].name, path: locationPath(slug) })),
  )
  return (
    <IndexPage
      path="/locations/"
      name={labels.locations}
      page={page}
      priceLine={withRebate(mostTownsPriceLine)}
      nodes={[list]}
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
