import type { CostGuide, PriceRow } from '@/lib/schema/page'
import { isAddOn, usdRange, type Price } from '@/lib/format'
import { InlineText } from './inline'
import { Words } from './words'

interface PriceBandsLabels {
  readonly columns: readonly [string, string]
  /** Heading of the rows whose price comes on top of another one. */
  readonly addOns: string
}

/** Offset and width of a band, in percent of the highest price. */
function band({ min, max = min }: Price, ceiling: number) {
  const percent = (dollars: number) => `${((dollars / ceiling) * 100).toFixed(1)}%`
  return { marginLeft: percent(min), width: percent(Math.max(max - min, ceiling / 80)) }
}

function Row({ row: { item, price, detail }, ceiling }: { row: PriceRow; ceiling?: number | undefined }) {
  return (
    <tr className="border-b border-line align-top @max-[18rem]:block">
      <th scope="row" className="py-4 pr-4 font-normal @max-[18rem]:block @max-[18rem]:pb-0">
        <span className="block font-semibold">
          <Words text={item} />
        </span>
        <span className="prose mt-1 block text-sm text-muted">
          <InlineText text={detail} />
        </span>
      </th>
      <td className="py-4 @max-[18rem]:block @max-[18rem]:pt-2">
        <span className="block font-display text-lg font-bold tabular-nums @min-[22rem]:whitespace-nowrap sm:text-xl">
          <Words text={usdRange(price)} />
        </span>
        {ceiling ? (
          <span aria-hidden="true" className="mt-2 block h-1.5 bg-line">
            <span className="block h-full bg-safety" style={band(price, ceiling)} />
          </span>
        ) : null}
      </td>
    </tr>
  )
}

/**
 * A price table. Where several prices compare, each has a bar on one scale; add-ons follow in a
 * group without bars.
 */
export function PriceBands({
  caption,
  labels,
  guide,
}: {
  caption: string
  labels: PriceBandsLabels
  guide: CostGuide
}) {
  const totals = guide.rows.filter(({ price }) => !isAddOn(price))
  const addOns = guide.rows.filter(({ price }) => isAddOn(price))
  const ceiling = totals.length > 1 ? Math.max(...totals.map(({ price }) => price.max ?? price.min)) : undefined
  return (
    <div className="@container max-w-[56rem]">
      <p className="prose mb-6 max-w-text">
        <InlineText text={guide.intro} />
      </p>
      <table className="w-full border-collapse text-left @max-[18rem]:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-[18rem]:sr-only">
          <tr className="border-b-2 border-ink text-sm">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {labels.columns[0]}
            </th>
            <th scope="col" className="w-[42%] py-2 font-semibold">
              {labels.columns[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.map(row => (
            <Row key={row.item} row={row} ceiling={ceiling} />
          ))}
        </tbody>
        {addOns.length > 0 ? (
          <tbody>
            <tr className="border-b-2 border-ink text-sm @max-[18rem]:block">
              <th scope="rowgroup" colSpan={2} className="pt-8 pb-2 font-semibold @max-[18rem]:block">
                {labels.addOns}
              </th>
            </tr>
            {addOns.map(row => (
              <Row key={row.item} row={row} />
            ))}
          </tbody>
        ) : null}
      </table>
      <p className="prose mt-5 max-w-text text-sm text-muted">
        <InlineText text={guide.note} />
      </p>
    </div>
  )
}
