// Claims that the site must not make: an ended incentive as if it were open, a county permit that
// does not exist, or a sample as a real quote.
import { describe, expect, it, test } from 'vitest'
import { business } from '@/content/business'
import { articlesByDate } from '@/content/articles'
import { prices } from '@/content/prices'
import { testimonials, type TestimonialId } from '@/content/testimonials'
import { usdRange } from '@/lib/format'
import { blocksOf } from '@/lib/mdx'
import { articlePath } from '@/content/routes'
import { pages, textAt } from './pages'
import { sentencesThat } from './sentences'

const isArticle = (name: string) => name.startsWith('articles/')

/** Words that put a sentence into the past, into doubt, or beside a date. */
const PAST =
  /\b(ended|closed|over|gone|expired|no longer|was|were|had|has been|have been|used to|in (past|earlier) years|once|until|when this was written|as (of|reported)|not (open|available|current)|(19|20)\d\d)\b/i

// Rules for one sentence. Examples are in "the rules" below.
const isOnCredit = (sentence: string) =>
  /(30 ?%|30 percent)(?=[^.]*credit)|federal[^.]*credit|credit[^.]*(30 ?%|30 percent)/i.test(sentence)

const highestRebate = usdRange(prices.incentives.rebateHighest)

const isOnHighestRebate = (sentence: string) =>
  new RegExp(`(?<![-+\\d])\\${highestRebate}\\b(?![-,–]\\S)`).test(sentence) &&
  /rebate|credit|incentive|\bback\b/i.test(sentence)

const promisesMoney = (sentence: string) =>
  /guarantee|you (will |’ll )(get|receive|qualify)/i.test(sentence) &&
  /rebate|credit|incentive/i.test(sentence) &&
  !/\b(never|no|not|nobody|cannot)\b/i.test(sentence)

const namesCountyPermit = (sentence: string) =>
  /(Nassau|Suffolk)( County)?(’s)? electrical permit|(Nassau|Suffolk) County(’s)? permit|county permit|(Nassau|Suffolk) County (issues|requires|grants)[^.]*permit/i.test(
    sentence,
  ) && !/\b(no|none|not|neither|never|misleading)\b/i.test(sentence)

describe('ended incentives', () => {
  it('are never offered: a sentence on the federal credit says that it ended, or names a date', () => {
    expect(sentencesThat(isOnCredit).length).toBeGreaterThan(3)
    // Table cells and headings of an article are dated by the table's note and the update note.
    expect(
      sentencesThat(
        (sentence, name) =>
          isOnCredit(sentence) && !PAST.test(sentence) && !(isArticle(name) && sentence.split(' ').length < 4),
      ),
    ).toEqual([])
  })

  it('are named in the update note of every article that mentions the credit', () => {
    const silent = articlesByDate
      .filter(({ slug }) => /federal|30 ?%/.test(textAt(articlePath(slug))))
      .filter(article => {
        const updateNote = blocksOf(article).filter(({ kind }) => kind === 'UpdateNote')
        return !/federal.*ended|federal.*no longer|credit.*ended/.test(updateNote.map(({ text }) => text).join(' '))
      })
      .map(({ slug }) => slug)
    expect(silent).toEqual([])
  })

  it('never offer the highest rebate of the past: only articles mention it, in the past tense', () => {
    expect(sentencesThat((sentence, name) => isOnHighestRebate(sentence) && !isArticle(name))).toEqual([])
    const inArticles = sentencesThat((sentence, name) => isOnHighestRebate(sentence) && isArticle(name))
    expect(inArticles.length).toBeGreaterThan(0)
    // A heading is explained by the note below it; a sentence must stand alone.
    expect(inArticles.filter(line => /[.?]$/.test(line) && !PAST.test(line))).toEqual([])
  })

  it('leave eligibility and amount to those who pay', () => {
    expect(sentencesThat(promisesMoney)).toEqual([])
  })
})

describe('permits', () => {
  it('never come from a county', () => {
    expect(sentencesThat(namesCountyPermit)).toEqual([])
  })
})

describe('samples', () => {
  const shown = pages.filter(({ content }) => content.testimonial !== undefined)

  it('are on the specified pages', () => {
    // Only while the owner keeps them: a page may have no testimonial.
    const specified = ['brookhaven', 'huntington', 'islip', 'riverhead'].filter(id => Object.hasOwn(testimonials, id))
    expect(shown.map(({ slug }) => slug)).toEqual(expect.arrayContaining(specified))
  })

  test.each(shown.map(page => [page.name, page] as const))(
    '%s shows the testimonial of its own town, marked as a sample while it is one',
    (_, { slug, content }) => {
      expect(content.testimonial).toBe(slug)
      const testimonial = testimonials[content.testimonial as TestimonialId]
      // A tag above the quote and the source below it say so. A deployment is refused while it is a
      // sample, so the quote itself may be plain.
      expect(/\bsample\b/i.test(testimonial.source)).toBe(testimonial.sample)
    },
  )

  it('are not quoted on a page’s own account: no words of a customer, no stars, no review count', () => {
    const { rating, count } = business.reviews
    // A whole number alone is not about reviews.
    const figure = Number.isInteger(rating) ? `${rating} out of 5` : String(rating).replace('.', '\\.')
    expect(
      sentencesThat(sentence =>
        new RegExp(`\\b(${figure}|${count} reviews|\\d(\\.\\d)?[- ]stars?|five[- ]stars?)\\b`, 'i').test(sentence),
      ),
    ).toEqual([])
  })
})
