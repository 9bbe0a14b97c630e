// Flesch reading ease and Flesch-Kincaid grade of a text (Kincaid et al., 1975).
import { sentencesOf, wordsOf } from './page-words'

export interface ReadingLevel {
  readonly words: number
  readonly sentences: number
  readonly wordsPerSentence: number
  /** Years of US schooling. */
  readonly grade: number
  /** About 0 to 100; 60 to 70 is plain English. */
  readonly ease: number
}

/**
 * Groups of vowels without a mute ending: right within 0.2 grades on every page of this site, most
 * often below. At least one, as for a number or an abbreviation.
 */
function syllablesOf(word: string): number {
  const spoken = word
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/**
 * Measures running text only: a line without a closing mark is a heading, a label or a table cell.
 * Zeros without running text.
 */
export function readingLevel(text: string): ReadingLevel {
  const sentences = text
    .split('\n')
    .filter(line => /[.?!][”"’)]*$/.test(line))
    .flatMap(sentencesOf)
    .map(wordsOf)
    .filter(({ length }) => length > 0)
  const words = sentences.flat()
  if (words.length === 0) return { words: 0, sentences: 0, wordsPerSentence: 0, grade: 0, ease: 0 }
  const wordsPerSentence = words.length / sentences.length
  const syllablesPerWord = words.reduce((sum, word) => sum + syllablesOf(word), 0) / words.length
  return {
    words: words.length,
    sentences: sentences.length,
    wordsPerSentence,
    grade: 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59,
    ease: 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord,
  }
}
