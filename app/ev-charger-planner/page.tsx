import '../planner.css'
import { page } from '@/content/pages/planner'
import { PlannerPage } from '@/components/sections/planner-page'
import { metadataFor } from '@/components/seo/page-facts'

export const metadata = metadataFor('/ev-charger-planner', page.metadata)

export default function Page() {
  return <PlannerPage />
}
