import { labels } from '@/content/words/site'
import { page } from '@/content/pages/service-areas'
import { mostTownsPriceLine, withRebate } from '@/content/price-line'
import { isLocation, serviceAreaSlugs, towns } from '@/content/towns'
import { locationPath, serviceAreaPath } from '@/content/routes'
import { LongIslandMap } from '@/components/media/long-island-map'
import { IndexPage } from '@/components/sections/index-page'
import { TownLinks } from '@/components/sections/town-links'
import { metadataFor } from '@/components/seo/page-facts'
import { Container } from '@/components/ui/section'

export const metadata = metadataFor('/service-areas', page.metadata)

export default function Page() {
  return (
    <IndexPage
      path="/service-areas"
      name={labels.serviceAreas}
      page={page}
      priceLine={withRebate(mostTownsPriceLine)}
      list={serviceAreaSlugs.map(slug => ({ name: towns[slug].name, path: serviceAreaPath(slug) }))}
      hasSidebar
      dataLayerTown="suffolk-county"
    >
      <Container className="pb-16">
        <LongIslandMap preferred="service-areas" />
        <TownLinks
          towns={serviceAreaSlugs.map(slug => ({
            name: towns[slug].name,
            href: serviceAreaPath(slug),
            description: towns[slug].description,
            ...(isLocation(slug) && {
              other: { label: labels.town.otherPage.locations(towns[slug].name), href: locationPath(slug) },
            }),
          }))}
        />
      </Container>
    </IndexPage>
  )
}
