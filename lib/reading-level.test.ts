import { describe, expect, it, test } from 'vitest'
import { readingLevel, syllables } from './reading-level'

describe('syllables', () => {
  const counted: Readonly<Record<number, string>> = {
    1: 'the wire charged priced lines rule while called guide quote load trees place PVC 240',
    2: 'charger panel permit rated boxes table cable cables handled rarely quiet basement driveway outside business create Suffolk building circuit',
    3: 'estimate inspection area idea video conduit period ocean-side annual carrying Huntington audience',
    4: 'electrical electrician installation receptacle material actually weather-rated continuous valuable available experience variety',
  }

  test.each(
    Object.entries(counted).flatMap(([count, words]) => words.split(' ').map(word => [word, Number(count)] as const)),
  )('%s: %i', (word, count) => {
    expect(syllables(word)).toBe(count)
  })

  it('are at least one in anything', () => {
    for (const word of ['', '1,500', 'x', 'kWh']) expect(syllables(word)).toBe(1)
  })
})

describe('readingLevel', () => {
  it('counts sentences and words of the running text and leaves headings and table cells out', () => {
    expect(readingLevel('What it costs\nThe charger is near. The panel is old.\n$850-$1,500')).toMatchObject({
      words: 8,
      sentences: 2,
      wordsPerSentence: 4,
    })
  })

  it('follows the two formulas', () => {
    // Eight words, two sentences, ten syllables.
    const { grade, ease } = readingLevel('The charger is near. The panel is old.')
    expect(grade).toBeCloseTo(0.39 * 4 + 11.8 * (10 / 8) - 15.59)
    expect(ease).toBeCloseTo(206.835 - 1.015 * 4 - 84.6 * (10 / 8))
  })

  it('finds long words in long sentences harder', () => {
    const plain = readingLevel('We file the permit. Then we come and do the work.')
    const hard = readingLevel(
      'Municipal authorization documentation necessarily precedes installation, notwithstanding contractual scheduling considerations.',
    )
    expect(hard.grade).toBeGreaterThan(plain.grade + 10)
    expect(hard.ease).toBeLessThan(plain.ease)
  })

  it('has an answer for a text without prose', () => {
    expect(readingLevel('A heading')).toEqual({
      words: 0,
      sentences: 0,
      wordsPerSentence: 0,
      syllablesPerWord: 0,
      grade: 0,
      ease: 100,
    })
  })
})
