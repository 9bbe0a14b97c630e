// Wrong content stops a build with the file, its line or key, and what is expected.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyTree, type Tree } from './tree'

let tree: Tree

beforeAll(() => {
  tree = copyTree()
}, 60_000)

afterAll(() => tree.remove())

const COSTS = 'content/articles/ev-charger-installation-costs-suffolk-county.mdx'
const MONTAUK = 'content/towns/montauk.ts'

/** `expected` follows the file's name; {line} is the line of the change, {next} the one after it. */
const faults: readonly (readonly [what: string, file: string, from: RegExp, to: string, expected: string])[] = [
  ['a missing field of a town', 'content/towns/selden.ts', /^ {2}rail:.*\n/m, '', ': rail: expected text, got nothing'],
  [
    'a wrong date of a town',
    MONTAUK,
    /updated: '[^']*'/,
    "updated: '2026-02-30'",
    ':{line}: serviceArea.updated: expected a date like 2026-11-23, got "2026-02-30"',
  ],
  [
    'a bad link of a town',
    MONTAUK,
    /lead: `/,
    'lead: `[x](/nowhere) ',
    ':{line}: serviceArea.lead: expected a link to a page of this site, got "/nowhere"',
  ],
  [
    'an unknown claim of a town',
    MONTAUK,
    /claims\.\w+/,
    'claims.rebat',
    ':{line}: expected a key of content/claims.ts, got claims.rebat.asOf',
  ],
  [
    'an unknown price of a town',
    MONTAUK,
    /prices\.montauk\.\w+(?=\))/,
    'prices.montauk.marin',
    ':{line}: expected a key of content/prices.ts, got prices.montauk.marin',
  ],
  [
    'a wrong date in a sentence of a town',
    MONTAUK,
    /claims\.\w+\.asOf/,
    "'2024-13'",
    ':{line}: not a date of the form YYYY-MM or YYYY-MM-DD: 2024-13',
  ],
  ['a missing field of an article', COSTS, /^excerpt:.*\n/m, '', ': excerpt: expected text, got nothing'],
  [
    'a wrong date of an article',
    COSTS,
    /^published:.*$/m,
    'published: 2026-13-01',
    ':{line}: published: expected a date like 2026-11-23, got "2026-13-01"',
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
    COSTS,
    /claim="\w+"/,
    'claim="cost"',
    ':{line}: expected the name of a claim in content/claims.ts, got "cost"',
  ],
  [
    'an unknown price of an article',
    COSTS,
    /prices\.town\.\w+/,
    'prices.town.cheap',
    ':{line}: expected a key of content/prices.ts, got prices.town.cheap',
  ],
  [
    'front matter that is not YAML',
    COSTS,
    /^title: .*$/m,
    'title: [x',
    ':3: Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
  ['a component that is not closed', COSTS, /<\/UpdateNote>/, '', ':29: Expected a closing tag for `<UpdateNote>`'],
  [
    'a wrong month of a legal page',
    'content/legal/terms.mdx',
    /^dated:.*$/m,
    'dated: soon',
    ':{line}: dated: expected a month like 2026-11, got "soon"',
  ],
  [
    'a bad link of a service',
    'content/services/permits-inspections.ts',
    /\]\(\/service-areas\)/,
    '](/areas)',
    ':{line}: features[0].text: expected a link to a page of this site, got "/areas"',
  ],
  [
    'a bad link of another page',
    'content/pages/home.ts',
    /\]\(\/ev-charger-planner\)/,
    '](/planner)',
    ':{line}: price.note: expected a link to a page of this site, got "/planner"',
  ],
  [
    'a short description',
    'content/pages/planner.ts',
    /description:\s*'[^']*'/,
    "description: 'Short.'",
    ':{line}: metadata.description: expected 70 to 160 characters, got "Short."',
  ],
  [
    'a long title of a town',
    MONTAUK,
    /title: '[^']*'/,
    `title: '${'x'.repeat(61)}'`,
    `:{line}: serviceArea.metadata.title: expected at most 60 characters, got "${'x'.repeat(61)}"`,
  ],
  [
    'a long lead of a page',
    'content/pages/planner.ts',
    /lead:\s*(['`])[^'`]*\1/,
    `lead: '${'word '.repeat(46)}'`,
    `:{line}: hero.lead: expected at most 45 words, got "${'word '.repeat(46)}"`,
  ],
  [
    'a price whose ends are swapped',
    'content/prices.ts',
    /(?<=town: \{\s+)standard: \{ min: \d+, max: \d+ \}/,
    'standard: { min: 1500, max: 850 }',
    ':{line}: town.standard.max: expected at least min, got 850',
  ],
  [
    'a price in cents',
    'content/prices.ts',
    /(?<=town: \{\s+)standard: \{ min: \d+,/,
    'standard: { min: 850.5,',
    ':{line}: town.standard.min: expected whole dollars, got 850.5',
  ],
  [
    'a wrong date of a claim',
    'content/claims.ts',
    /(?<=federalCredit: \{[^}]*)asOf: '[^']*'/,
    "asOf: '2024-13'",
    ':{line}: federalCredit.asOf: expected a date like 2026-11-23 or a month like 2026-11, got "2024-13"',
  ],
  [
    'a wrong date of a page',
    'content/last-modified.ts',
    /'\/services': '[^']*'/,
    "'/services': '2026-02-30'",
    ':{line}: /services: expected a date like 2026-11-23, got "2026-02-30"',
  ],
  [
    'a date of a page that does not exist',
    'content/last-modified.ts',
    /'\/services':/,
    "'/service':",
    ':{line}: /service: expected the path of a page',
  ],
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
    'a phone number that is too short',
    'content/business.ts',
    / phone: '[^']*'/,
    " phone: '(631) 555-010'",
    ':{line}: phone: expected a phone number like (516) 555-0134, got "(631) 555-010"',
  ],
  [
    'a missing comma',
    'content/business.ts',
    /serviceArea: ('[^']*'),/,
    'serviceArea: $1',
    ":{next}: Expected ',', got 'ident'",
  ],
  [
    'a file that a town does not have',
    'content/towns/selden.ts',
    /'@\/content\/prices'/,
    "'@/content/price'",
    ': expected a file that exists, got @/content/price',
  ],
  [
    'a town without its pages',
    'content/towns/selden.ts',
    / {2}location: {.*^ {2}},\n/ms,
    '',
    ': serviceArea: expected a serviceArea or a location, got nothing',
  ],
  [
    'a town under another name',
    'content/towns/list.ts',
    /default as selden/,
    'default as sheldon',
    ':{line}: selden: expected the file’s name after "as", got "sheldon"',
  ],
  [
    'a word in place of a value in an article',
    COSTS,
    /\{usdRange\(/,
    '{usdRangee(',
    ':{line}: usdRangee is not defined',
  ],
  [
    'a service without a file',
    'content/slugs.ts',
    /serviceSlugs = \[/,
    "serviceSlugs = [\n  'none',",
    ': serviceSlugs: expected content/services/none.ts, got no such file',
  ],
  [
    'a service under another slug',
    'content/services/permits-inspections.ts',
    /slug: 'permits-inspections'/,
    "slug: 'permits'",
    ':{line}: slug: expected permits-inspections, got "permits"',
  ],
  [
    'a service without a line',
    'content/services/index.ts',
    / {2}'permits-inspections': .*\n/,
    '',
    ': expected a line for permits-inspections',
  ],
  [
    'a slug with capitals',
    'content/slugs.ts',
    /articleSlugs = \[/,
    "articleSlugs = [\n  'Best-Charger',",
    ':{next}: articleSlugs: expected small letters, digits and hyphens, as in port-jefferson, got "Best-Charger"',
  ],
]

it.each(faults)('%s', { timeout: 60_000 }, (_what, file, from, to, expected) => {
  const source = readFileSync(path.join(tree.path, file), 'utf8')
  const changed = source.replace(from, to)
  expect(changed).not.toBe(source)
  writeFileSync(path.join(tree.path, file), changed)
  const { status, output } = tree.checkContent()
  writeFileSync(path.join(tree.path, file), source)
  const line = source.slice(0, source.search(from)).split('\n').length
  expect(output.split('\n')).toContain(
    file + expected.replace('{line}', String(line)).replace('{next}', String(line + 1)),
  )
  expect(status).toBe(1)
})
