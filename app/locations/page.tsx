import '../site.css'
import '@/components/sections/map.css'
import { page } from '@/content/pages/locations'
import { siteWords } from '@/content/words/site'
import { TownIndex } from '@/components/sections/town-index'
import { metadataFor } from '@/components/seo/page-facts'

export const metadata = metadataFor('/locations/', page.metadata)

export default function Page() {
  return <TownIndex family="locations" path="/locations/" name={siteWords.locations} page={page} />
}
