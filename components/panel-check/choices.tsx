// A question of the check: its title and controls, radio buttons in one bar, a box to tick.
import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

export function Question({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <div className="question">
      <h3>{title}</h3>
      {hint ? <p>{hint}</p> : null}
      <div>{children}</div>
    </div>
  )
}

interface RadioBarProps {
  name: string
  legend: string
  options: readonly { readonly value: string; readonly label: string }[]
  checked: string
  hint?: string
  /** The question above says the same. */
  isLegendHidden?: boolean
}

/**
 * Native radio buttons as one bar. Uncontrolled: what was chosen before the script came stays
 * chosen.
 */
export function RadioBar({ name, legend, options, checked, hint, isLegendHidden = false }: RadioBarProps) {
  const hintId = hint ? `check-${name}-hint` : undefined
  return (
    <fieldset className="min-w-0" aria-describedby={hintId}>
      <legend className={isLegendHidden ? 'sr-only' : 'field-label'}>{legend}</legend>
      <div className="segments">
        {options.map(({ value, label }) => (
          <label key={value} className="option segment segment-option">
            <input type="radio" name={name} value={value} defaultChecked={value === checked} />
            {label}
          </label>
        ))}
      </div>
      {hint ? (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      ) : null}
    </fieldset>
  )
}

/** A box to tick with its hint. Uncontrolled. */
export function Tick({
  name,
  label,
  hint,
  className,
}: {
  name: string
  label: string
  hint: string
  className?: string
}) {
  const hintId = `check-${name}-hint`
  return (
    <>
      <label className={classes('tick', className)}>
        <input type="checkbox" name={name} aria-describedby={hintId} />
        {label}
      </label>
      <p id={hintId}>{hint}</p>
    </>
  )
}
