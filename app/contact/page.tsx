import '../site.css'
import { siteWords } from '@/content/words/site'
import { page } from '@/content/pages/contact'
import { homePriceLine, withRebate } from '@/content/price-line'
import { AfterSend } from '@/components/forms/after-send'
import { EstimateSection } from '@/components/forms/estimate-section'
import { LeadRuntime } from '@/components/forms/lead-runtime'
import { CallButton } from '@/components/sections/call-button'
import { DirectContact } from '@/components/sections/direct-contact'
import { IndexPage } from '@/components/sections/index-page'
import { WhoShowsUp } from '@/components/sections/who-shows-up'
import { metadataFor } from '@/components/seo/page-facts'

export const metadata = metadataFor('/contact', page.metadata)

export default function Page() {
  return (
    <IndexPage
      path="/contact"
      name={siteWords.contact}
      page={page}
      priceLine={withRebate(homePriceLine)}
      actions={<CallButton variant="strong" />}
      hasCallToAction={false}
      runtime={<LeadRuntime words={siteWords.forms.runtime} />}
    >
      <EstimateSection>
        <AfterSend />
        <WhoShowsUp className="mt-8 mb-8 max-w-text" />
        <DirectContact />
      </EstimateSection>
    </IndexPage>
  )
}
