import '../site.css'
import '@/components/layout/sidebar.css'
import '@/components/sections/map.css'
import { page } from '@/content/pages/service-areas'
import { siteWords } from '@/content/words/site'
import { TownIndex } from '@/components/sections/town-index'
import { metadataFor } from '@/components/seo/page-facts'

export const metadata = metadataFor('/service-areas', page.metadata)

export default function Page() {
  return (
    <TownIndex
      family="service-areas"
      path="/service-areas"
      name={siteWords.serviceAreas}
      page={page}
      hasSidebar
      dataLayerTown="suffolk-county"
    />
  )
}
