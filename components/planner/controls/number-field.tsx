'use client'

import { useState } from 'react'
import {
  isWallVisible,
  type NumberField as Field,
  numberAction,
  numberInputs,
  type Plan,
  parseNumber,
  parsePartialNumber,
  displayedNumber,
} from '@/lib/planner'
import { TextField } from '@/components/ui/field'
import { fill } from '@/lib/template'
import { usePlanner } from '@/components/planner/planner-context'

interface NumberFieldProps {
  field: Field
  plan: Plan
  /** Replaces the bounds below the field. */
  hint?: string
}

/**
 * Typed text takes effect as soon as it is a valid number. On blur the field shows the value in
 * effect. Typing is one undo step.
 */
export function NumberField({ field, plan, hint }: NumberFieldProps) {
  const { words, defaultPlan, dispatch } = usePlanner()
  const [typed, setTyped] = useState<string | null>(null)
  const { min, max, step } = numberInputs[field]
  const group = `typing-${field}`

  const update = (text: string) => {
    setTyped(text)
    const value = parsePartialNumber(field, text)
    // A 0 on the way from 30 to 40 would remove the wall behind the charger: it takes effect on
    // blur.
    const removesWall = value === 0 && field === 'trenchFt' && !isWallVisible(plan.charger.wall, value)
    if (value !== undefined && !removesWall) dispatch({ ...numberAction(field, value), group })
  }
  const commit = () => {
    if (typed === null) return
    const value = parseNumber(field, typed, displayedNumber(defaultPlan, field))
    dispatch({ ...numberAction(field, value), group })
    dispatch({ type: 'endStep' })
    setTyped(null)
  }

  return (
    <TextField
      id={`plan-${field}`}
      name={field}
      type="number"
      inputMode="decimal"
      label={words.numbers[field]}
      hint={hint ?? (max === null ? fill(words.atLeast, { min }) : fill(words.between, { min, max }))}
      min={min}
      max={max ?? undefined}
      step={step}
      autoComplete="off"
      value={typed ?? String(displayedNumber(plan, field))}
      onChange={event => update(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={event => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
