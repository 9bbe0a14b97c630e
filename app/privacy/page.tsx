import '../site.css'
import { siteWords } from '@/content/words/site'
import { privacy } from '@/content/legal'
import { LegalPage } from '@/components/sections/legal-page'
import { metadataFor } from '@/components/seo/page-facts'

export const metadata = metadataFor('/privacy', privacy.metadata, { indexed: false })

export default function Page() {
  const actions = [
    { label: siteWords.backToHome, href: '/' },
    { label: siteWords.contactUs, href: '/contact' },
  ] as const
  return <LegalPage path="/privacy" page={privacy} actions={actions} />
}
