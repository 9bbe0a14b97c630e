/**
 * The id of a heading, for links to its place on the page: its letters and figures in lower case, joined by hyphens.
 * Two headings of one page must differ in more than punctuation.
 */
export const anchor = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u2019'\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
