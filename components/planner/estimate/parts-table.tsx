import { brands, type Plan, type Route } from '@/lib/planner'
import { partsOf } from '@/lib/planner/parts'
import { TwoColumnTable } from './two-column-table'
import { fill } from '@/lib/template'
import { usePlanner } from '@/components/planner/planner-context'

const counted = ['sticks', 'elbows', 'couplings', 'connectors', 'straps'] as const

interface PartsTableProps {
  plan: Plan
  route: Route
}

/** Approximate parts list. Parts with a count of zero are left out. */
export function PartsTable({ plan, route }: PartsTableProps) {
  const { labels } = usePlanner()
  const { caption, part, quantity, rows, feet } = labels.keep.parts
  const parts = partsOf(plan, route)
  const feetOf = (lengthFt: number) => lengthFt > 0 && fill(feet, { feet: lengthFt })
  const lines: readonly (readonly [string, string | number | false])[] = [
    [rows.charger, brands[plan.brand].name],
    [rows.breaker, fill(labels.spec.amps, { amps: parts.breakerAmps })],
    [fill(rows.conduit, { type: labels.conduitTypes[plan.conduitType] }), feetOf(parts.conduitFt)],
    ...counted.map(part => [rows[part], parts[part]] as const),
    [rows.trench, feetOf(parts.trenchFt)],
  ]
  return (
    <TwoColumnTable caption={caption} captionClass="pb-1 text-left text-muted" heads={[part, quantity]}>
      <tbody>
        {lines.map(([name, count]) =>
          count ? (
            <tr key={name} className="border-b border-line align-baseline">
              <th scope="row" className="py-1.5 pr-4 font-normal print:py-0.5">
                {name}
              </th>
              <td className="py-1.5 text-right font-semibold print:py-0.5">{count}</td>
            </tr>
          ) : null,
        )}
      </tbody>
    </TwoColumnTable>
  )
}
