// A route of its own, so that the other service pages do not load the check.
import '../../site.css'
import { panelCheckSlug, servicePath } from '@/content/routes'
import { services } from '@/content/services'
import { PanelCheckSection } from '@/components/panel-check/panel-check-section'
import { ServicePage } from '@/components/sections/service-page'
import { metadataFor } from '@/components/seo/page-facts'

export const metadata = metadataFor(servicePath(panelCheckSlug), services[panelCheckSlug].metadata)

export default function Page() {
  return (
    <ServicePage slug={panelCheckSlug}>
      <PanelCheckSection />
    </ServicePage>
  )
}
