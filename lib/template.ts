// Sentences of content/ with placeholders. Islands get their words as data, and a function cannot
// pass from the server to the browser, so what they fill in is text with {name}. Words that only a
// build reads are template literals.

/**
 * Replaces {name} by its value, and {name|hour|hours} by its value and the noun that goes with it.
 * Names without a value stay.
 */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return one === undefined ? String(value) : `${value} ${String(value) === '1' ? one : many}`
  })
