import type { CostGuide, PriceRow } from '@/lib/schema/page'
import { isAddOn, usdRange, type Price } from '@/lib/format'
import { InlineText } from './inline'
import { Words } from './words'

interface PriceBandsWords {
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
    <tr>
      <th scope="row">
        <span className="font-semibold">
          <Words text={item} />
        </span>
        <span className="prose mt-1 text-sm text-muted">
          <InlineText text={detail} />
        </span>
      </th>
      <td>
        <span className="bands-price">
          <Words text={usdRange(price)} />
        </span>
        {ceiling ? (
          <span aria-hidden="true" className="bands-scale">
            <span style={band(price, ceiling)} />
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
export function PriceBands({ caption, words, guide }: { caption: string; words: PriceBandsWords; guide: CostGuide }) {
  const totals = guide.rows.filter(({ price }) => !isAddOn(price))
  const addOns = guide.rows.filter(({ price }) => isAddOn(price))
  const ceiling = totals.length > 1 ? Math.max(...totals.map(({ price }) => price.max ?? price.min)) : undefined
  return (
    <div className="@container max-w-[56rem]">
      {guide.intro ? (
        <p className="prose mb-6 max-w-text">
          <InlineText text={guide.intro} />
        </p>
      ) : null}
      <table className="bands">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns[0]}</th>
            <th scope="col">{words.columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(row => (
            <Row key={row.item} row={row} ceiling={ceiling} />
          ))}
        </tbody>
        {addOns.length > 0 ? (
          <tbody>
            <tr className="bands-group">
              <th scope="rowgroup" colSpan={2}>
                {words.addOns}
              </th>
            </tr>
            {addOns.map(row => (
              <Row key={row.item} row={row} />
            ))}
          </tbody>
        ) : null}
      </table>
      {guide.note ? (
        <p className="prose mt-5 max-w-text text-sm text-muted">
          <InlineText text={guide.note} />
        </p>
      ) : null}
    </div>
  )
}
