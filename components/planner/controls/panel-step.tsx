'use client'
// Step 2: where the panel is, and the feet of trench, which count wherever the charger is.
import { memo } from 'react'
import { panelLocations, type Plan } from '@/lib/planner'
import { fill } from '@/lib/template'
import { formatUnitPrice } from '@/components/planner/plan-text'
import { FloorPlan } from './floor-plan'
import { NumberField } from './number-field'
import { Choice } from './radio-group'
import { usePlanner } from '@/components/planner/planner-context'

export const PanelStep = memo(
  function PanelStep({ plan }: { plan: Plan }) {
    const { labels, dispatch } = usePlanner()
    const hint = fill(labels.inspector.trenchHint, { price: formatUnitPrice(plan.trenchPricePerFt) })
    return (
      <>
        <Choice
          name="plan-panel"
          legend={labels.panelLocation}
          value={plan.panelLocation}
          options={panelLocations.map(value => ({
            value,
            label: (
              <span className="grid justify-items-center gap-1">
                <FloorPlan panel={value} />
                {labels.panelLocations[value]}
              </span>
            ),
          }))}
          onChoose={panelLocation => dispatch({ type: 'setPanelLocation', panelLocation })}
          columns="grid-cols-2"
          tiles
        />
        <NumberField field="trenchFt" plan={plan} hint={hint} />
      </>
    )
  },
  ({ plan: before }, { plan: after }) =>
    before.panelLocation === after.panelLocation &&
    before.trenchFt === after.trenchFt &&
    before.trenchPricePerFt === after.trenchPricePerFt &&
    before.charger.wall === after.charger.wall,
)
