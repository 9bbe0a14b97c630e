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
    expect(
      pages
        .map(({ name, content }) => ({ name, grade: readingLevel(bodyText(content)).grade }))
        .filter(({ grade }) => grade > 9),
    ).toEqual([])
  })

  it('uses no buzzwords', () => {
    expect(sentencesThat(sentence => BUZZWORDS.test(sentence))).toEqual([])
  })

  it('raises itself only in the specified messages', () => {
    const specified = [labels.notFound.heading, business.textMessage]
    expect(
      sentencesThat(sentence => sentence.includes('!') && !specified.some(message => message.startsWith(sentence))),
    ).toEqual([])
  })

  it('sets typographic apostrophes and quotation marks', () => {
    const straight = (sentence: string) => /[A-Za-z]'[A-Za-z]|"/.test(sentence)
    expect(sentencesThat(sentence => straight(sentence) && !business.textMessage.includes(sentence))).toEqual([])
  })

  it('never doubles a word or leaves a space before a full stop', () => {
    expect(
      sentencesThat(
        sentence =>
          /(?<![-\w])([a-z]{2,}) \1\b(?!-)/i.test(sentence.replaceAll(/\bthat that\b|\bhad had\b/gi, '')) ||
          / [.,;:?](\s|$)/.test(sentence),
      ),
    ).toEqual([])
  })
})
