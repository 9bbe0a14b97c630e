import '../site.css'
import '@/components/sections/service-cards.css'
import { siteWords } from '@/content/words/site'
import { page } from '@/content/pages/services'
import { homePriceLine, withRebate } from '@/content/price-line'
import { services } from '@/content/services'
import { servicePath } from '@/content/routes'
import { serviceSlugs } from '@/content/slugs'
import { HeroFigure } from '@/components/media/page-figure'
import { CallButton } from '@/components/sections/call-button'
import { IndexPage } from '@/components/sections/index-page'
import { ServiceCards } from '@/components/sections/service-cards'
import { metadataFor } from '@/components/seo/page-facts'
import { ButtonLink } from '@/components/ui/button'
import { Container } from '@/components/ui/section'

export const metadata = metadataFor('/services', page.metadata)

export default function Page() {
  return (
    <IndexPage
      path="/services"
      name={siteWords.services}
      page={page}
      priceLine={withRebate(homePriceLine)}
      list={serviceSlugs.map(slug => ({ name: services[slug].name, path: servicePath(slug) }))}
      actions={
        <>
          <ButtonLink href="/contact">{siteWords.getFreeEstimate}</ButtonLink>
          <CallButton />
        </>
      }
      figure={<HeroFigure picture="garage_after" />}
    >
      <Container className="pb-16">
        <ServiceCards headingLevel="h2" />
      </Container>
    </IndexPage>
  )
}
