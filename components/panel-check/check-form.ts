// The fields of the check's form: what they say, and choices made for the visitor.
import { type ClimateKind, coolingKinds, heatingKinds } from '@/lib/panel/appliances'
import { exampleFields, type FieldReader, readCheck } from '@/lib/panel/check'

export const fieldsOf = (form: HTMLFormElement): FieldReader => {
  const data = new FormData(form)
  return name => {
    const value = data.get(name)
    return typeof value === 'string' ? value : null
  }
}

/** The worked example that the check starts with. */
export const example: FieldReader = name => exampleFields[name] ?? null

export const snapshot = (fields: FieldReader) => ({
  ...readCheck(fields),
  heating: fields('heating') ?? 'fuel',
  cooling: fields('cooling') ?? 'none',
})

export const climateKinds: Readonly<Record<'heating' | 'cooling', Readonly<Record<string, ClimateKind>>>> = {
  heating: heatingKinds,
  cooling: coolingKinds,
}

/** Another kind of heating or cooling brings its usual nameplate and count. */
export function setUsualNumbers(form: HTMLFormElement, name: 'heating' | 'cooling', chosen: string) {
  const kind = climateKinds[name][chosen]
  const set = (field: string, value: number) => {
    const input = form.elements.namedItem(field)
    if (input instanceof HTMLInputElement) input.value = String(value)
  }
  if (!kind) return
  set(`va-${name}`, kind.va)
  set(`count-${name}`, kind.usualCount ?? 1)
}

export const isTyped = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text'

/** Chooses a radio button or an option by its value. */
export function choose(form: HTMLFormElement, name: string, value: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof RadioNodeList) field.value = value
}
