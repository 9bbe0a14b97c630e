/**
 * A heading's id for fragment links: 'What does it cost?' -> 'what-does-it-cost'. Headings of one
 * page must differ in more than punctuation.
 */
export const anchor = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u2019']|\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
