'use client'
import { displayedNumber, INCHES_PER_FOOT, numberAction, numberInputs, type Plan } from '@/lib/planner'
import { formatInches } from '@/components/planner/plan-text'
import { usePlanner } from '@/components/planner/planner-context'

const { min, max } = numberInputs.mountHeightIn
const GROUP = 'sliding-mountHeightIn'

const shownIn = (plan: Plan) => displayedNumber(plan, 'mountHeightIn')

/** The mount height by dragging. A drag, or a key held down, is one undo step. */
export function HeightSlider({ plan }: { plan: Plan }) {
  const { labels, dispatch } = usePlanner()
  const endStep = () => dispatch({ type: 'endStep' })
  return (
    <input
      type="range"
      aria-label={labels.inspector.height.slider}
      aria-valuetext={formatInches(shownIn(plan) / INCHES_PER_FOOT)}
      min={min}
      max={max}
      step={1}
      value={shownIn(plan)}
      onChange={event =>
        dispatch({ ...numberAction('mountHeightIn', event.currentTarget.valueAsNumber), group: GROUP })
      }
      onPointerDown={endStep}
      onPointerUp={endStep}
      onPointerCancel={endStep}
      onKeyUp={endStep}
      onBlur={endStep}
      className="height-slider"
    />
  )
}
