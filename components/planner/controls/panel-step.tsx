'use client'
// Step 2: where the panel is, and the feet of trench, which count wherever the charger is.
import { memo } from 'react'
import {
  DOOR_HALF_WIDTH_FT,
  GARAGE_HALF_FT,
  GARAGE_SIZE_FT,
  panelLocations,
  PANELS,
  type Plan,
  sameButCharger,
} from '@/lib/planner'
import { fill } from '@/lib/template'
import { formatUnitPrice } from '@/components/planner/plan-text'
import { NumberField } from './number-field'
import { Choice } from './radio-group'
import { usePlanner } from '@/components/planner/planner-context'

/** Drawing units per foot, and the margin around the garage. */
const SCALE = 3
const MARGIN = 6
const SIDE = GARAGE_SIZE_FT * SCALE
const at = (worldFt: number) => MARGIN + (worldFt + GARAGE_HALF_FT) * SCALE

/** The garage from above with the panel's place: walls, door at the bottom, a car. */
function FloorPlan({ panel }: { panel: Plan['panelLocation'] }) {
  const { x, z } = PANELS[panel].positionFt
  const [near, far] = [at(-GARAGE_HALF_FT), at(GARAGE_HALF_FT)]
  const door = { from: at(-DOOR_HALF_WIDTH_FT), to: at(DOOR_HALF_WIDTH_FT) }
  return (
    <svg
      viewBox={`0 0 ${SIDE + 2 * MARGIN} ${SIDE + 2 * MARGIN}`}
      aria-hidden="true"
      className="h-20 w-20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
    >
      <path d={`M${door.from} ${far}H${near}V${near}H${far}V${far}H${door.to}`} />
      <path d={`M${door.from} ${far}H${door.to}`} strokeWidth="1" strokeDasharray="3 3" />
      <rect x={at(-5.5)} y={at(-7)} width={7 * SCALE} height={15 * SCALE} rx="7" strokeWidth="1" />
      <rect x={at(x) - 5} y={at(z) - 5} width="10" height="10" fill="var(--safety)" stroke="none" />
    </svg>
  )
}

export const PanelStep = memo(
  function PanelStep({ plan }: { plan: Plan }) {
    const { words, dispatch } = usePlanner()
    const hint = fill(words.inspector.trenchHint, { price: formatUnitPrice(plan.trenchPricePerFt) })
    return (
      <>
        <Choice
          name="plan-panel"
          legend={words.panelLocation}
          value={plan.panelLocation}
          options={panelLocations.map(value => ({
            value,
            label: (
              <span className="grid justify-items-center gap-1">
                <FloorPlan panel={value} />
                {words.panelLocations[value]}
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
  ({ plan: before }, { plan: after }) => sameButCharger(before, after) && before.charger.wall === after.charger.wall,
)
