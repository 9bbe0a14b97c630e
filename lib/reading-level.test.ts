import { describe, expect, it } from 'vitest'
import { readingLevel } from './reading-level'

describe('readingLevel', () => {
  it('counts running text and leaves out headings and table cells', () => {
    expect(readingLevel('What it costs\nThe charger is near. The panel is old.\n$850-$1,500')).toMatchObject({
      words: 8,
      sentences: 2,
      wordsPerSentence: 4,
    })
  })

  it('computes the Flesch-Kincaid grade and the Flesch reading ease', () => {
    // 8 words, 2 sentences, 10 syllables; formulas: Kincaid et al., 1975.
    const { grade, ease } = readingLevel('The charger is near. The panel is old.')
    expect(grade).toBeCloseTo(0.39 * 4 + 11.8 * (10 / 8) - 15.59)
    expect(ease).toBeCloseTo(206.835 - 1.015 * 4 - 84.6 * (10 / 8))
  })

  it.each([
    ['charge', 1],
    ['wired', 1],
    ['garage', 2],
    ['panel', 2],
    ['table', 2],
    ['electrician', 4],
    ['installation', 4],
    ['yours', 1],
  ])('counts the syllables of %s', (word, syllables) => {
    expect(readingLevel(`${word}.`).ease).toBeCloseTo(206.835 - 1.015 - 84.6 * syllables)
  })
})
