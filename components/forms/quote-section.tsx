import type { ReactNode } from 'react'
import { siteWords } from '@/content/words/site'
import { quoteFields } from '@/lib/leads/kinds/quote'
import { settings } from '@/lib/settings'
import { WhoShowsUp } from '@/components/sections/who-shows-up'
import { Button } from '@/components/ui/button'
import { PageSection, SectionHeading } from '@/components/ui/section'
import { contactHrefs } from './contact-hrefs'
import { drawnFields } from './drawn-fields'
import { FormNotice } from './form-notice'
import { TextPhotos } from './photos/text-photos'
import { ProofStrip } from './proof-strip'
import { QuickQuote } from './quick-quote'
import { WithoutScript } from './without-script'

interface QuoteSectionProps {
  estimateHref: '#estimate' | '/contact'
  title?: string
  lead?: string
  /** Of a town's page: the form comes with its name. */
  town?: string
  /** Buttons below the lead. */
  children?: ReactNode
}

/** The 30-second quote. Home, which has both forms, has its strip in the hero. */
export function QuoteSection({ estimateHref, title, lead, town, children }: QuoteSectionProps) {
  const webhook = settings.webhooks.quote
  const isHome = estimateHref === '#estimate'
  const words = siteWords.forms.quoteSection
  const fields = drawnFields('quote', quoteFields, siteWords.forms.quote).map(field =>
    town && field.name === 'location' ? { ...field, defaultValue: town } : field,
  )
  return (
    <PageSection id={title ? undefined : 'quote'}>
      <div className="form-columns">
        <SectionHeading id="quote-title" title={title ?? words.title} lead={lead ?? words.lead}>
          <p className="text-base">
            {`${words.other.reason} `}
            <a href={estimateHref}>{words.other.label}</a>.
          </p>
          {children}
        </SectionHeading>
        <div
          id={title ? 'quote' : undefined}
          data-quote={isHome ? undefined : ''}
          className="scroll-mt-6 lg:row-span-2"
        >
          <p className="quote-sheet-head">
            {words.title}
            <Button data-close="" variant="outline" size="tight">
              {siteWords.close}
            </Button>
          </p>
          <WithoutScript webhook={webhook} />
          <QuickQuote
            webhook={webhook}
            mode={settings.webhookMode}
            fields={fields}
            words={siteWords.forms.quote}
            status={{ words: siteWords.forms.status, hrefs: contactHrefs }}
            notice={
              <>
                <FormNotice kind="quote" />
                {isHome ? null : <TextPhotos />}
              </>
            }
          />
        </div>
        <div className="mt-5 max-w-text space-y-5 lg:col-start-1 lg:row-start-2">
          {isHome ? null : <ProofStrip />}
          <WhoShowsUp />
        </div>
      </div>
    </PageSection>
  )
}
