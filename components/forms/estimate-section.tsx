import type { ReactNode } from 'react'
import { labels } from '@/content/labels'
import { photoLabels } from '@/content/photo-labels'
import { canTakePhotos } from '@/lib/leads/photos'
import { settings } from '@/lib/settings'
import { FillTown } from '@/components/layout/page-script'
import { InlineText } from '@/components/ui/inline'
import { PageSection, SectionHeading } from '@/components/ui/section'
import { contactHrefs } from './contact-hrefs'
import { FormNotice } from './form-notice'
import { LongEstimate } from './long-estimate'
import { photoDrawings } from './photos/photo-drawings'
import { TextPhotos } from './photos/text-photos'
import { WithoutScript } from './without-script'

export function EstimateSection({
  title = labels.forms.estimateTitle,
  lead,
  children,
}: {
  title?: string
  lead?: string
  /** Shown below the heading. */
  children?: ReactNode
}) {
  const webhook = settings.webhooks.estimate
  const takesPhotos = canTakePhotos('estimate', webhook, settings.webhookMode)
  return (
    <PageSection id="estimate" background="sunken">
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <SectionHeading id="estimate-title" title={title}>
            {lead ? (
              <p>
                <InlineText text={lead} />
              </p>
            ) : null}
          </SectionHeading>
          {children}
        </div>
        <div>
          <WithoutScript webhook={webhook} />
          <LongEstimate
            webhook={webhook}
            mode={settings.webhookMode}
            labels={labels.forms.estimate}
            status={{ labels: labels.forms.status, hrefs: contactHrefs }}
            notice={<FormNotice kind="estimate" />}
            {...(takesPhotos && {
              photos: { labels: photoLabels.fields, statusLabels: photoLabels.status, drawings: photoDrawings },
            })}
            photoNote={<TextPhotos isFallback={takesPhotos} />}
          />
          <FillTown />
        </div>
      </div>
    </PageSection>
  )
}
