// How hard a text is to read: Flesch reading ease and the Flesch-Kincaid grade. Pure: text in, numbers out.
import { sentencesOf, wordsOf } from '@/lib/page-words'

export interface ReadingLevel {
  readonly words: number
  readonly sentences: number
  /** Words of a sentence, syllables of a word, on average. */
  readonly wordsPerSentence: number
  readonly syllablesPerWord: number
  /** Years of US schooling that the text asks for. */
  readonly grade: number
  /** 0 to 100 and a little beyond; 60 to 70 is plain English. */
  readonly ease: number
}

/** Frequent words of this site that the rules below get wrong. */
const KNOWN: Readonly<Record<string, number>> = {
  business: 2,
  businesses: 3,
  conduit: 3,
  people: 2,
  someone: 2,
  somebody: 3,
}

/** An e that is not spoken: wire, lines, priced, rule, called, driveway, basement. Not: able, boxes, rated. */
const SILENT_E =
  /(?<![aeiouyl])e$|(?<![aeiouylsxzcg]|sh|ch)es$|(?<![aeiouytdl])ed$|(?<=[aeiouy]l{1,2})e[sd]?$|(?<=[^aeiouy])e(?=(?:way|ment|ly|ful|less)$)/g

/** Vowels that stand together and are spoken apart: period, actually, quiet, experience, video, area, carrying. */
const SPOKEN_APART = /(?<![ctgsx])i[aou]|(?<![qg])ua|uou|iet|ienc|(?<!p)eo|[rd]eas?$|creat|[eoy]ing$/g

/**
 * Syllables of an English word by rule: its groups of vowels, less a silent e, plus vowels that are spoken apart. Right for more than nine
 * words in ten, which an average forgives. A figure or an abbreviation without vowels counts as one: it is taken in at a glance.
 */
export function syllables(word: string): number {
  if (word.includes('-')) return word.split('-').reduce((sum, part) => sum + syllables(part), 0)
  const letters = word
    .toLowerCase()
    .replace(/'s?$/, '')
    .replace(/[^a-z]/g, '')
  const groups = letters.replace(SILENT_E, '').match(/[aeiouy]+/g)?.length ?? 0
  return KNOWN[letters] ?? Math.max(1, groups + (letters.match(SPOKEN_APART)?.length ?? 0))
}

/** Measures the running text only. A line that ends without a full stop is a heading, a label or a table cell: its words are not prose. */
export function readingLevel(text: string): ReadingLevel {
  const sentences = text
    .split('\n')
    .filter(line => /[.?!][”"’)]*$/.test(line))
    .flatMap(sentencesOf)
    .map(wordsOf)
    .filter(({ length }) => length > 0)
  const words = sentences.flat()
  if (words.length === 0)
    return { words: 0, sentences: 0, wordsPerSentence: 0, syllablesPerWord: 0, grade: 0, ease: 100 }
  const wordsPerSentence = words.length / sentences.length
  const syllablesPerWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length
  return {
    words: words.length,
    sentences: sentences.length,
    wordsPerSentence,
    syllablesPerWord,
    grade: 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59,
    ease: 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord,
  }
}
