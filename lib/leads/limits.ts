// The longest texts of a lead that a visitor types. Apart from the schemas, because pages need the limits before they fetch those. Those of
// the page's address are in ../planner/page-context.

/** UTF-16 code units, like the maxlength of a field. The planner asks for these three only. */
export const contactLengths = { name: 100, phone: 100, email: 254 } as const

export const maxLengths = { ...contactLengths, location: 120, address: 300, message: 5000 } as const

/** Of a plan's picture, decoded. */
export const MAX_IMAGE_BYTES = 1024 * 1024
