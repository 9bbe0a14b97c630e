import type { ComponentProps, ReactNode } from 'react'

interface FieldFrame {
  id: string
  label: string
  /** Shown below the field and part of its accessible description. */
  error?: string | undefined
  hint?: string | undefined
  className?: string | undefined
}

type FieldProps<Tag extends 'input' | 'select' | 'textarea'> = FieldFrame &
  Omit<ComponentProps<Tag>, 'className' | 'id'>

/** The attributes of a control, wired to its label, hint and error. */
function controlOf<Props extends FieldFrame & { required?: boolean | undefined }>(props: Props) {
  const { id, label: _label, error, hint, className: _className, required, ...control } = props
  return {
    required,
    ...control,
    id,
    className: 'field-control',
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  }
}

interface FrameProps {
  of: FieldFrame & { required?: boolean | undefined }
  children: ReactNode
}

/** Label, control, hint and error of one field. */
function Frame({ of: { id, label, error, hint, className, required }, children }: FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="field-label">
        {label}
        {required ? (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        ) : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}

export const TextField = ({ type = 'text', ...props }: FieldProps<'input'>) => (
  <Frame of={props}>
    <input type={type} {...controlOf(props)} />
  </Frame>
)

export const TextAreaField = (props: FieldProps<'textarea'>) => (
  <Frame of={props}>
    <textarea {...controlOf(props)} />
  </Frame>
)

interface SelectFieldProps extends FieldProps<'select'> {
  options: readonly { value: string; label: string }[]
}

export const SelectField = ({ options, ...props }: SelectFieldProps) => (
  <Frame of={props}>
    <select {...controlOf(props)} className="field-control appearance-auto">
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </Frame>
)
