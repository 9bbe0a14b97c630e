import { labels } from '@/content/labels'
import { page } from '@/content/legal/privacy'
import { LegalPage } from '@/components/sections/legal-page'
import { metadataFor } from '@/components/seo/page-facts'

export const metadata = metadataFor('/privacy', page.metadata, { indexed: false })

export default function Page() {
  const actions = [
    { label: labels.backToHome, href: '/' },
    { label: labels.contactUs, href: '/contact' },
  ] as const
  return <LegalPage path="/privacy" page={page} actions={actions} />
}
