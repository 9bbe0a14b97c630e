import { rebateDeadline } from '@/content/rebate'
import { settings } from '@/lib/settings'
import { InlineText } from '@/components/ui/inline'
import { Words } from '@/components/ui/words'

/**
 * The day by which to call for the rebate. A build after that day leaves it out; on a page that is
 * older, the page script takes it off (data-until).
 */
export function RebateDeadline({ day = settings.buildDay, className }: { day?: string; className?: string }) {
  const { until, title, text } = rebateDeadline
  if (day > until) return null
  return (
    <div data-until={until} role="note" className={className}>
      <div className="border-l-4 border-safety bg-sunken px-5 py-4">
        <p className="font-display font-bold">
          <Words text={title} />
        </p>
        <p className="prose mt-1 max-w-text text-sm">
          <InlineText text={text} />
        </p>
      </div>
    </div>
  )
}
