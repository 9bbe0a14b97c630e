// The optional contact beside Send Plan: a part left empty is fine, a filled one has to fit. Same rules as the lead desk's.
import type { PlanContact } from '@/lib/planner'
import { check } from '@/lib/leads/check'
import { emailText, maxLengths, phoneText, requiredLine } from '@/lib/leads/text'

export type ContactField = keyof PlanContact
export const contactFields = ['name', 'phone', 'email'] as const satisfies readonly ContactField[]
export type ContactProblems = Partial<Record<ContactField, string>>

/** What does not fit in the parts that were filled, one sentence each. `nameProblem` is the sentence for a name without letters. */
export function contactProblems(typed: Readonly<Record<ContactField, string>>, nameProblem: string): ContactProblems {
  const schemas = { name: requiredLine(nameProblem, maxLengths.name), phone: phoneText, email: emailText }
  const problems: ContactProblems = {}
  for (const field of contactFields) {
    if (typed[field].trim() === '') continue
    const checked = check(schemas[field], typed[field])
    if (!checked.ok) problems[field] = checked.problems[0].message
  }
  return problems
}
