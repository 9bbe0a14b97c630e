// What staff see of a form's lead: a row for each of its choices, and the visitor's own words.
import type { Fields } from '@/lib/fields'
import { type FormField, type FormFields, inFormOrder } from '@/lib/leads/kinds/kind'
import type { LabeledText, ViewKind } from './views'

type Words = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** Null for an empty text. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

/** The word for a stored choice; the choice as it is when no word is known. */
function choice(words: Readonly<Record<string, string>>, value: unknown): string | null {
  const text = textOf(value)
  return text !== null && Object.hasOwn(words, text) ? (words[text] ?? null) : text
}

function shownFields(payload: Fields, fields: FormFields, words: Words, shownAs: FormField['shownAs']): LabeledText[] {
  return inFormOrder(fields).flatMap(([name, field]) => {
    const [label, coded] = [words[name], words[`${name}s`]]
    const text = field.isCoded && typeof coded === 'object' ? choice(coded, payload[name]) : textOf(payload[name])
    return field.shownAs === shownAs && text !== null && typeof label === 'string' ? [{ label, text }] : []
  })
}

export const viewForm =
  (fields: FormFields, words: Words): ViewKind =>
  payload => ({
    wants: shownFields(payload, fields, words, 'row'),
    message: textOf(
      shownFields(payload, fields, words, 'words')
        .map(({ text }) => text)
        .join('\n\n'),
    ),
    plan: null,
    hasReference: false,
  })
