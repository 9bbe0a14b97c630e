import '../site.css'
import { siteWords } from '@/content/words/site'
import { page } from '@/content/pages/contact'
import { homePriceLine, withRebate } from '@/content/price-line'
import { EstimateSection } from '@/components/forms/estimate-section'
import { LeadRuntime } from '@/components/forms/lead-runtime'
import { CallButton } from '@/components/sections/call-button'
import { DirectContact } from '@/components/sections/direct-contact'
import { IndexPage } from '@/components/sections/index-page'
import { WhoShowsUp } from '@/components/sections/who-shows-up'
import { metadataFor } from '@/components/seo/page-facts'
import { afterSend } from '@/content/words/forms'
import { ProofStrip } from '@/components/forms/proof-strip'

/** What happens after Send, and what a visitor can count on, beside a form. */
function AfterSend() {
  return (
    <div data-after-send="" className="max-w-text">
      <h3 className="text-lg">{afterSend.title}</h3>
      <ol className="mt-2 text-muted">
        {afterSend.steps.map((step, index) => (
          <li key={step} className="after-send-step">
            <span aria-hidden="true" className="font-display font-bold tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <ProofStrip className="mt-4" />
    </div>
  )
}

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
