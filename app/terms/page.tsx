import '../site.css'
import { siteWords } from '@/content/words/site'
import { estimateForm } from '@/content/routes'
import { terms } from '@/content/legal'
import { LegalPage } from '@/components/sections/legal-page'
import { metadataFor } from '@/components/seo/page-facts'

export const metadata = metadataFor('/terms', terms.metadata, { indexed: false })

export default function Page() {
  return (
    <LegalPage path="/terms" page={terms} actions={[{ label: siteWords.getYourFreeEstimate, href: estimateForm }]} />
  )
}
