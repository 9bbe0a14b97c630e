import { labels } from '@/content/labels'
import { page } from '@/content/legal/terms'
import { LegalPage } from '@/components/sections/legal-page'
import { metadataFor } from '@/components/seo/page-facts'

export const metadata = metadataFor('/terms', page.metadata, { indexed: false })

export default function Page() {
  return <LegalPage path="/terms" page={page} actions={[{ label: labels.getYourFreeEstimate, href: '/contact' }]} />
}
