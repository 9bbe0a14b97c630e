import { describe, expect, it } from 'vitest'
import { checked, referenceFaults, schemaFaults } from '@/lib/content-check'
import { townSchema } from './town'

const schema = townSchema({
  claims: ['rebate'],
  offices: ['town-of-islip'],
  houses: ['cape'],
  pictures: ['creek'],
  services: ['panels'],
  testimonials: ['foo'],
})
const file = 'content/towns/foo.ts'
const page = {
  layout: 'short',
  updated: '2026-11-23',
  metadata: {
    title: 'Foo',
    description: 'A description that has enough characters to fit what a search engine likes to show.',
    keywords: ['a', 'b', 'c', 'd'],
  },
  lead: 'Foo for $850.',
  heading: 'Foo',
  blocks: [{ kind: 'text', text: 'Foo.' }],
  faq: [{ question: 'Foo?', answer: 'Foo.' }],
  closing: { title: 'Foo', text: 'Foo.' },
}
const town = {
  name: 'Foo',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'A hamlet that stands in for any other hamlet in this test.',
  offices: ['town-of-islip'],
  officeNote: 'The Town issues the permit.',
  zips: ['11950', '11951'],
  zipTable: [{ zip: '11950' }],
  point: { lat: 40.8, lon: -73 },
  picture: 'creek',
  serviceArea: page,
}
const { officeNote: _, ...withoutNote } = town
const { serviceArea: __, ...withoutPage } = town
const withPage = (changes: object) => ({ ...town, serviceArea: { ...page, ...changes } })

describe('the facts of a town', () => {
  it('pass as they are', () => {
    expect(checked(schema, 'foo', town)).toBe(town)
  })

  it.each([
    ['a missing field', withoutNote, 'officeNote: expected text, got nothing'],
    [
      'a town without a price of its own',
      withPage({ lead: 'Foo.' }),
      'serviceArea.lead: expected a price of the town, got "Foo."',
    ],
    ['a short ZIP', { ...town, zips: ['1195'] }, 'zips[0]: expected five digits, got "1195"'],
    ['an unknown office', { ...town, offices: ['x'] }, 'offices[0]: expected one of town-of-islip, got "x"'],
    ['an unknown picture', { ...town, picture: 'x' }, 'picture: expected one of creek, got "x"'],
    ['a far point', { ...town, point: { lat: 4, lon: -73 } }, 'point.lat: expected degrees from 40.5 to 41.3, got 4'],
    [
      'a ZIP of another town in the table',
      { ...town, zipTable: [{ zip: '11950' }, { zip: '11999' }] },
      'zipTable[1].zip: expected one of the town’s zips, or a place, got "11999"',
    ],
    [
      'a table without the main ZIP',
      { ...town, zipTable: [{ zip: '11951' }] },
      'zipTable[0].zip: expected the main ZIP 11950, got "11951"',
    ],
    ['no page', withoutPage, 'serviceArea: expected a serviceArea or a location, got nothing'],
    ['a misspelled key', { ...town, railway: 'x' }, 'railway: no such key'],
  ])('with %s are refused by file, key and what is expected', (_name, value, fault) => {
    expect(schemaFaults(schema, file, value)).toContain(`${file}: ${fault}`)
    expect(() => checked(schema, file, value)).toThrow(`${file}: ${fault}`)
  })
})

describe('a page of a town', () => {
  it.each([
    [
      'a long title',
      { metadata: { ...page.metadata, title: 'x'.repeat(61) } },
      `metadata.title: expected at most 60 characters, got "${'x'.repeat(61)}"`,
    ],
    ['an unknown layout', { layout: 'wide' }, 'layout: expected full or short, got "wide"'],
    ['an empty answer', { faq: [{ question: 'Foo?', answer: '' }] }, 'faq[0].answer: expected text, got ""'],
    [
      'few keywords',
      { metadata: { ...page.metadata, keywords: ['a'] } },
      'metadata.keywords: expected 4 to 8 keywords, got ["a"]',
    ],
    [
      'an unknown claim',
      { blocks: [{ kind: 'note', title: 'Foo', text: 'Foo.', claim: 'moon' }] },
      'blocks[0].claim: expected the name of a claim in content/claims.ts, got "moon"',
    ],
  ])('with %s is refused', (_name, changes, fault) => {
    expect(schemaFaults(schema, file, withPage(changes))).toContain(`${file}: serviceArea.${fault}`)
  })

  it('needs the sections of its layout', () => {
    expect(
      schemaFaults(schema, file, { ...withoutPage, location: { ...page, heading: undefined, blocks: undefined } }),
    ).toContain(`${file}: location.sections: expected a list, got nothing`)
  })

  it('may link only to pages that exist', () => {
    const faults = (value: object) => referenceFaults(file, value, new Set(['/contact']))
    expect(faults({ text: '[Write](/contact)' })).toEqual([])
    expect(faults({ faq: [{ answer: 'See [this](/nowhere).' }] })).toEqual([
      `${file}: faq[0].answer: expected a link to a page of this site, got "/nowhere"`,
    ])
  })
})
