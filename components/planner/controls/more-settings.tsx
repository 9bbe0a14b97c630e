'use client'
// Below the steps: conduit type, unit prices, and how the charger is drawn.
import { memo, useImperativeHandle, useRef } from 'react'
import {
  brands,
  chargerModels,
  conduitTypes,
  type NumberField as Field,
  type Plan,
  sameButCharger,
} from '@/lib/planner'
import { NumberField } from './number-field'
import { Choice } from './radio-group'
import { usePlanner } from '@/components/planner/planner-context'

export const MoreSettings = memo(
  function MoreSettings({ plan }: { plan: Plan }) {
    const { words, dispatch, focusables } = usePlanner()
    const details = useRef<HTMLDetailsElement>(null)
    const summary = useRef<HTMLElement>(null)
    useImperativeHandle(
      (handle: { focus(): void } | null) => void focusables.set('moreSettings', handle),
      () => ({
        focus() {
          if (details.current) details.current.open = true
          summary.current?.focus()
        },
      }),
    )
    const inspectorWords = words.inspector
    const number = (field: Field) => <NumberField field={field} plan={plan} />
    return (
      <details ref={details} className="planner-more mt-4">
        <summary ref={summary} className="flex min-h-11 items-center font-display font-bold">
          {inspectorWords.moreSettings}
        </summary>
        <div>
          <Choice
            name="plan-conduit"
            legend={words.conduitType}
            value={plan.conduitType}
            options={conduitTypes.map(value => ({ value, label: words.conduitTypes[value] }))}
            onChoose={conduitType => dispatch({ type: 'setConduitType', conduitType })}
            hint={words.conduitTypeHint}
            columns="grid-cols-2"
          />
          <Choice
            name="plan-model"
            legend={words.chargerModel}
            value={plan.chargerModel}
            options={chargerModels.map(value => ({ value, label: words.chargerModels[value] }))}
            onChoose={chargerModel => dispatch({ type: 'setChargerModel', chargerModel })}
            hint={brands[plan.brand].shape === null ? words.chargerModelMissing : words.chargerModelHint}
            columns="grid-cols-2"
          />
          {number('pricePerFt')}
          {number('baseLabor')}
          {number('trenchPricePerFt')}
        </div>
      </details>
    )
  },
  // A drag changes only the charger.
  ({ plan: before }, { plan: after }) => sameButCharger(before, after),
)
