// The fields that ask who somebody is, and the longest texts of a lead. Apart from their rules,
// because pages need these before they fetch those. The limits of the page's address are in
// ../planner/page-context.

/** UTF-16 code units, like the maxlength of a field. */
export const maxLengths = { name: 100, phone: 100, email: 254, location: 120, address: 300, message: 5000 } as const

/** Autocomplete tokens and lengths of the fields. */
export const contactInputs = {
  name: { autoComplete: 'name', maxLength: maxLengths.name },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: maxLengths.phone },
  email: { type: 'email', autoComplete: 'email', maxLength: maxLengths.email },
  location: { autoComplete: 'postal-code', maxLength: maxLengths.location },
} as const

export type ContactField = keyof typeof contactInputs
export const contactFields = Object.keys(contactInputs) as readonly ContactField[]

/** Limit for a plan's picture, decoded. */
export const MAX_IMAGE_BYTES = 1024 * 1024
