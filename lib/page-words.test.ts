import { describe, expect, it } from 'vitest'
import { bodyText, brokenMarks, ownText, sentencesOf, valuesUnder, words } from './page-words'

const page = {
  layout: 'full',
  slug: 'islip',
  metadata: { title: 'Chargers in Islip', description: 'What it costs.', keywords: ['never counted'] },
  lead: 'Ask the [Town of Islip](/service-areas/islip) for **its list**.',
  services: [{ service: 'permits-inspections', title: 'Papers', text: 'We file.' }],
  towns: [{ town: 'islip', reason: 'Near the bay.' }],
  sections: [
    {
      heading: 'Tables',
      blocks: [
        { kind: 'table', caption: 'Amps', columns: ['Breaker'], rows: [['60 A', '48 A']], claim: 'offPeakWindow' },
      ],
    },
  ],
  costs: { rows: [{ item: 'Standard', price: { min: 850, max: 1500 }, detail: 'No trench.' }] },
  testimonial: 'islip',
  published: '2024-01-15',
}

describe('ownText', () => {
  it('collects what a visitor reads, one string a line, links as their labels', () => {
    expect(ownText(page).split('\n')).toEqual([
      'Chargers in Islip',
      'What it costs.',
      'Ask the Town of Islip for its list.',
      'Papers',
      'We file.',
      'Near the bay.',
      'Tables',
      'Amps',
      'Breaker',
      '60 A',
      '48 A',
      'Standard',
      'No trench.',
    ])
  })

  it('keeps text under the key of a machine value', () => {
    expect(ownText({ service: { name: 'Home charging' } })).toBe('Home charging')
  })
})

it('bodyText leaves out text for search results and other pages', () => {
  expect(bodyText({ ...page, card: { title: 'A card' }, excerpt: 'An excerpt' })).not.toMatch(
    /Chargers in Islip|What it costs|A card|An excerpt/,
  )
  expect(bodyText(page)).toContain('Town of Islip')
})

it('brokenMarks finds a link or an emphasis that does not close', () => {
  expect(brokenMarks(page)).toEqual([])
  for (const text of ['a [label] (/contact)', 'a [label](/contact', 'an **unpaired mark', 'see https://example.com'])
    expect(brokenMarks({ text })).toEqual([text])
})

it('words lowers case, evens apostrophes and keeps prices and compounds whole', () => {
  expect(words('The car’s 48 A charger costs $850-$1,500, load-managed.')).toEqual([
    'the',
    "car's",
    '48',
    'a',
    'charger',
    'costs',
    '850',
    '1,500',
    'load-managed',
  ])
})

it('valuesUnder finds the values of a key at any depth', () => {
  expect(valuesUnder(page, 'claim')).toEqual(['offPeakWindow'])
  expect(valuesUnder(page, 'town')).toEqual(['islip'])
})

describe('sentencesOf', () => {
  it('divides at the ends of sentences and of lines', () => {
    expect(sentencesOf('We file. Who signs? “The Town.” Then we come.\nA heading')).toEqual([
      'We file.',
      'Who signs?',
      '“The Town.”',
      'Then we come.',
      'A heading',
    ])
  })

  it('is not misled by figures, saints and initials', () => {
    expect(sentencesOf('St. James has 11.5 kW. Ch. 145 of the code, by J. Smith, holds.')).toEqual([
      'St. James has 11.5 kW.',
      'Ch. 145 of the code, by J. Smith, holds.',
    ])
  })
})
