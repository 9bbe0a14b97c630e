import { fill } from '@/lib/template'
import type { FieldFault } from '@/lib/panel/check'
import { thousands } from './amounts'

interface AmountFieldProps {
  name: string
  label: string
  usual: string
  bounds: { readonly min: number; readonly max: number }
  fault: FieldFault | undefined
  faults: Readonly<Record<FieldFault, string>>
  /** The question above says the same. */
  isLabelHidden?: boolean
  suffix?: string
  /** For a field whose number also follows from others; otherwise it is uncontrolled. */
  value?: string
  onValue?: (text: string) => void
}

/** A number as text, so that what cannot be read stays as it was typed. */
export function AmountField({
  name,
  label,
  usual,
  bounds,
  fault,
  faults,
  isLabelHidden = false,
  suffix,
  value,
  onValue,
}: AmountFieldProps) {
  const id = `check-${name}`
  return (
    <div>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'field-label'}>
        {label}
      </label>
      <div className="amount-field">
        <input
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          {...(value === undefined
            ? { defaultValue: usual }
            : { value, onChange: ({ currentTarget }) => onValue?.(currentTarget.value) })}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error` : undefined}
          className="amount-control w-24"
        />
        {suffix ? <span aria-hidden="true">{suffix}</span> : null}
      </div>
      {fault ? (
        <p id={`${id}-error`} className="field-error">
          {fill(faults[fault], { min: thousands(bounds.min), max: thousands(bounds.max) })}
        </p>
      ) : null}
    </div>
  )
}
