import { describe, expect, it } from 'vitest'
import { sentencesOf } from './page-words'

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
