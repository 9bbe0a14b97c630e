// A question of the check: its title and controls, radio buttons in one bar, a box to tick.
import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

export function Question({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-t border-line pt-5">
      <h3 className="font-display text-xl font-bold">{title}</h3>
      {hint ? <p className="mt-1 max-w-text text-sm text-muted">{hint}</p> : null}
      <div className="mt-4">{children}</div>
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
  /** Tailwind classes for the columns. */
  columns: string
}

/**
 * Native radio buttons as one bar. Uncontrolled: what was chosen before the script came stays
 * chosen.
 */
export function RadioBar({ name, legend, options, checked, hint, columns, isLegendHidden = false }: RadioBarProps) {
  const hintId = hint ? `check-${name}-hint` : undefined
  return (
    <fieldset className="min-w-0" aria-describedby={hintId}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      <div className={classes('grid overflow-clip rounded border border-edge max-[11rem]:grid-cols-1', columns)}>
        {options.map(({ value, label }) => (
          <label key={value} className="option segment segment-option">
            <input type="radio" name={name} value={value} defaultChecked={value === checked} />
            {label}
          </label>
        ))}
      </div>
      {hint ? (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
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
      <label className={classes('flex min-h-12 cursor-pointer items-center gap-3 font-semibold', className)}>
        <input type="checkbox" name={name} aria-describedby={hintId} className="size-5 flex-none" />
        {label}
      </label>
      <p id={hintId} className="max-w-text text-sm text-muted">
        {hint}
      </p>
    </>
  )
}
