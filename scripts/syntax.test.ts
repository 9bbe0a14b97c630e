import { describe, expect, it } from 'vitest'
import { compileMdx } from './mdx.ts'
import { parseJsonc, syntaxFault } from './syntax.ts'

const APOSTROPHE = 'An apostrophe ends the text here: write ’'
const page = (...lines: readonly string[]) => `export const page = {\n${lines.join('\n')}\n}\n`

describe('a module', () => {
  it.each([
    ['an apostrophe', page("  lead: 'It's here',"), 2, `${APOSTROPHE} or \\u2019`],
    ['one behind a word', page('  a: 1,', "  lead: 'the owners' homes',"), 3, `${APOSTROPHE} or \\u2019`],
    ['one before a number', page("  lead: 'the '90s are over',"), 2, `${APOSTROPHE} or \\u2019`],
    ['one in a call', page("  lead: text('it's'),"), 2, `${APOSTROPHE} or \\u2019`],
    [
      'a quotation mark',
      page('  lead: "He said "yes" to it",'),
      2,
      'A quotation mark ends the text here: write “ and ” or \\u201c and \\u201d',
    ],
    ['a backtick', page('  lead: `a `b` c`,'), 2, 'A backtick ends the text here: write ’ or \\u2019'],
    ['a curly quote around a text', page('  lead: ‘Here’,'), 2, "‘ cannot begin or end a text: write '"],
    ['no end of a text', page('  lead: "Here,', '  z: 1,'), 2, 'The text that begins here does not end: expected "'],
    ['no comma', page('  a: 1', '  b: 2,'), 2, 'A comma is missing after this'],
    [
      'no comma before a note',
      page("  a: 'x' // A note.", '  // Another.', '  b: 2,'),
      2,
      'A comma is missing after this',
    ],
    ['no comma in a list', page("  a: ['x' 'y'],"), 2, 'A comma is missing after this'],
    ['a comma too many', page('  a: 1,,'), 2, 'Unexpected token: ,'],
    ['a number with a comma', page('  a: { min: 1,499 },'), 2, 'A number has no comma: write 1499'],
    ['no brace', page('  a: {', '    b: [1],', '  c: 2,'), 5, 'A } is missing before this; see what opens in line 2'],
    [
      'no bracket, and more behind it',
      `${page('  a: [', '    1,', '  b: 2,')}export const b = 1\n`,
      4,
      'Expected a comma or ], got :; see what opens in line 2',
    ],
    ['another bracket', page('  a: [1, 2},'), 2, 'Expected a comma or ], got }'],
  ])('%s', (_what, source, line, reason) => {
    expect(syntaxFault('content/page.ts', source)).toBe(`content/page.ts:${line}: ${reason}`)
  })

  it('that is sound has none', () => {
    expect(syntaxFault('content/page.ts', page("  lead: 'It\\u2019s ' + \"it's\" + `it's`,"))).toBeUndefined()
  })
})

describe('an article', () => {
  it.each([
    ["---\ntitle: 'A town's'\n---\n", 2, APOSTROPHE],
    ['---\ntitle: Permits: a guide\n---\n', 2, 'A text with a colon in it stands between quotation marks'],
    ["Text.\n\nIt costs {usd('it's')}.\n", 3, APOSTROPHE],
    ['Text.\n\nIt costs {usd(1).\n', 3, 'A { of this paragraph has no }'],
    ['Text.\n\nIt costs {usd(}.\n', 3, 'What stands between { and } cannot be read'],
    ['Text.\n\nAt <3 cents.\n', 3, 'A < opens a tag here: write &lt; for the sign'],
    ['Text.\n\n<Note>\nText.\n', 3, 'Expected a closing tag for `<Note>`'],
  ])('%j', (source, line, reason) => {
    expect(() => compileMdx('content/articles/a.mdx', source)).toThrow(`content/articles/a.mdx:${line}: ${reason}`)
  })
})

describe('JSON', () => {
  it('may have comments and trailing commas', () => {
    const text = '// A\n{ "a": [1, "b", true, null,], /* B */ "c": { "d": "e//f" }, }\n'
    expect(parseJsonc('a.jsonc', text)).toEqual({ a: [1, 'b', true, null], c: { d: 'e//f' } })
  })

  it.each([
    ['{\n "a": 1 // A\n "b": 2\n}', 2, 'A comma is missing after this'],
    ['{\n "a": "b\n}', 2, 'The text that begins here does not end: expected "'],
    ['{\n "a": yes\n}', 2, 'expected a value, got yes'],
    ['{\n a: 1\n}', 2, 'expected a name in quotation marks'],
    ['{\n "a": {\n}', 3, 'A } is missing before this; see what opens in line 2'],
    ['', 1, 'Something is missing at the end'],
  ])('%j', (text, line, reason) => {
    expect(() => parseJsonc('a.jsonc', text)).toThrow(`a.jsonc:${line}: ${reason}`)
  })
})
