import { describe, expect, it } from 'vitest'
import { checked, referenceFaults, schemaFaults } from './content-check'
import { locationSchema, serviceAreaSchema, townSchema } from './town-schema'

const schema = townSchema({ offices: ['town-of-islip'], pictures: ['creek'] })
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
  neighbors: ['Bar'],
  houses: 'Capes.',
  coast: 'Inland.',
  landmarks: ['A tree'],
  rail: 'None',
  picture: 'creek',
}
const page = {
  layout: 'short',
  updated: '2026-11-23',
  metadata: {
    title: 'Foo',
    description: 'A description that has enough characters to fit what a search engine likes to show.',
    keywords: ['a', 'b', 'c', 'd'],
  },
  lead: 'Foo.',
  heading: 'Foo',
  blocks: [{ kind: 'text', text: 'Foo.' }],
  faq: [{ question: 'Foo?', answer: 'Foo.' }],
  closing: { title: 'Foo', text: 'Foo.' },
}
const { rail: _, ...withoutRail } = town

describe('the facts of a town', () => {
  it('pass as they are', () => {
    expect(checked(schema, 'foo', town)).toBe(town)
  })

  it.each([
    ['a missing field', withoutRail, 'rail: expected text, got nothing'],
    ['a short ZIP', { ...town, zips: ['1195'] }, 'zips[0]: expected five digits, got "1195"'],
    ['an unknown office', { ...town, offices: ['x'] }, 'offices[0]: expected one of town-of-islip, got "x"'],
    ['an unknown picture', { ...town, picture: 'x' }, 'picture: expected one of creek, got "x"'],
    [
      'a point at sea',
      { ...town, point: { lat: 4, lon: -73 } },
      'point.lat: expected degrees from 40.5 to 41.3, got 4',
    ],
    [
      'a ZIP of another town in the table',
      { ...town, zipTable: [{ zip: '11950' }, { zip: '11999' }] },
      'zipTable[1].zip: expected one of the town’s zips, got "11999"',
    ],
    [
      'a table without the main ZIP',
      { ...town, zipTable: [{ zip: '11951' }] },
      'zipTable[0].zip: expected the main ZIP 11950, got "11951"',
    ],
    ['a misspelled key', { ...town, railway: 'x' }, 'railway: no such key'],
  ])('with %s are refused by file, key and what is expected', (_name, value, fault) => {
    const file = 'content/towns/foo/town.ts'
    expect(schemaFaults(schema, file, value)).toContain(`${file}: ${fault}`)
    expect(() => checked(schema, file, value)).toThrow(`${file}: ${fault}`)
  })
})

describe('a page of a town', () => {
  const file = 'content/towns/foo/service-area.ts'

  it('passes as it is', () => {
    expect(schemaFaults(serviceAreaSchema, file, page)).toEqual([])
  })

  it.each([
    ['a date in words', { ...page, updated: 'Nov 5' }, 'updated: expected a date like 2026-11-23, got "Nov 5"'],
    [
      'a day that is not in the calendar',
      { ...page, updated: '2026-02-30' },
      'updated: expected a date like 2026-11-23, got "2026-02-30"',
    ],
    ['an unknown layout', { ...page, layout: 'wide' }, 'layout: expected full or short, got "wide"'],
    ['an empty answer', { ...page, faq: [{ question: 'Foo?', answer: '' }] }, 'faq[0].answer: expected text, got ""'],
    [
      'few keywords',
      { ...page, metadata: { ...page.metadata, keywords: ['a'] } },
      'metadata.keywords: expected 4 to 8 keywords, got ["a"]',
    ],
  ])('with %s is refused', (_name, value, fault) => {
    expect(schemaFaults(serviceAreaSchema, file, value)).toContain(`${file}: ${fault}`)
  })

  it('needs the sections of its layout', () => {
    expect(schemaFaults(locationSchema, file, page)).toEqual([`${file}: sections: expected a list, got nothing`])
  })

  it('may name only pages and claims that exist', () => {
    const references = { targets: new Set(['/contact']), claims: new Set(['rebate']) }
    const faults = (value: object) => referenceFaults(file, value, references)
    expect(faults({ text: '[Write](/contact)', claim: 'rebate' })).toEqual([])
    expect(faults({ faq: [{ answer: 'See [this](/nowhere).' }] })).toEqual([
      `${file}: faq[0].answer: expected a link to a page of this site, got "/nowhere"`,
    ])
    expect(faults({ blocks: [{ claim: 'moon' }] })).toEqual([
      `${file}: blocks[0].claim: expected the name of a claim in content/claims.ts, got "moon"`,
    ])
  })
})
