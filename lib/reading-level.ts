// Flesch reading ease and Flesch-Kincaid grade of a text.
import { flesch } from 'flesch'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
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
  // A number or an abbreviation without vowels counts as one syllable.
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  const counts = { sentence: sentences.length, word: words.length, syllable: syllables }
  return {
    words: words.length,
    sentences: sentences.length,
    wordsPerSentence: words.length / sentences.length,
    grade: fleschKincaid(counts),
    ease: flesch(counts),
  }
}
