import type { Titled } from '@/content/types'
import { ConduitLine } from '@/components/drawings/conduit-line'
import { ButtonLink } from '@/components/ui/button'
import { InlineText } from '@/components/ui/inline'
import { PageSection } from '@/components/ui/section'
import { CallButton } from './call-button'

interface ClosingProps {
  closing: Titled
  /** The quote button: its label, and the nearest form. */
  quote: { label: string; href: string }
  phone?: string
}

/** The closing call to action: a phone button and a quote button. */
export function Closing({ closing, quote, phone }: ClosingProps) {
  return (
    <PageSection ground="night" className="relative pb-24 md:pb-24">
      <ConduitLine variant="end" className="conduit-small" />
      <div className="grid items-end gap-8 md:grid-cols-[1.4fr_1fr]">
        <div className="max-w-text">
          <h2 className="text-2xl md:text-3xl">{closing.title}</h2>
          <p className="mt-4 text-lg text-on-night-muted [&_a]:text-on-night [&_a]:underline">
            <InlineText text={closing.text} />
          </p>
        </div>
        <div className="flex flex-wrap gap-3 md:justify-end">
          <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
          <CallButton look="on-night" {...(phone && { phone })} />
        </div>
      </div>
    </PageSection>
  )
}
