import type { PriceRow } from '@/content/price-line'
import { settings } from '@/lib/settings'
import { InlineText } from '@/components/ui/inline'

/**
 * What the page's price covers and what is extra. A row whose last day is before `day` is left out.
 */
export function PriceExtras({ rows, day = settings.buildDay }: { rows: readonly PriceRow[]; day?: string }) {
  return (
    <ul data-price-line="" className="prose mt-5 max-w-text text-sm text-muted">
      {rows
        .filter(({ until }) => until === undefined || day <= until)
        .map(({ term, text, until }) => (
          <li key={term} data-until={until}>
            <strong>{`${term}: `}</strong>
            <InlineText text={text} />
          </li>
        ))}
    </ul>
  )
}
