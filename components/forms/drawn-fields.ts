// The fields of a kind of lead as its form gets them. Made on the server, so that no page loads the
// rules for them.
import { type FormField, type FormFields, type FieldWords, inFormOrder } from '@/lib/leads/kinds/kind'

export interface DrawnField extends Pick<
  FormField,
  'type' | 'autoComplete' | 'maxLength' | 'required' | 'rows' | 'isWide' | 'isLong'
> {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly defaultValue?: string
  /** Choices of a field; missing for one to type into. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

type Words = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/**
 * `form`: what the ids of its fields start with. `choose` stands for no choice, where nothing need
 * be chosen.
 */
export function drawnFields<F extends FormFields>(
  form: string,
  fields: F,
  words: FieldWords<F>,
  choose = '',
): readonly DrawnField[] {
  const allWords: Words = words
  const textOf = (key: string) => {
    const text = allWords[key]
    if (typeof text !== 'string') throw new Error(`content/words/forms.ts, ${form}: expected the words of ${key}`)
    return text
  }
  return inFormOrder(fields).map(([name, field]) => {
    const { type, autoComplete, maxLength, required, rows, isWide, isLong, choices, initial, isCoded, hasHint } = field
    const coded = allWords[`${name}s`]
    return {
      id: `${form}-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`,
      name,
      label: textOf(name),
      ...(type && { type }),
      ...(autoComplete && { autoComplete }),
      ...(maxLength && { maxLength }),
      ...(required && { required }),
      ...(rows && { rows }),
      ...(isWide && { isWide }),
      ...(isLong && { isLong }),
      ...(hasHint && { hint: textOf(`${name}Hint`) }),
      ...(initial && { defaultValue: initial }),
      ...(choices && {
        options: [
          ...(isCoded ? [{ value: '', label: choose }] : []),
          ...choices.map(value => ({ value, label: (typeof coded === 'object' && coded[value]) || value })),
        ],
      }),
    }
  })
}
