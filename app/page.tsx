import './site.css'
import '@/components/sections/home-page.css'
import { page } from '@/content/pages/home'
import { HomePage } from '@/components/sections/home-page'
import { metadataFor } from '@/components/seo/page-facts'

export const metadata = metadataFor('/', page.metadata)

export default function Page() {
  return <HomePage />
}
