import { describe, expect, it } from 'vitest'
import { brokenMarks, sentencesOf } from './page-words'

const page = { lead: 'Ask the [Town of Islip](/service-areas/islip) for **its list**.' }

it('brokenMarks finds a link or an emphasis that does not close', () => {
  expect(brokenMarks(page)).toEqual([])
  for (const text of ['a [label] (/contact)', 'a [label](/contact', 'an **unpaired mark', 'see https://example.com'])
    expect(brokenMarks({ text })).toEqual([text])
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
