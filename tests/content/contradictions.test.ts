// What pages must not say against each other, or against a figure that the owner changes. The pages
// of a town have tests of their own beside the towns.
import { afterAll, describe, expect, it, vi } from 'vitest'
import { business } from '@/content/business'
import { lastModified } from '@/content/last-modified'
import { prices } from '@/content/prices'
import { promises } from '@/content/promises'
import { routes } from '@/content/routes'
import { sources } from '@/content/sources'
import { usdRange } from '@/lib/format'
import { sentencesOf } from '@/lib/page-words'
import { graphOf } from '@/tests/export/structured-data'
import { finishedAt, finishedPages, wordsIn, type FinishedPage } from './finished'

/** Of a row of a table all cells, of anything else each sentence. */
const sentencesIn = (element: FinishedPage['elements'][number]) =>
  element.tagName === 'tr' ? [wordsIn(element).replaceAll('\n', ' ')] : sentencesOf(wordsIn(element))

const saying = (among: readonly FinishedPage[], isFault: (sentence: string) => boolean) =>
  among.flatMap(({ path, words }) =>
    sentencesOf(words)
      .map(sentence => sentence.trim())
      .filter(isFault)
      .map(sentence => `${path}: ${sentence}`),
  )

describe('a new panel', () => {
  it('has one price, which never includes a service, a meter or a mast', () => {
    const panel = usdRange(prices.town.panelUpgrade)
    const more = /\b(service(?! you have| panel)|meter|mast)\b/i
    const naming = finishedPages.flatMap(({ elements }) =>
      elements.filter(({ tagName }) => ['tr', 'li', 'dd', 'p'].includes(tagName)).flatMap(sentencesIn),
    )
    const priced = naming.filter(sentence => sentence.includes(panel))
    expect(priced).not.toEqual([])
    expect(priced.filter(sentence => more.test(sentence))).toEqual([])
  })
})

describe('a charge on the day of the work', () => {
  it('is promised only as far as the town allows it, until the owner confirms it', () => {
    const charge =
      /charges before we leave|\btest (it|the charger) with your car|\btest with (it|your car)|live test|charging test|[Tt]ested on your own car/
    const condition = /where (your|the) town allows|inspector’s OK/
    const isOpen = (sentence: string) => charge.test(sentence) && !condition.test(sentence)
    expect(promises.carTested.confirmed ? [] : saying(finishedPages, isOpen)).toEqual([])
  })
})

describe('rates', () => {
  it('name the standard one wherever the cheap hours are named', () => {
    const naming = finishedPages.filter(({ words }) => words.includes(business.offPeak))
    expect(naming.length).toBeGreaterThan(2)
    expect(naming.filter(({ words }) => !words.includes('Time-of-Day')).map(({ path }) => path)).toEqual([])
  })

  it('never tell of the flat rate as if it were everybody’s', () => {
    expect(saying(finishedPages, sentence => /\b(On|With|At) the flat rate\b/.test(sentence))).toEqual([])
  })
})

describe('hours', () => {
  it('say what reaches us at any hour wherever they say 24/7', () => {
    const naming = finishedPages.filter(({ words }) => words.includes('24/7'))
    expect(naming.length).toBeGreaterThan(0)
    const silent = naming.filter(({ words }) => !/Text or leave a message at any hour/i.test(words))
    expect(silent.map(({ path }) => path)).toEqual([])
  })
})

describe('sources', () => {
  it('are each linked somewhere', () => {
    const linked = new Set(finishedPages.flatMap(({ mainLinks }) => mainLinks))
    expect(Object.values(sources).filter(({ url }) => !linked.has(url))).toEqual([])
  })
})

describe('structured data', () => {
  it('has the day on which the page itself changed', () => {
    for (const route of routes) {
      const dated = graphOf(finishedAt(route.path).jsonLd).flatMap(node =>
        'dateModified' in node ? [String(node.dateModified).slice(0, 10)] : [],
      )
      expect(
        dated.filter(day => day !== lastModified(route)),
        route.path,
      ).toEqual([])
    }
  })
})

describe('with a price that the owner raised, one reading of the hours and one of the warranty', async () => {
  const raised = { min: 995, max: 1700 }
  vi.resetModules()
  vi.doMock('@/content/prices', async original => ({
    ...(await original<object>()),
    prices: { ...prices, town: { ...prices.town, standard: raised } },
  }))
  vi.doMock('@/content/business', async original => ({
    ...(await original<object>()),
    business: {
      ...business,
      hours: { home: business.hours.towns, towns: business.hours.towns },
      warrantyYears: { home: 5, terms: 5 },
    },
  }))
  const { finishedPages: pages } = await import('./finished')
  afterAll(() => {
    vi.doUnmock('@/content/prices')
    vi.doUnmock('@/content/business')
    vi.resetModules()
  })

  it('no page calls the price lower, or keeps the old one', () => {
    expect(saying(pages, sentence => sentence.includes(usdRange(raised)))).not.toEqual([])
    const start = usdRange({ min: raised.min })
    expect(saying(pages, sentence => /\blower\b/.test(sentence) && sentence.includes(start))).toEqual([])
    expect(saying(pages, sentence => sentence.includes(usdRange(prices.town.standard)))).toEqual([])
  })

  it('no page speaks of two readings', () => {
    expect(saying(pages, sentence => /\b3[- ]year|make it 5|AM[-–]7 PM|phones? until/i.test(sentence))).toEqual([])
  })
})
