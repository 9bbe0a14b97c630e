'use client'
// Step 2: where the panel is, and whether the garage is detached, which takes a trench.
import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { panelLocations } from '@/lib/planner'
import { FloorPlan } from './floor-plan'
import { NumberField } from './number-field'
import { Choice } from './radio-group'
import type { StepProps } from './step'

const garages = ['attached', 'detached'] as const
type Garage = (typeof garages)[number]

export const PanelStep = memo(
  function PanelStep({ plan, labels, dispatch }: StepProps) {
    const words = labels.panel
    // Detached is open before any trench feet are typed, and stays open while they are 0.
    const [isOpen, setIsOpen] = useState(false)
    const garage: Garage = plan.trenchFt > 0 || isOpen ? 'detached' : 'attached'
    const choose = (next: Garage) => {
      flushSync(() => setIsOpen(next === 'detached'))
      if (next === 'attached') dispatch({ type: 'setTrenchFt', value: 0 })
      else document.getElementById('plan-trenchFt')?.focus()
    }
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
        <div className="grid content-start gap-4">
          <Choice
            name="plan-garage"
            legend={words.garage.legend}
            value={garage}
            options={garages.map(value => ({ value, label: words.garage[value] }))}
            onChoose={choose}
            columns="grid-cols-2"
          />
          <div hidden={garage === 'attached'}>
            <NumberField field="trenchFt" plan={plan} labels={labels} dispatch={dispatch} />
            <p className="mt-1.5 text-sm text-muted">{words.garage.hint}</p>
          </div>
        </div>
      </>
    )
  },
  ({ plan: before }, { plan: after }) =>
    before.panelLocation === after.panelLocation &&
    before.trenchFt === after.trenchFt &&
    before.charger.wall === after.charger.wall,
)
