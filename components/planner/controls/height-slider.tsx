'use client'
import type { ComponentProps } from 'react'
import { INCHES_PER_FOOT, numberInputs, clamp } from '@/lib/planner'
import { formatInches } from '@/components/planner/plan-text'

const { min, max } = numberInputs.mountHeightIn

interface HeightRangeProps extends Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'aria-describedby'> {
  heightIn: number
  onHeight: (heightIn: number) => void
  /** Ends an undo step: a drag, or a key held down, is one. */
  endStep: () => void
}

/** The charger's height by dragging. */
export function HeightRange({ heightIn, onHeight, endStep, ...input }: HeightRangeProps) {
  return (
    <input
      {...input}
      type="range"
      aria-valuetext={formatInches(heightIn / INCHES_PER_FOOT)}
      min={min}
      max={max}
      step={1}
      value={clamp(heightIn, min, max)}
      onChange={event => onHeight(event.currentTarget.valueAsNumber)}
      onPointerDown={endStep}
      onPointerUp={endStep}
      onPointerCancel={endStep}
      onKeyUp={endStep}
      onBlur={endStep}
      className="height-slider"
    />
  )
}
