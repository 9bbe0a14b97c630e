import { labels } from '@/content/labels'
import { settings } from '@/lib/settings'
import { PageSection, SectionHeading } from '@/components/ui/section'
import { InlineText } from '@/components/ui/inline'
import { contactHrefs } from './contact-hrefs'
import { FormNotice } from './form-notice'
import { TextPhotos } from './photos/text-photos'
import { QuickQuote } from './quick-quote'
import { WithoutScript } from './without-script'

/** The quick quote. Buttons of the page link to #quote. */
export function QuoteSection({ title, lead }: { title: string; lead: string }) {
  const webhook = settings.webhooks.quote
  return (
    <PageSection id="quote">
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-[1fr_1.4fr]">
        <SectionHeading id="quote-title" title={title}>
          <p>
            <InlineText text={lead} />
          </p>
        </SectionHeading>
        <div>
          <WithoutScript webhook={webhook} />
          <QuickQuote
            webhook={webhook}
            mode={settings.webhookMode}
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
      </div>
    </PageSection>
  )
}
