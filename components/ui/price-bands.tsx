import type { CostGuide } from '@/content/types'
import { usdRange, type Price } from '@/lib/format'
import { InlineText } from './inline'

/** Offset and width of a band, in percent of the highest price. An extra is added to another price, so its band starts at zero. */
function band({ min, max = min, kind }: Price, ceiling: number) {
  const start = kind === 'extra' ? 0 : min
  const percent = (dollars: number) => `${((dollars / ceiling) * 100).toFixed(1)}%`
  return { marginLeft: percent(start), width: percent(Math.max(max - start, ceiling / 80)) }
}

/** A price table with a bar in each row, all on one scale. */
export function PriceBands({
  caption,
  columns,
  guide,
}: {
  caption: string
  columns: readonly [string, string]
  guide: CostGuide
}) {
  const ceiling = Math.max(...guide.rows.map(({ price }) => price.max ?? price.min))
  return (
    <div className="@container max-w-[56rem]">
      <p className="prose mb-6 max-w-text">
        <InlineText text={guide.intro} />
      </p>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-[18rem]:sr-only">
          <tr className="border-b-2 border-ink text-sm">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {columns[0]}
            </th>
            <th scope="col" className="w-[42%] py-2 font-semibold">
              {columns[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {guide.rows.map(({ item, price, detail }) => (
            <tr key={item} className="border-b border-line align-top @max-[18rem]:block">
              <th scope="row" className="py-4 pr-4 font-normal @max-[18rem]:block @max-[18rem]:pb-0">
                <span className="block font-semibold">{item}</span>
                <span className="prose mt-1 block text-sm text-muted">
                  <InlineText text={detail} />
                </span>
              </th>
              <td className="py-4 @max-[18rem]:block @max-[18rem]:pt-2">
                <span className="block font-display text-lg font-bold tabular-nums @min-[22rem]:whitespace-nowrap sm:text-xl">
                  {usdRange(price)}
                </span>
                <span aria-hidden="true" className="mt-2 block h-1.5 bg-line">
                  <span className="block h-full bg-safety" style={band(price, ceiling)} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="prose mt-5 max-w-text text-sm text-muted">
        <InlineText text={guide.note} />
      </p>
    </div>
  )
}
