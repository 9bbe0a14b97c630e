import type { ComponentProps } from 'react'
import { type FieldFrame, Frame } from './field'

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
