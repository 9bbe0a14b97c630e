import { brands, type Plan, type Route } from '@/lib/planner'
import { materialName } from '@/lib/material-names'
import { materialsOf } from '@/lib/planner/materials'
import { TwoColumnTable } from './two-column-table'
import { fill } from '@/lib/template'
import { usePlanner } from '@/components/planner/planner-context'

/** What the office orders, but a visitor need not read. The black wire stands for all three. */
const LEFT_OUT = /^(coupling|connector|warning-tape|wire-\w+-\d+-(red|green))/

/** What goes on the wall, in short. */
export function MaterialsTable({ plan, route }: { plan: Plan; route: Route }) {
  const { words } = usePlanner()
  const { caption, part, quantity, charger, wire, units } = words.keep.materials
  const nameOf = (id: string) => (id.startsWith('wire-') ? wire : materialName(id, words.materials))
  const lines = materialsOf(plan, route)
    .filter(({ id }) => !LEFT_OUT.test(id))
    .map(({ id, quantity: count, unit }) => [nameOf(id), fill(units[unit], { count })] as const)
  return (
    <TwoColumnTable caption={caption} captionClass="pb-1 text-left text-muted" heads={[part, quantity]}>
      <tbody>
        {[[charger, brands[plan.brand].name] as const, ...lines].map(([name, count]) => (
          <tr key={name} className="border-b border-line align-baseline">
            <th scope="row" className="py-1.5 pr-4 font-normal print:py-0.5">
              {name}
            </th>
            <td className="py-1.5 text-right font-semibold print:py-0.5">{count}</td>
          </tr>
        ))}
      </tbody>
    </TwoColumnTable>
  )
}
