import type { ReactNode } from 'react'
import { siteWords } from '@/content/words/site'
import { photoWords } from '@/content/words/forms'
import { estimateFields } from '@/lib/leads/kinds/estimate'
import { leadMessages } from '@/lib/leads/messages'
import { canTakePhotos } from '@/lib/leads/photos'
import { settings } from '@/lib/settings'
import { ConduitLine } from '@/components/drawings/conduit-line'
import { PageSection, SectionHeading } from '@/components/ui/section'
import { contactHrefs } from './contact-hrefs'
import { drawnFields } from './drawn-fields'
import { FormNotice } from './form-notice'
import { LongEstimate } from './long-estimate'
import { photoDrawings } from './photos/photo-drawings'
import { TextPhotos } from './photos/text-photos'
import { WithoutScript } from './without-script'

/**
 * The detailed estimate. `line`: home's, where the page's conduit line ends.
 * `children` stand at the end, on a phone below the form.
 */
export function EstimateSection({ line = false, children }: { line?: boolean; children?: ReactNode }) {
  const webhook = settings.webhooks.estimate
  // Home, which is long, leaves photos to contact.
  const takesPhotos = !line && canTakePhotos('estimate', webhook, settings.webhookMode)
  const { title, lead } = siteWords.forms.estimateSection
  return (
    <PageSection id="estimate" background="sunken" className={line ? 'relative' : undefined}>
      {line ? <ConduitLine variant="end" /> : null}
      <div className="form-columns">
        <SectionHeading id="estimate-title" title={title} lead={lead} />
        <div className="lg:row-span-2">
          <WithoutScript webhook={webhook} />
          <LongEstimate
            webhook={webhook}
            mode={settings.webhookMode}
            fields={drawnFields('estimate', estimateFields, siteWords.forms.estimate, siteWords.forms.estimate.choose)}
            words={siteWords.forms.estimate}
            status={{ words: siteWords.forms.status, hrefs: contactHrefs }}
            thanks={leadMessages.estimate.title}
            notice={<FormNotice kind="estimate" />}
            {...(takesPhotos && {
              photos: { words: photoWords.fields, statusWords: photoWords.status, drawings: photoDrawings },
            })}
            photoNote={<TextPhotos isFallback={takesPhotos} />}
          />
        </div>
        {children ? <div className="mt-10 lg:col-start-1 lg:row-start-2 lg:mt-0">{children}</div> : null}
      </div>
    </PageSection>
  )
}
