'use client'
// Step 3: the wall, the height, small moves, and the rules of thumb for the spot.
import { memo } from 'react'
import type { PlannerLabels } from '@/content/words/planner'
import {
  displayedNumber,
  INCHES_PER_FOOT,
  isMountWallAvailable,
  mountWalls,
  numberInputs,
  type Plan,
} from '@/lib/planner'
import { cableReach, type CarPort } from '@/lib/planner/cable'
import { fill } from '@/lib/template'
import { formatInches } from '@/components/planner/plan-text'
import { Guidance } from '@/components/planner/estimate/guidance'
import { CableReach } from './cable-reach'
import { HeightSlider } from './height-slider'
import { NudgeButtons } from './nudge-buttons'
import { NumberField } from './number-field'
import { Choice } from './radio-group'
import { usePlanner } from '@/components/planner/planner-context'

const { min, max } = numberInputs.mountHeightIn

/** What the chosen wall means, and why a wall across the trench cannot be chosen. */
function wallHint(plan: Plan, { mountWallHints, detachedNeedsTrench }: PlannerLabels): string {
  const chosen = mountWallHints[plan.mountWall]
  return mountWalls.every(wall => isMountWallAvailable(plan, wall)) ? chosen : `${chosen} ${detachedNeedsTrench}`
}

/** The field's bounds with the usual height, or that the charger was dragged beyond them. */
function heightHint({ charger: { heightFt } }: Plan, usual: number, words: PlannerLabels['inspector']): string {
  const inches = heightFt * INCHES_PER_FOOT
  const values = { min, max, usual, height: formatInches(heightFt) }
  return fill(inches < min || inches > max ? words.height.beyond : words.height.usual, values)
}

/** Memoized: the other steps do not render it again. */
export const PlaceStep = memo(function PlaceStep({
  plan,
  port,
  onPort,
}: {
  plan: Plan
  port: CarPort
  onPort: (port: CarPort) => void
}) {
  const { labels, defaultPlan, dispatch } = usePlanner()
  const words = labels.inspector
  const reach = cableReach(plan, port)
  return (
    <>
      <Choice
        name="plan-wall"
        legend={labels.mountWall}
        value={plan.mountWall}
        options={mountWalls.map(value => ({
          value,
          label: labels.mountWalls[value],
          disabled: !isMountWallAvailable(plan, value),
        }))}
        onChoose={mountWall => dispatch({ type: 'setMountWall', mountWall })}
        hint={wallHint(plan, labels)}
        columns="auto-cols-auto grid-flow-col"
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
        <NumberField
          field="mountHeightIn"
          plan={plan}
          hint={heightHint(plan, displayedNumber(defaultPlan, 'mountHeightIn'), words)}
        />
        <div>
          <p aria-hidden="true" className="mb-1.5 font-semibold">
            {labels.nudgeTitle}
          </p>
          <NudgeButtons />
        </div>
        <HeightSlider plan={plan} />
      </div>
      <CableReach {...{ reach, port, onPort }} />
      <Guidance plan={plan} reaches={reach.reaches} />
    </>
  )
})
