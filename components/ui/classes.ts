/**
 * Joins class names. Where two set the same property, the order of the style sheet decides.
 * Components take props for what callers may change; tailwind-merge would add 8 kB (gzip) to every
 * page with a form.
 */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
