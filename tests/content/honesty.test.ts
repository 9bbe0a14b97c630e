/// <reference types="vite/types/importMeta.d.ts" />
// What the site must not say: an ended incentive as if it were open, a county permit that does not
// exist, a sample as a real quote, an old figure without its date, or advertising phrases.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { business } from '@/content/business'
import { claims, type ClaimId } from '@/content/claims'
import type { Claim } from '@/lib/schema/fields'
import { labels } from '@/content/words/site'
import { permitOffices } from '@/content/permit-offices'
import { articlesByDate } from '@/content/articles'
import { prices } from '@/content/prices'
import { testimonials, type TestimonialId } from '@/content/testimonials'
import { allTowns } from '@/content/towns'
import { zipAnswers, zipRows } from '@/content/zips'
import { longDate, usdRange } from '@/lib/format'
import { blocksOf } from '@/lib/mdx'
import { bodyText, ownText, pricedText, sentencesOf, valuesUnder } from '@/lib/page-words'
import { readingLevel } from '@/lib/reading-level'
import { articlePath } from '@/content/routes'
import { eachPage, pages, textAt, type Page } from './pages'

interface Words {
  readonly name: string
  readonly text: string
}

/** All visible text of the content folder. */
const everything: readonly Words[] = [
  ...pages.map(({ name, content }) => ({ name, text: pricedText(content) })),
  { name: 'labels', text: ownText(labels) },
  { name: 'permit-offices', text: ownText(permitOffices) },
  // Real quotes of customers are not checked.
  { name: 'testimonials', text: ownText(Object.values(testimonials).filter(({ sample }) => sample)) },
  ...allTowns.map(town => ({ name: `towns/${town.slug}`, text: ownText(town) })),
  ...Object.entries(zipAnswers.byZip).map(([zip, answer]) => ({ name: `zips/${zip}`, text: ownText(answer) })),
  { name: 'zips/unlisted', text: ownText(zipAnswers.unlisted) },
  { name: 'zips/outside', text: zipAnswers.outside.text },
]

/** 'name: sentence' for every sentence that matches. */
const sentencesThat = (test: (sentence: string, name: string) => boolean, texts: readonly Words[] = everything) =>
  texts.flatMap(({ name, text }) =>
    sentencesOf(text)
      .filter(sentence => test(sentence, name))
      .map(sentence => `${name}: ${sentence}`),
  )

const isArticle = (name: string) => name.startsWith('articles/')

describe('what was read', () => {
  it('is every page, town, office and ZIP answer', () => {
    expect(everything.length).toBeGreaterThan(pages.length + allTowns.length + zipRows.length)
    expect(sentencesThat(() => true).length).toBeGreaterThan(3000)
  })
})

/** Words that put a sentence into the past, into doubt, or beside a date. */
const PAST =
  /\b(ended|closed|over|gone|expired|no longer|was|were|had|has been|have been|used to|in (past|earlier) years|once|until|when this was written|as (of|reported)|not (open|available|current)|(19|20)\d\d)\b/i

// Rules for one sentence. Examples are in "the rules" below.
const isOnCredit = (sentence: string) =>
  /(30 ?%|30 percent)(?=[^.]*credit)|federal[^.]*credit|credit[^.]*(30 ?%|30 percent)/i.test(sentence)
/** The highest of the past, which is over. */
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
const BUZZWORDS =
  /\b(unlock(s|ing)?|seamless(ly)?|elevates? (your|the)|nestled|hassle|stress-free|worry-free|effortless(ly)?|cutting-edge|state-of-the-art|look no further|peace of mind|top-notch|world-class|best-in-class|second to none|one-stop|got you covered|game[- ]chang\w+|leverag(e|es|ing)|robust|vibrant|bustling|boasts?|tailored|bespoke|curated|premier|trusted by|your trusted|rest assured|don’t hesitate|in today’s|fast-paced|delve|embark|testament to|empower\w*|supercharge\w*|revolution\w*|dream (home|car)|pride ourselves|we are passionate|industry-leading|number one|competitive pric\w+|satisfaction guaranteed|look forward to serving|all your .* needs)\b|(^|[.?] )Whether you/i

describe('the rules', () => {
  test.each<[rule: string, catches: (sentence: string) => boolean, bad: string, fine: string]>([
    [
      'the credit',
      sentence => isOnCredit(sentence) && !PAST.test(sentence),
      'Claim the 30% federal credit with your installation.',
      'The federal 30% credit ended for chargers placed in service after June 30, 2026.',
    ],
    [
      'the credit in words',
      sentence => isOnCredit(sentence) && !PAST.test(sentence),
      'A federal tax credit pays 30 percent of the cost.',
      'We take credit cards.',
    ],
    [
      'the rebate',
      sentence => isOnHighestRebate(sentence) && !PAST.test(sentence),
      `You get up to ${highestRebate} back as a rebate.`,
      `Rebates were up to ${highestRebate} in past years.`,
    ],
    [
      'the rebate beside a price',
      isOnHighestRebate,
      'A $500 rebate applies.',
      'A trench is +$500-$1,200, rebate or not.',
    ],
    ['money promised', promisesMoney, 'We guarantee the rebate.', 'Nobody can guarantee the rebate.'],
    [
      'a county permit',
      namesCountyPermit,
      'We file the Nassau County electrical permit.',
      'There is no Nassau County electrical permit.',
    ],
    [
      'a county that issues',
      namesCountyPermit,
      'Suffolk County requires a permit for this.',
      'Neither Nassau County nor Suffolk County issues a permit for a charger.',
    ],
    [
      'buzzwords',
      sentence => BUZZWORDS.test(sentence),
      'Enjoy a seamless, hassle-free installation.',
      'Raised houses stand on an elevated floor.',
    ],
    [
      'a buzzword at the start',
      sentence => BUZZWORDS.test(sentence),
      'Whether you drive a Tesla or a Ford, call us.',
      'Tell us whether you rent.',
    ],
  ])('%s', (_, catches, bad, fine) => {
    expect(catches(bad)).toBe(true)
    expect(catches(fine)).toBe(false)
  })
})

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

  it('are said somewhere not to come from a county', () => {
    expect(
      sentencesThat(sentence => /(neither Nassau County nor Suffolk County|county itself) issues/i.test(sentence))
        .length,
    ).toBeGreaterThan(1)
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
      if (!testimonial.sample) return
      // A tag above the quote and the source below it say so. A deployment is refused while it is a
      // sample, so the quote itself may be plain.
      expect(testimonial.source).toMatch(/\bsample\b/i)
      expect(labels.town.testimonialSample).toBe('Sample review')
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

describe('dated figures', () => {
  const named = (content: unknown) => valuesUnder(content, 'claim').filter((id): id is string => typeof id === 'string')
  const quoted = (source: string) => [...source.matchAll(/\bclaims\.(\w+)/g)].map(([, id]) => id ?? '')
  const isClaim = (id: string): id is ClaimId => Object.hasOwn(claims, id)
  const getClaim = (id: ClaimId): Claim => claims[id]

  /**
   * A block with a claim prints the claim's date. Otherwise one sentence of the page has month and
   * year.
   */
  function isDated({ content, folder }: Page, id: ClaimId): boolean {
    const { asOf, expires } = getClaim(id)
    if (named(content).includes(id)) return true
    const dates = [asOf, ...(expires ? [expires] : [])].map(date => longDate(date).split(/,? /))
    return (
      sentencesOf(pricedText(content)).some(sentence =>
        dates.some(parts => [parts[0], parts.at(-1)].every(part => part !== undefined && sentence.includes(part))),
      ) ||
      (folder === 'articles' && asOf <= '2024-01')
    )
  }

  it.each(eachPage)('%s uses only claims that exist, each with its date', (_, page) => {
    const used = [...named(page.content), ...quoted(page.source)]
    expect(used.filter(id => !isClaim(id))).toEqual([])
    expect(used.filter(isClaim).filter(id => getClaim(id).expires !== undefined && !isDated(page, id))).toEqual([])
  })

  it('are used, most of them', () => {
    const used = new Set(pages.flatMap(({ content, source }) => [...named(content), ...quoted(source)]))
    expect(used.size).toBeGreaterThan(10)
  })

  const { rebate2026, rebate2026Extra } = prices.incentives
  const rebates2026 = [rebate2026.min, rebate2026Extra.min, rebate2026.min + rebate2026Extra.min]

  /**
   * Text that depends on a claim, whether or not the module names the claim. An article has its own
   * date for 2023-24.
   */
  const resting: readonly (readonly [claim: ClaimId, words: string | RegExp])[] = [
    [
      'suffolkApprovalTime',
      new RegExp(`${business.permitDays.suffolk.min}(-| to )${business.permitDays.suffolk.max} business days`),
    ],
    ['nassauPermitFees', usdRange(prices.nassauPermit.overall)],
    ['chargerPrices', usdRange(prices.chargers.chargePointHomeFlex)],
    ['fullChargeCost', usdRange(prices.charging.fullCharge)],
    ['offPeakWindow', business.offPeak],
    ['juiceBox', /\bJuiceBox\b/],
    ['utilityRebate2026', new RegExp(`\\$(${rebates2026.join('|')})\\b[^.]*(listed|more for some households)`)],
    ['shelterIslandCharging', /\bplugs\b[^.]*\bMashomack/],
    ['housingSurvey', /\b\d\d(\.\d)?( percent|%)[^.]*\bhomes\b|\bhomes\b[^.]*\b\d\d(\.\d)?( percent|%)/],
  ]

  test.each(resting)('%s: every page with this text has the date', (id, words) => {
    const saying = pages.filter(({ content }) =>
      typeof words === 'string' ? pricedText(content).includes(words) : words.test(pricedText(content)),
    )
    expect(saying.length).toBeGreaterThan(0)
    const dated = (page: Page) =>
      id === 'housingSurvey' ? pricedText(page.content).includes('2020–2024') : isDated(page, id)
    expect(saying.filter(page => !dated(page)).map(({ name }) => name)).toEqual([])
  })

  it('name the rate wherever the cheap hours are named', () => {
    const bare = pages
      .filter(
        ({ content }) => pricedText(content).includes(business.offPeak) && !/Super Off-Peak/.test(pricedText(content)),
      )
      .map(({ name }) => name)
    expect(bare).toEqual([])
  })

  it('come from the content modules: no page writes a dollar amount or a phone number itself', () => {
    const folder = new URL('../../content/', import.meta.url)
    const registers = ['prices.ts', 'business.ts', 'claims.ts', 'samples.ts']
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      file => /(?<!\.test)\.(ts|mdx)$/.test(file) && !registers.includes(file),
    )
    expect(files).toEqual(expect.arrayContaining(articlesByDate.map(({ slug }) => `articles/${slug}.mdx`)))
    const own = files.flatMap(file =>
      [
        ...readFileSync(new URL(file, folder), 'utf8').matchAll(
          /\$\d[\d,]*|\(\d{3}\) \d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/g,
        ),
      ].map(([found]) => `${file}: ${found}`),
    )
    expect(own).toEqual([])
  })
})

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

  it('spells in US English', () => {
    expect(
      sentencesThat(sentence =>
        /\b(licen[c]e[sd]?|aluminium|colour|metre|neighbour\w*|harbour|centre(?! (County|Avenue|Road))|programme|kerb|grey|organis\w+|authoris\w+|favour\w*|plough|tyre)\b/.test(
          sentence.replaceAll('Rockville Centre', ''),
        ),
      ),
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
