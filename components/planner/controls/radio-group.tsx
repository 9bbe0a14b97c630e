'use client'

import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

interface Option<Value extends string | number> {
  readonly value: Value
  readonly label: ReactNode
  readonly disabled?: boolean
}

interface RadioGroupProps<Value extends string | number> {
  /** Name of the group, and prefix of the ids inside. */
  name: string
  legend: string
  value: Value
  options: readonly Option<Value>[]
  onChoose: (value: Value) => void
  hint?: string
  /** Tailwind classes for the columns. */
  columns: string
  /** Separate tiles instead of one segmented bar. */
  tiles?: boolean
}

const segment = 'segment border-r border-edge last:border-r-0 has-checked:bg-ink has-checked:text-paper'
const disabled =
  'has-[[disabled]]:cursor-not-allowed has-[[disabled]]:not-has-checked:bg-sunken has-[[disabled]]:not-has-checked:text-muted forced-colors:has-[[disabled]]:text-[GrayText]'
const tile =
  'justify-start rounded border border-edge has-checked:border-ink has-checked:bg-raised has-checked:[box-shadow:inset_0_-3px_0_var(--safety),inset_0_0_0_1px_var(--ink)] forced-colors:has-checked:border-3 forced-colors:has-checked:border-[Highlight]'

/**
 * Native radio buttons styled as a segmented control. Styles use `[disabled]`: `:disabled` would
 * match the disabled fieldset too.
 */
export function Choice<Value extends string | number>({
  name,
  legend,
  value,
  options,
  onChoose,
  hint,
  columns,
  tiles = false,
}: RadioGroupProps<Value>) {
  const hintId = hint ? `${name}-hint` : undefined
  return (
    <fieldset className="@container min-w-0" aria-describedby={hintId}>
      <legend className="mb-1.5 block font-semibold">{legend}</legend>
      <div className={classes('grid', tiles ? 'gap-2' : 'overflow-clip rounded border border-edge', columns)}>
        {options.map(option => (
          <label
            key={option.value}
            className={classes(
              'option relative flex min-h-12 cursor-pointer items-center justify-center px-2 py-1.5 text-center font-display text-base leading-tight font-bold hover:not-has-checked:bg-sunken',
              disabled,
              tiles ? tile : segment,
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={option.disabled ? hintId : undefined}
              onChange={() => onChoose(option.value)}
              className="absolute inset-0 m-0 cursor-[inherit] opacity-0"
            />
            {option.label}
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
