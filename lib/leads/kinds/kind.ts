// A kind of lead, stated whole in a file of this folder: the body that it takes, its fields, and
// how staff see them.
import '@/lib/leads/zod-config'
import * as z from 'zod/mini'
import { check, type Checked } from '@/lib/leads/check'
import { honeypotName, noticeVersionName } from '@/lib/leads/choices'
import { noticeVersion, pageUrl, utm } from '@/lib/leads/text'

export interface FormField {
  readonly schema: z.ZodMiniType<string | undefined, string | undefined>
  /**
   * Where staff see it: as part of the contact, in a row of its own, or as the visitor's own words.
   */
  readonly shownAs: 'contact' | 'row' | 'words'
  /** Its column in the CSV export; kinds may share one. */
  readonly column: string
  readonly required?: true
  readonly type?: 'tel' | 'email'
  readonly autoComplete?: string
  /** UTF-16 code units. */
  readonly maxLength?: number
  /** Lines of a text area, which stands at the end of its form. */
  readonly rows?: number
  readonly choices?: readonly string[]
  /** The choice that the page comes with. */
  readonly initial?: string
  /** The choices are codes with words of their own, and none need be chosen. */
  readonly isCoded?: true
  readonly hasHint?: true
  /** Drawn as wide as the form. */
  readonly isWide?: true
  /** On a phone too, where short fields share a line. */
  readonly isLong?: true
}

export type FormFields = Readonly<Record<string, FormField>>

type NameOf<F extends FormFields> = keyof F & string

/**
 * The words that a form needs for its fields: a label each, a hint where there is one, and words
 * for coded choices.
 */
export type FieldWords<F extends FormFields> = Readonly<Record<NameOf<F>, string>> & {
  readonly [Name in NameOf<F> as F[Name] extends { readonly hasHint: true } ? `${Name}Hint` : never]: string
} & {
  readonly [Name in NameOf<F> as F[Name] extends { readonly isCoded: true } ? `${Name}s` : never]: F[Name] extends {
    readonly choices: readonly (infer Choice extends string)[]
  }
    ? Readonly<Record<Choice, string>>
    : never
}

export const inFormOrder = (fields: FormFields): readonly (readonly [name: string, field: FormField])[] =>
  Object.entries(fields).toSorted(([, a], [, b]) => Number(a.rows !== undefined) - Number(b.rows !== undefined))

/** The schemas of fields, for an object of them. Their order is that of the body. */
export const shapeOf = <F extends FormFields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as {
    readonly [Name in keyof F]: F[Name]['schema']
  }

/** Leaves out fields that browser extensions add to a form, which visitors do not see. */
export const ownFields = (known: object, values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(known, name)))

/** Hidden from people, so no value is refused. True when it holds something. */
const hiddenField = z.pipe(
  z.unknown(),
  z.transform(value => (value === undefined || value === null || value === '' ? undefined : true)),
)

/** The rest of a form's body, beside its fields. */
export const formContext = {
  page_url: z.optional(pageUrl),
  utm: z._default(utm, {}),
  [noticeVersionName]: noticeVersion,
  [honeypotName]: z.optional(hiddenField),
}

/** Who sent a lead; null where it does not say. */
export interface Sender {
  readonly name: string | null
  readonly phone: string | null
  readonly email: string | null
  /** Town, ZIP code or street address as typed; a town's slug for a plan. */
  readonly location: string | null
}

interface Received {
  readonly payload: Readonly<Record<string, unknown>>
  readonly sender: Sender
}

/**
 * A kind of lead by its schema and by who sent it. `read` validates an untrusted body and never
 * throws.
 */
export const kindOf = <Schema extends z.ZodMiniType<Readonly<Record<string, unknown>>>>(
  schema: Schema,
  senderOf: (payload: z.output<Schema>) => Sender,
) => ({
  schema,
  read(body: unknown): Checked<Received> {
    const checked = check(schema, body)
    return checked.ok ? { ok: true, value: { payload: checked.value, sender: senderOf(checked.value) } } : checked
  },
})
