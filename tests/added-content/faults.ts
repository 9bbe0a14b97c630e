// Faults of content, and what the check of content says of each.

const COSTS = 'content/articles/ev-charger-installation-costs-suffolk-county.mdx'

/**
 * `expected` follows the file's name; {line} is the line of the change.
 */
type Fault = readonly [what: string, file: string, from: RegExp, to: string, expected: string]

/** Faults that the check finds in one go share a run. */
export const runs: Readonly<Record<string, readonly Fault[]>> = {
  'values and lists': [
    [
      'an unknown claim of a town',
      'content/towns/montauk.ts',
      /claims\.\w+/,
      'claims.rebat',
      ':{line}: expected a key of content/claims.ts, got claims.rebat.asOf',
    ],
    [
      'an unknown price of an article',
      COSTS,
      /prices\.town\.\w+/,
      'prices.town.cheap',
      ':{line}: expected a key of content/prices.ts, got prices.town.cheap',
    ],
    [
      'a price whose ends are swapped',
      'content/prices.ts',
      /(?<=town: \{\s+)standard: \{ min: \d+, max: \d+ \}/,
      'standard: { min: 1500, max: 850 }',
      ': town.standard.max: expected at least min, got 850',
    ],
    [
      'a unit price that the planner would refuse',
      'content/prices.ts',
      /(?<=\n {2}pricePerFt: )[\d.]+/,
      '0.5',
      ': pricePerFt: expected dollars, 1 or more, got 0.5',
    ],
    [
      'a wrong date of a claim',
      'content/claims.ts',
      /(?<=federalCredit: \{[^}]*)asOf: '[^']*'/,
      "asOf: '2024-13'",
      ': federalCredit.asOf: expected a date like 2026-11-23 or a month like 2026-11, got "2024-13"',
    ],
    [
      'a town without a file',
      'content/towns/list.ts',
      /$/,
      "export { default as none } from './none'\n",
      ': none: expected content/towns/none.ts, got no such file',
    ],
    [
      'a town without a line',
      'content/towns/list.ts',
      /export { default as selden.*\n/,
      '',
      ': expected a line for selden',
    ],
  ],
  'slugs and files': [
    [
      'an article without a file',
      'content/slugs.ts',
      /articleSlugs = \[/,
      "articleSlugs = [\n  'none',",
      ': articleSlugs: expected content/articles/none.mdx, got no such file',
    ],
    [
      'an article without a line',
      'content/slugs.ts',
      / {2}'nassau-county-ev-charger-permits',\n/,
      '',
      ': articleSlugs: expected a line for content/articles/nassau-county-ev-charger-permits.mdx',
    ],
  ],
  towns: [
    [
      'a missing field of a town',
      'content/towns/selden.ts',
      /^ {2}officeNote:\n.*\n/m,
      '',
      ': officeNote: expected text, got nothing',
    ],
  ],
  pages: [
    [
      'a bad link of a town',
      'content/towns/montauk.ts',
      /lead: `/,
      'lead: `[x](/nowhere) ',
      ': serviceArea.lead: expected a link to a page of this site, got "/nowhere"',
    ],
    [
      'a bad link of an article',
      COSTS,
      /\]\(\/contact\)/,
      '](/contcat)',
      ':{line}: expected a link to a page of this site, got "/contcat"',
    ],
    [
      'a bad link of another page',
      'content/pages/home.ts',
      /\]\(\/blog\/ev-charger[\w-]*\)/,
      '](/planner)',
      ': price.note: expected a link to a page of this site, got "/planner"',
    ],
    [
      'a date of a page that does not exist',
      'content/last-modified.ts',
      /'\/contact':/,
      "'/contract':",
      ': /contract: expected the path of a page',
    ],
    [
      'a service without a line',
      'content/services/index.ts',
      / {2}'tesla-ev-charger-installation': .*\n/,
      '',
      ': expected a line for tesla-ev-charger-installation',
    ],
  ],
  'front matter': [
    ['a missing field of an article', COSTS, /^excerpt:.*$/m, '', ': excerpt: expected text, got nothing'],
  ],
  'front matter that cannot be read': [
    [
      'no YAML',
      COSTS,
      /^title: .*$/m,
      'title: [x',
      ':3: Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
  ],
  'an article that cannot be read': [
    [
      'a component that is not closed',
      COSTS,
      /<UpdateNote([^]*?)<\/UpdateNote>/,
      '<UpdateNote$1',
      ':{line}: Expected a closing tag for `<UpdateNote>`',
    ],
  ],
  'an article that fails': [
    ['a word in place of a value', COSTS, /\{usdRange\(/, '{usdRangee(', ':{line}: usdRangee is not defined'],
  ],
  'a module that fails': [
    [
      'a wrong date in a sentence of a town',
      'content/towns/montauk.ts',
      /claims\.\w+\.asOf/,
      "'2024-13'",
      ':{line}: not a date of the form YYYY-MM or YYYY-MM-DD: 2024-13',
    ],
  ],
  // scripts/syntax.test.ts has the others.
  'a module that cannot be read': [
    [
      'an apostrophe in a text',
      'content/business.ts',
      /serviceArea: '/,
      "serviceArea: 'Long Island's ",
      ':{line}: An apostrophe ends the text here: write ’ or \\u2019',
    ],
  ],
  'a module that is not there': [
    [
      'an import of a town',
      'content/towns/selden.ts',
      /'@\/content\/prices'/,
      "'@/content/price'",
      ':{line}: expected a file that exists, got content/price',
    ],
  ],
}
