import type { PlannerWords } from '@/content/words/planner'
import { brands, type Estimate, type EstimateLine, type Plan, type Route } from '@/lib/planner'
import { usd } from '@/lib/usd'
import { TwoColumnTable } from './two-column-table'
import { fill } from '@/lib/template'
import { describeElbows, formatUnitPrice } from '@/components/planner/plan-text'
import { usePlanner } from '@/components/planner/planner-context'

interface EstimateTableProps {
  plan: Plan
  route: Pick<Route, 'elbows'>
  estimate: Estimate
}

/** Quantity, unit price, and the factors that are not 1. */
function lineDetail(line: EstimateLine, plan: Plan, words: PlannerWords): string | null {
  if (line.id === 'base-labor') return null
  const product = fill(words.estimate.times, { feet: line.quantityFt, price: formatUnitPrice(line.unitPriceUsd) })
  if (line.id === 'trench') return product
  const { material, amp, brand } = line.factors
  const factors = [
    [material, words.conduitTypes[plan.conduitType]],
    [amp, fill(words.spec.amps, { amps: plan.amps })],
    [brand, brands[plan.brand].name],
  ] as const
  return [
    product,
    ...factors.flatMap(([factor, name]) => (factor === 1 ? [] : [`${factor.toFixed(2)} (${name})`])),
  ].join(' × ')
}

/** The itemized estimate, for screen and print. */
export function EstimateTable({ plan, route, estimate }: EstimateTableProps) {
  const { words } = usePlanner()
  const { caption, item, amount, lines } = words.estimate
  return (
    <TwoColumnTable caption={caption} captionClass="sr-only" heads={[item, amount]}>
      <tbody>
        {estimate.lines.map(line => {
          const detail = lineDetail(line, plan, words)
          return (
            <tr key={line.id} className="border-b border-line align-top">
              <th scope="row" className="w-full wrap-anywhere py-1.5 pr-4 font-normal print:py-1.5">
                <span className="font-semibold">{lines[line.id]}</span>
                {line.id === 'conduit' ? (
                  <span className="text-muted">{`, ${describeElbows(route, words)}`}</span>
                ) : null}
                {detail ? <span className="block text-[0.88em] text-muted">{detail}</span> : null}
              </th>
              <td className="py-1.5 text-right font-semibold print:py-1.5">{usd(line.shownUsd)}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr className="align-baseline">
          <th scope="row" className="pt-2 font-display text-base">
            {words.spec.estimate}
          </th>
          {/* Only amounts past a million wrap, so that they do not widen the page. */}
          <td className="max-w-[6em] pt-2 text-right font-display text-xl font-bold">{usd(estimate.totalUsd)}</td>
        </tr>
      </tfoot>
    </TwoColumnTable>
  )
}
