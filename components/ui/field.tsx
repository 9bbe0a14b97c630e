import type { ComponentProps, ReactNode } from 'react'

interface FieldFrame {
  id: string
  label: string
  /** Shown below the field and part of its accessible description. */
  error?: string | undefined
  hint?: string | undefined
  className?: string | undefined
}

interface Described {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

function Frame({
  id,
  label,
  error,
  hint,
  className,
  required,
  children,
}: FieldFrame & { required?: boolean | undefined; children: (described: Described) => ReactNode }) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
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
      {children({
        id,
        className: 'field-control',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-danger">
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** Label, control, hint and error of one input, wired together. */
export function TextField({
  id,
  label,
  error,
  hint,
  className,
  required,
  type = 'text',
  ...input
}: FieldFrame & Omit<ComponentProps<'input'>, 'className' | 'id'>) {
  return (
    <Frame {...{ id, label, error, hint, className, required }}>
      {described => <input type={type} required={required} {...input} {...described} />}
    </Frame>
  )
}

export function SelectField({
  id,
  label,
  error,
  hint,
  className,
  required,
  options,
  ...input
}: FieldFrame &
  Omit<ComponentProps<'select'>, 'className' | 'id'> & { options: readonly { value: string; label: string }[] }) {
  return (
    <Frame {...{ id, label, error, hint, className, required }}>
      {described => (
        <select required={required} {...input} {...described} className={`${described.className} appearance-auto`}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Frame>
  )
}

export function TextAreaField({
  id,
  label,
  error,
  hint,
  className,
  required,
  ...input
}: FieldFrame & Omit<ComponentProps<'textarea'>, 'className' | 'id'>) {
  return (
    <Frame {...{ id, label, error, hint, className, required }}>
      {described => <textarea required={required} {...input} {...described} />}
    </Frame>
  )
}
