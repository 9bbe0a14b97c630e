'use client'
import { memo } from 'react'
import { Icon } from '@/components/ui/icons'
import type { Direction } from '@/lib/planner'
import { usePlanner } from '@/components/planner/planner-context'

const arrows: Readonly<Record<Direction, string>> = {
  left: 'M12 4 6 10l6 6',
  up: 'M4 12l6-6 6 6',
  down: 'M4 8l6 6 6-6',
  right: 'M8 4l6 6-6 6',
}
const directions = Object.keys(arrows) as Direction[]

/** Four buttons that move the charger half a foot. Memoized: a drag does not render them again. */
export const NudgeButtons = memo(function NudgeButtons() {
  const { labels, dispatch } = usePlanner()
  return (
    <div className="planner-tools min-h-12">
      {directions.map(direction => (
        <button
          key={direction}
          type="button"
          aria-label={labels.nudge[direction]}
          onClick={() => dispatch({ type: 'nudge', direction })}
        >
          <Icon path={arrows[direction]} />
        </button>
      ))}
    </div>
  )
})
