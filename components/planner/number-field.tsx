'use client'

import { useState } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import {
  type NumberField as Field,
  numberAction,
  numberInputs,
  type Plan,
  readNumber,
  readUnfinishedNumber,
  shownNumber,
} from '@/lib/planner'
import { TextField } from '@/components/ui/field'
import type { Dispatch } from './use-planner'
import { fill } from './words'

interface NumberFieldProps {
  field: Field
  plan: Plan
  labels: PlannerLabels
  dispatch: Dispatch
}

/**
 * A number that counts as soon as it makes sense. What is typed stays as it is until the field is left; then the field shows the
 * value that counts. Typing in one field is one step of the history.
 */
export function NumberField({ field, plan, labels, dispatch }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const { min, max, step } = numberInputs[field]
  const group = `typing-${field}`

  const type = (text: string) => {
    setTyped(text)
    const value = readUnfinishedNumber(field, text)
    // A 0 on the way from 30 to 40 must not throw the charger off its detached wall: it counts when the field is left.
    const takesWall = value === 0 && field === 'trenchFt' && plan.charger.wall === 'detached'
    if (value !== undefined && !takesWall) dispatch({ ...numberAction(field, value), group })
  }
  const settle = () => {
    if (typed === null) return
    dispatch({ ...numberAction(field, readNumber(field, typed)), group })
    dispatch({ type: 'seal' })
    setTyped(null)
  }

  return (
    <TextField
      id={`plan-${field}`}
      name={field}
      type="number"
      inputMode="decimal"
      label={labels.numbers[field]}
      hint={max === null ? fill(labels.atLeast, { min }) : fill(labels.between, { min, max })}
      min={min}
      max={max ?? undefined}
      step={step}
      autoComplete="off"
      value={typed ?? String(shownNumber(plan, field))}
      onChange={event => type(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={event => {
        if (event.key === 'Enter') settle()
      }}
    />
  )
}
