import { SelectField, TextAreaField, TextField } from '@/components/ui/field'
import type { DrawnField } from './drawn-fields'

/** The fields of a form of any kind. `errors` has a message by the name of a field. */
export function LeadFields({
  fields,
  errors,
}: {
  fields: readonly DrawnField[]
  errors: Readonly<Record<string, string>>
}) {
  return fields.map(({ options, rows, isWide, isLong, ...field }) => {
    const className = isWide ? 'col-span-full' : isLong ? 'max-sm:col-span-full' : undefined
    const frame = { ...field, error: errors[field.name], className }
    if (options) return <SelectField key={field.id} {...frame} options={options} />
    return rows === undefined ? (
      <TextField key={field.id} {...frame} />
    ) : (
      <TextAreaField key={field.id} {...frame} rows={rows} />
    )
  })
}
