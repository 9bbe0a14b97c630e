// How the site speaks: readable, without phrases, in US English and correct typography.
import { describe, expect, it } from 'vitest'
import { business } from '@/content/business'
import { labels } from '@/content/words/site'
import { bodyText } from '@/lib/page-words'
import { readingLevel } from '@/lib/reading-level'
import { pages } from './pages'
import { sentencesThat, BUZZWORDS } from './sentences'

describe('the voice', () => {
  it('stays readable: no page asks for more than nine years of school', () => {
    // 0.2 below nine: what the count of syllables may miss.
    expect(
      pages
        .map(({ name, content }) => ({ name, grade: readingLevel(bodyText(content)).grade }))
        .filter(({ grade }) => grade > 8.8),
    ).toEqual([])
  })

  const specified = [labels.notFound.heading, business.textMessage]
  it.each<[what: string, isFault: (sentence: string) => boolean]>([
    ['buzzwords', sentence => BUZZWORDS.test(sentence)],
    [
      'an exclamation outside the specified messages',
      sentence => sentence.includes('!') && !specified.some(message => message.startsWith(sentence)),
    ],
    [
      'straight apostrophes and quotation marks',
      sentence => /[A-Za-z]'[A-Za-z]|"/.test(sentence) && !business.textMessage.includes(sentence),
    ],
    [
      'a doubled word',
      sentence => /(?<![-\w])([a-z]{2,}) \1\b(?!-)/i.test(sentence.replaceAll(/\bthat that\b|\bhad had\b/gi, '')),
    ],
    ['a space before a full stop', sentence => / [.,;:?](\s|$)/.test(sentence)],
  ])('has no sentence with %s', (_, isFault) => {
    expect(sentencesThat(isFault)).toEqual([])
  })
})
