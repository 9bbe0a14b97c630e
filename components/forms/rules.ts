// Validation of the forms with the lead desk's schemas. Import it lazily: with zod it is as large
// as all islands of a page together.
import { check, problemsByField, type Checked } from '@/lib/leads/check'
import type { ContactField } from '@/lib/leads/contact'
import { estimateFields, estimateForm } from '@/lib/leads/kinds/estimate'
import { ownFields } from '@/lib/leads/kinds/kind'
import { quoteFields, quoteForm } from '@/lib/leads/kinds/quote'
import { emailText, locationText, nameLine, phoneText } from '@/lib/leads/text'
import { readable } from '@/lib/readable'

export type CheckedFields =
  | { readonly ok: true; readonly fields: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly problems: Readonly<Record<string, string>> }

const byField = (checked: Checked<Record<string, string>>): CheckedFields =>
  checked.ok ? { ok: true, fields: checked.value } : { ok: false, problems: problemsByField(checked.problems) }

export const checkFields = {
  quote: (typed: object) => byField(check(quoteForm, ownFields(quoteFields, typed))),
  estimate: (typed: object) => byField(check(estimateForm, ownFields(estimateFields, typed))),
} as const

/**
 * Messages by part of a plan's contact; empty parts are valid. `nameProblem` is the message for a
 * name without letters.
 */
export function contactProblems<Part extends ContactField>(
  typed: Readonly<Record<Part, string>>,
  nameProblem: string,
): Partial<Record<Part, string>> {
  const schemas = { name: nameLine(nameProblem), phone: phoneText, email: emailText, location: locationText }
  const problems: Partial<Record<Part, string>> = {}
  for (const part of Object.keys(typed) as Part[]) {
    if (readable(typed[part]) === '') continue
    const checked = check(schemas[part], typed[part])
    if (!checked.ok) problems[part] = checked.problems[0].message
  }
  return problems
}
