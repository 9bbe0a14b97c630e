import type { ComponentProps } from 'react'
import { type FieldFrame, Frame } from './field'

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
