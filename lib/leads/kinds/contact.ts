// Who somebody is, in the bodies of the planner: all of it may be left out of a plan; a photo needs
// a name and one way to answer.
import * as z from 'zod/mini'
import { readable } from '@/lib/readable'
import { emailText, locationText, nameLine, phoneText } from '@/lib/leads/text'

/** Reads an empty text as null. */
const part = <T extends z.ZodMiniType<string, string>>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && readable(value) === '' ? null : value)),
    z.nullable(schema),
  )

const name = nameLine('Enter your name')
const ways = { phone: part(phoneText), email: part(emailText) }

export const optionalContact = z
  .strictObject(
    { name: part(name), ...ways, location: z.optional(locationText) },
    'Expected a contact of the form {name, phone, email, location}',
  )
  .check(
    z.refine(
      ({ location = null, ...others }) => [location, ...Object.values(others)].some(text => text !== null),
      'Leave contact out when all of it is empty',
    ),
  )

export const requiredContact = z
  .strictObject(
    { name, ...ways, location: z.optional(locationText) },
    'Expected a contact of the form {name, phone, email, location}',
  )
  .check(
    z.refine(({ phone, email }) => (phone ?? email) !== null, {
      error: 'Enter a phone number or an email address',
      path: ['phone'],
    }),
  )
