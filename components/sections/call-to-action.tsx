import { estimateForm } from '@/content/routes'
import { siteWords } from '@/content/words/site'
import type { Titled } from '@/lib/schema/page'
import { ConduitLine } from '@/components/drawings/conduit-line'
import { ButtonLink } from '@/components/ui/button'
import { InlineText } from '@/components/ui/inline'
import { PageSection } from '@/components/ui/section'
import { CallButton } from './call-button'

interface CallToActionProps extends Titled {
  /** The quote button: its label, and the nearest form. */
  quote?: { label: string; href: string }
  phone?: string
}

const estimate = { label: siteWords.getFreeEstimate, href: estimateForm }

/** The end of a page: a quote button and a phone button. */
export function CallToAction({ title, text, quote = estimate, phone }: CallToActionProps) {
  return (
    <PageSection background="night" className="closing">
      <ConduitLine variant="end" className="conduit-small" />
      <div className="@container">
        <div className="closing-columns">
          <div className="max-w-text">
            <h2 className="section-title">{title}</h2>
            <p className="night-lead">
              <InlineText text={text} />
            </p>
          </div>
          <div>
            <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
            <CallButton variant="on-night" {...(phone && { phone })} />
          </div>
        </div>
      </div>
    </PageSection>
  )
}
