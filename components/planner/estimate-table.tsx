import type { PlannerLabels } from '@/content/planner-labels'
import { brandPresets, type Estimate, type EstimateLine, type Plan, type Route } from '@/lib/planner'
import { usd } from '@/lib/format'
import { elbowWords, fill, unitPrice } from './words'

interface EstimateTableProps {
  plan: Plan
  route: Route
  estimate: Estimate
  labels: PlannerLabels
  /** False while another line reads the price out. */
  isSpoken: boolean
}

/** How a line comes about: quantity, unit price, and the factors that are not 1. */
function lineDetail(line: EstimateLine, plan: Plan, labels: PlannerLabels): string | null {
  if (line.id === 'base-labor') return null
  const product = fill(labels.estimate.times, { feet: line.quantityFt, price: unitPrice(line.unitPriceUsd) })
  if (line.id === 'trench') return product
  const { material, amp, brand } = line.factors
  const factors = [
    [material, labels.conduitTypes[plan.conduitType]],
    [amp, fill(labels.spec.amps, { amps: plan.amps })],
    [brand, brandPresets[plan.brand].name],
  ] as const
  return [product, ...factors.flatMap(([factor, name]) => (factor === 1 ? [] : [`${factor.toFixed(2)} (${name})`]))].join(' × ')
}

export function EstimateTable({ plan, route, estimate, labels, isSpoken }: EstimateTableProps) {
  const { title, caption, item, amount, lines, note } = labels.estimate
  return (
    <section id="plan-estimate" className="border-t border-line pt-5">
      <h2 className="text-xl">{title}</h2>
      <table className="mt-3 w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr><th scope="col">{item}</th><th scope="col">{amount}</th></tr>
        </thead>
        <tbody>
          {estimate.lines.map(line => {
            const detail = lineDetail(line, plan, labels)
            return (
              <tr key={line.id} className="border-b border-line align-top">
                <th scope="row" className="w-full py-3 pr-4 font-normal">
                  <span className="font-semibold">{lines[line.id]}</span>
                  {line.id === 'conduit' ? <span className="text-muted">, {elbowWords(route, labels)}</span> : null}
                  {detail ? <span className="block text-sm text-muted">{detail}</span> : null}
                </th>
                <td className="py-3 text-right font-semibold">{usd(line.shownUsd)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr className="align-baseline">
            <th scope="row" className="pt-4 font-display text-lg">{labels.spec.estimate}</th>
            <td className="pt-4 text-right font-display text-3xl font-bold">
              <output aria-live={isSpoken ? 'polite' : 'off'} aria-atomic="true">
                <span className="sr-only">{labels.spec.estimate} </span>
                {usd(estimate.totalUsd)}
              </output>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-3 text-sm text-muted">{note}</p>
    </section>
  )
}
