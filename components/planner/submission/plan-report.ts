// What a form of the planner says of its lead: where it stands, and the server's messages beside
// their fields or below the form.
import type { Outcome, OutcomeStatus } from '@/components/forms/page-forms'
import type { FieldProblem } from '@/lib/leads/check'
import { type ContactField, contactFields } from '@/lib/leads/contact'
import { referenceOf } from '@/lib/leads/reference'

/** How a submission stands, as Send Plan shows it. */
export interface PlanReport {
  readonly phase: 'idle' | 'invalid' | 'sending' | 'sent' | 'failed'
  /** The status line, and what follows it. */
  readonly line?: string
  readonly details?: readonly string[]
  /** What staff find a plan by that was sent under a key. */
  readonly reference?: string
  /** The desk's page on how the lead stands. */
  readonly statusPath?: string
  /** True for a plan that was sent without phone and email. */
  readonly isAnonymous?: boolean
  /** Messages by contact field. */
  readonly errors?: Readonly<Partial<Record<ContactField, string>>>
}

/** `details` concern no field of the contact. */
function contactErrors(problems: readonly FieldProblem[]) {
  const errors: Partial<Record<ContactField, string>> = {}
  const details: string[] = []
  for (const { path, message } of problems) {
    const field = contactFields.find(name => path === `contact.${name}`)
    if (field) errors[field] = message
    else details.push(message)
  }
  return { errors, details }
}

/** `key` is the idempotency key that the receiver knows the lead by. */
export function reportOf(
  { status, problems = [], statusPath }: Outcome,
  key: string | undefined,
  lines: { readonly sent: string; readonly status: Readonly<Record<Exclude<OutcomeStatus, 'idle' | 'sent'>, string>> },
): PlanReport {
  if (status === 'idle') return { phase: 'idle' }
  if (status === 'sent') {
    const reference = key === undefined ? null : referenceOf(key)
    return {
      phase: 'sent',
      line: lines.sent,
      ...(reference !== null && { reference }),
      ...(statusPath !== undefined && { statusPath }),
    }
  }
  const { errors, details } = contactErrors(problems)
  if (details.length === 0 && problems.length > 0) return { phase: 'invalid', errors }
  return { phase: 'failed', line: lines.status[status], details, errors }
}
