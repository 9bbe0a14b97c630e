import { labels } from '@/content/words/site'
import { quoteFields } from '@/lib/leads/kinds/quote'
import { settings } from '@/lib/settings'
import { PageSection, SectionHeading } from '@/components/ui/section'
import { AfterSend } from './after-send'
import { contactHrefs } from './contact-hrefs'
import { drawnFields } from './drawn-fields'
import { FormNotice } from './form-notice'
import { TextPhotos } from './photos/text-photos'
import { QuickQuote } from './quick-quote'
import { WithoutScript } from './without-script'

/** The 30-second quote. Buttons of the page link to #quote. Home, with both forms, has its strip in the hero. */
export function QuoteSection({ estimateHref }: { estimateHref: '#estimate' | '/contact' }) {
  const webhook = settings.webhooks.quote
  const { title, lead, other } = labels.forms.quoteSection
  return (
    <PageSection id="quote">
      <div className="form-columns">
        <SectionHeading id="quote-title" title={title} lead={lead}>
          <p className="text-base">
            {`${other.reason} `}
            <a href={estimateHref}>{other.label}</a>.
          </p>
        </SectionHeading>
        <div className="lg:row-span-2">
          <WithoutScript webhook={webhook} />
          <QuickQuote
            webhook={webhook}
            mode={settings.webhookMode}
            fields={drawnFields('quote', quoteFields, labels.forms.quote)}
            labels={labels.forms.quote}
            status={{ labels: labels.forms.status, hrefs: contactHrefs }}
            notice={
              <>
                <FormNotice kind="quote" />
                <TextPhotos />
              </>
            }
          />
        </div>
        <AfterSend hasProofs={estimateHref !== '#estimate'} className="mt-10 lg:col-start-1 lg:row-start-2 lg:mt-0" />
      </div>
    </PageSection>
  )
}
