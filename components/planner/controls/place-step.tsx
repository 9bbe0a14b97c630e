'use client'
// Step 3: the wall, the height, small moves, and the rules of thumb for the spot.
import { memo } from 'react'
import type { PlannerWords } from '@/content/words/planner'
import {
  type Direction,
  displayedNumber,
  INCHES_PER_FOOT,
  isMountWallAvailable,
  mountWalls,
  numberAction,
  numberInputs,
  type Plan,
} from '@/lib/planner'
import { type CableReach as Reach, cableReach, type CarPort, carPorts } from '@/lib/planner/cable'
import { Icon } from '@/components/ui/icons'
import { SelectField } from '@/components/ui/field'
import { fill } from '@/lib/template'
import { formatInches } from '@/components/planner/plan-text'
import { Guidance } from '@/components/planner/estimate/guidance'
import { HeightRange } from './height-slider'
import { NumberField } from './number-field'
import { Choice } from './radio-group'
import { usePlanner } from '@/components/planner/planner-context'

const { min, max } = numberInputs.mountHeightIn

/** What the chosen wall means, and why a wall across the trench cannot be chosen. */
function wallHint(plan: Plan, { mountWallHints, detachedNeedsTrench }: PlannerWords): string {
  const chosen = mountWallHints[plan.mountWall]
  return mountWalls.every(wall => isMountWallAvailable(plan, wall)) ? chosen : `${chosen} ${detachedNeedsTrench}`
}

/** The field's bounds with the usual height, or that the charger was dragged beyond them. */
function heightHint({ charger: { heightFt } }: Plan, usual: number, words: PlannerWords['inspector']): string {
  const inches = heightFt * INCHES_PER_FOOT
  const values = { min, max, usual, height: formatInches(heightFt) }
  return fill(inches < min || inches > max ? words.height.beyond : words.height.usual, values)
}

const arrows: Readonly<Record<Direction, string>> = {
  left: 'M12 4 6 10l6 6',
  up: 'M4 12l6-6 6 6',
  down: 'M4 8l6 6 6-6',
  right: 'M8 4l6 6-6 6',
}
const directions = Object.keys(arrows) as Direction[]

/** Four buttons that move the charger half a foot. Memoized: a drag does not render them again. */
const NudgeButtons = memo(function NudgeButtons() {
  const { words, dispatch } = usePlanner()
  return (
    <div className="planner-tools min-h-12">
      {directions.map(direction => (
        <button
          key={direction}
          type="button"
          aria-label={words.nudge[direction]}
          onClick={() => dispatch({ type: 'nudge', direction })}
        >
          <Icon path={arrows[direction]} />
        </button>
      ))}
    </div>
  )
})

/** Whole feet, on the safe side: less to spare, more that is missing. */
function sentenceOf({ reaches, cableFt: cable, spareFt, moveFt }: Reach, words: PlannerWords['inspector']['cable']) {
  if (reaches) return fill(words.reaches, { cable, spare: Math.floor(spareFt) })
  return fill(moveFt === null ? words.never : words.short, { cable, short: Math.ceil(-spareFt), move: moveFt ?? 0 })
}

/** Will the cable reach? A hint: neither part of the plan nor of what is sent. */
function CableReach({ reach, port, onPort }: { reach: Reach; port: CarPort; onPort: (port: CarPort) => void }) {
  const { words } = usePlanner()
  const cableWords = words.inspector.cable
  return (
    <div>
      <SelectField
        id="plan-port"
        label={cableWords.title}
        className="flex items-center gap-3"
        value={port}
        options={carPorts.map(value => ({ value, label: cableWords.ports[value] }))}
        onChange={event => onPort(event.currentTarget.value as CarPort)}
      />
      <p role="status" className={`mt-1.5 text-sm ${reach.reaches ? 'text-muted' : 'font-semibold'}`}>
        {sentenceOf(reach, cableWords)}
      </p>
    </div>
  )
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
  const { words, defaultPlan, dispatch } = usePlanner()
  const inspectorWords = words.inspector
  const reach = cableReach(plan, port)
  return (
    <>
      <Choice
        name="plan-wall"
        legend={words.mountWall}
        value={plan.mountWall}
        options={mountWalls.map(value => ({
          value,
          label: words.mountWalls[value],
          disabled: !isMountWallAvailable(plan, value),
        }))}
        onChoose={mountWall => dispatch({ type: 'setMountWall', mountWall })}
        hint={wallHint(plan, words)}
        columns="auto-cols-auto grid-flow-col"
      />
      <div className="flex flex-wrap items-start gap-x-2 gap-y-3">
        <div className="flex-1 [&>*>label]:whitespace-nowrap">
          <NumberField
            field="mountHeightIn"
            plan={plan}
            hint={heightHint(plan, displayedNumber(defaultPlan, 'mountHeightIn'), inspectorWords)}
          />
        </div>
        <div>
          <p aria-hidden="true" className="mb-1.5 font-semibold">
            {words.nudgeTitle}
          </p>
          <NudgeButtons />
        </div>
        <HeightRange
          aria-label={inspectorWords.height.slider}
          heightIn={displayedNumber(plan, 'mountHeightIn')}
          onHeight={heightIn =>
            dispatch({ ...numberAction('mountHeightIn', heightIn), group: 'sliding-mountHeightIn' })
          }
          endStep={() => dispatch({ type: 'endStep' })}
        />
      </div>
      <CableReach {...{ reach, port, onPort }} />
      <Guidance plan={plan} reaches={reach.reaches} />
    </>
  )
})
