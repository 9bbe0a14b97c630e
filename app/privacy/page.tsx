import '../site.css'
import { labels } from '@/content/words/site'
import { privacy } from '@/content/legal'
import { LegalPage } from '@/components/sections/legal-page'
import { metadataFor } from '@/components/seo/page-facts'

export const metadata = metadataFor('/privacy', privacy.metadata, { indexed: false })

export default function Page() {
  const actions = [
    { label: labels.backToHome, href: '/' },
    { label: labels.contactUs, href: '/contact' },
  ] as const
  return <LegalPage path="/privacy" page={privacy} actions={actions} />
}
