import type { PlannerLabels } from '@/content/planner-labels'
import { brandPresets, type Plan, type Route } from '@/lib/planner'
import { partsOf } from '@/lib/planner/parts'
import { fill } from './words'

interface PartsTableProps {
  plan: Plan
  route: Route
  labels: PlannerLabels
}

/** Quantities to plan with; what a plan has none of is left out. */
export function PartsTable({ plan, route, labels }: PartsTableProps) {
  const { caption, part, quantity, rows, feet } = labels.keep.parts
  const parts = partsOf(plan, route)
  const feetOf = (lengthFt: number) => lengthFt > 0 && fill(feet, { feet: lengthFt })
  const lines: readonly (readonly [string, string | number | false])[] = [
    [rows.charger, brandPresets[plan.brand].name],
    [rows.breaker, fill(labels.spec.amps, { amps: parts.breakerAmps })],
    [fill(rows.conduit, { type: labels.conduitTypes[plan.conduitType] }), feetOf(parts.conduitFt)],
    [rows.sticks, parts.sticks],
    [rows.elbows, parts.elbows],
    [rows.couplings, parts.couplings],
    [rows.connectors, parts.connectors],
    [rows.straps, parts.straps],
    [rows.trench, feetOf(parts.trenchFt)],
  ]
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-1 text-left text-muted">{caption}</caption>
      <thead className="sr-only">
        <tr><th scope="col">{part}</th><th scope="col">{quantity}</th></tr>
      </thead>
      <tbody>
        {lines.map(([name, count]) =>
          count ? (
            <tr key={name} className="border-b border-line align-baseline">
              <th scope="row" className="py-1.5 pr-4 font-normal print:py-0.5">{name}</th>
              <td className="py-1.5 text-right font-semibold print:py-0.5">{count}</td>
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  )
}
