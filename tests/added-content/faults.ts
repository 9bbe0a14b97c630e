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
      'an unknown price of a town',
      'content/towns/islip.ts',
      /prices\.islip\.\w+(?=\))/,
      'prices.islip.marin',
      ':{line}: expected a key of content/prices.ts, got prices.islip.marin',
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
      'a price below the one that it is said to be above',
      'content/prices.ts',
      /(?<=bayShore: \{ )waterfront: \{ min: \d+, max: \d+/,
      'waterfront: { min: 700, max: 800',
      ': bayShore.waterfront.min: expected at least 1500, as in town.standard, because the pages say that work on the water costs more, got 700',
    ],
    [
      'a price in cents',
      'content/prices.ts',
      /(?<=home: \{\s+)standard: \{ min: \d+,/,
      'standard: { min: 850.5,',
      ': home.standard.min: expected whole dollars, got 850.5',
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
      'a phone number that is too short',
      'content/business.ts',
      / phone: '[^']*'/,
      " phone: '(631) 555-010'",
      ': phone: expected a phone number like (516) 555-0134, got "(631) 555-010"',
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
    [
      'a town under another name',
      'content/towns/list.ts',
      /default as mastic/,
      'default as mystic',
      ': mastic: expected the file’s name after "as", got "mystic"',
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
    [
      'a service without a file',
      'content/slugs.ts',
      /serviceSlugs = \[/,
      "serviceSlugs = [\n  'none',",
      ': serviceSlugs: expected content/services/none.ts, got no such file',
    ],
    [
      'a slug with capitals',
      'content/slugs.ts',
      /'permits-inspections'/,
      "'Permits'",
      ': serviceSlugs: expected small letters, digits and hyphens, as in port-jefferson, got "Permits"',
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
      'an unknown claim of a table',
      'content/articles/best-ev-charger-long-island-homes.mdx',
      /claim="\w+"/,
      'claim="cost"',
      ':{line}: expected the name of a claim in content/claims.ts, got "cost"',
    ],
    [
      'a bad link of a service',
      'content/services/permits-inspections.ts',
      /\]\(\/terms\)/,
      '](/areas)',
      ': faq[3].answer: expected a link to a page of this site, got "/areas"',
    ],
    [
      'a bad link of another page',
      'content/pages/home.ts',
      /\]\(\/blog\/ev-charger[\w-]*\)/,
      '](/planner)',
      ': price.note: expected a link to a page of this site, got "/planner"',
    ],
    [
      'a short description',
      'content/pages/planner.ts',
      /description:\s*'[^']*'/,
      "description: 'Short.'",
      ': metadata.description: expected 70 to 160 characters, got "Short."',
    ],
    [
      'a long lead of a page',
      'content/pages/contact.ts',
      /lead:\s*(['`])[^'`]*\1/,
      `lead: '${'word '.repeat(46)}'`,
      `: hero.lead: expected at most 45 words, got "${'word '.repeat(46)}"`,
    ],
    [
      'a wrong date of a page',
      'content/last-modified.ts',
      /'\/services': '[^']*'/,
      "'/services': '2026-02-30'",
      ': /services: expected a date like 2026-11-23, got "2026-02-30"',
    ],
    [
      'a date of a page that does not exist',
      'content/last-modified.ts',
      /'\/contact':/,
      "'/contract':",
      ': /contract: expected the path of a page',
    ],
    [
      'a service under another slug',
      'content/services/home-ev-charger-installation.ts',
      /slug: '[^']*'/,
      "slug: 'home'",
      ': slug: expected home-ev-charger-installation, got "home"',
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
  'front matter of a legal page': [
    [
      'a wrong month',
      'content/legal/terms.mdx',
      /^dated:.*$/m,
      'dated: soon',
      ': dated: expected a month like 2026-11, got "soon"',
    ],
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
