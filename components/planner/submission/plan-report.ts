// The server's messages about a lead with a contact, beside their fields and below the form.
import type { FieldProblem } from '@/lib/leads/check'
import { type ContactField, contactFields } from '@/lib/leads/contact'

/** `details` concern no field of the contact. */
export function contactErrors(problems: readonly FieldProblem[]) {
  const errors: Partial<Record<ContactField, string>> = {}
  const details: string[] = []
  for (const { path, message } of problems) {
    const field = contactFields.find(name => path === `contact.${name}`)
    if (field) errors[field] = message
    else details.push(message)
  }
  return { errors, details }
}
