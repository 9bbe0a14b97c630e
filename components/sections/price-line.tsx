import { priceLineWords, withoutFigure, type PriceLine as Line, type PriceRow } from '@/content/price-line'
import { usdRange } from '@/lib/format'
import { settings } from '@/lib/settings'
import { classes } from '@/components/ui/classes'
import { InlineText } from '@/components/ui/inline'
import { Words } from '@/components/ui/words'

interface PriceLineProps {
  line: Line
  title?: string
  /** Shows the title, and the figure large: where no price stands right above. */
  isTitled?: boolean
  /** A row whose last day is before it is left out. */
  day?: string
  className?: string
}

/**
 * What the page's price covers and what is extra. Once on every page that names a price.
 */
export function PriceLine({
  line,
  title = priceLineWords.title,
  isTitled = false,
  day = settings.buildDay,
  className,
}: PriceLineProps) {
  const current = line.rows.filter(({ until }) => until === undefined || day <= until)
  const rows = isTitled ? current.map(row => withoutFigure(line, row)) : current
  return (
    <section data-price-line="" aria-label={title} className={classes('@container', className)}>
      {isTitled ? (
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="min-w-0 text-2xl">{title}</h2>
          <p className="min-w-0 font-display text-2xl font-bold tabular-nums">
            <Words text={usdRange(line.figure)} />
          </p>
        </div>
      ) : null}
      <dl className="price-rows border-line">
        {rows.map(({ term, text, until }) => (
          <div key={term} data-until={until} className="price-row border-line">
            <dt className="font-display font-bold">{term}</dt>
            <dd className="prose text-muted">
              <InlineText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The same for a town, whose card or table has the price itself. */
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
