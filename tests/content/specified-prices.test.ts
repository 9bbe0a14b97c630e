// Each fixed price is on its page. Amounts are built from the content modules as the pages build
// them, so a price changes in one file.
import { describe, expect, it, test } from 'vitest'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { Question } from '@/lib/schema/page'
import { usdRange } from '@/lib/format'
import { pageAt, pages, textAt } from './pages'
import { span, havePrices, holds, permits, bestCharger, costGuide, nassauPermits, area } from './specified'

const { permitDays } = business

describe('indicative prices', () => {
  havePrices([
    ['/', prices.home],
    [area('babylon'), prices.babylon],
    [area('bay-shore'), prices.bayShore],
    [area('huntington'), prices.huntington],
    [area('islip'), prices.islip],
    [area('east-hampton'), prices.eastHampton],
    [area('hauppauge'), prices.hauppauge],
    [area('montauk'), prices.montauk],
    [area('port-jefferson'), prices.portJefferson],
    [area('shelter-island'), prices.shelterIsland],
    [area('southampton'), prices.southampton],
  ])

  it('put Babylon’s overall price into an answer', () => {
    const faq = pageAt(area('babylon')).content.faq as readonly Question[]
    expect(faq.map(({ answer }) => answer).join('\n')).toContain(usdRange(prices.babylon.overall))
  })

  // These towns have other price bands instead.
  const without: Readonly<Record<string, readonly (keyof typeof prices.town)[]>> = {
    'service-areas/east-hampton': ['standard', 'panelUpgrade', 'exteriorRun'],
    'service-areas/montauk': ['standard'],
    'service-areas/shelter-island': ['standard', 'exteriorRun'],
    'service-areas/southampton': ['panelUpgrade'],
  }
  const full = pages.filter(({ content }) => content.layout === 'full' || content.layout === 'long')

  test.each(full.map(page => [page.name, page.path] as const))(
    '%s states the bands of most towns, save those it replaces',
    (name, path) => {
      const kinds = (Object.keys(prices.town) as (keyof typeof prices.town)[]).filter(
        kind => !without[name]?.includes(kind),
      )
      expect(kinds.filter(kind => !textAt(path).includes(usdRange(prices.town[kind])))).toEqual([])
    },
  )

  it('are said to be indicative or subject to the written estimate wherever a town has a cost guide', () => {
    const bare = full
      .filter(({ path }) => !/indicative|orientation|guide figures|estimate|quote/i.test(textAt(path)))
      .map(({ name }) => name)
    expect(bare).toEqual([])
  })
})

describe('the blog’s figures', () => {
  havePrices([
    [costGuide, prices.guide],
    [bestCharger, prices.chargers],
    [nassauPermits, prices.nassauPermit],
    [permits, { overall: prices.nassauPermit.overall }],
  ])
  holds([
    [nassauPermits, [new RegExp(`${span(permitDays.nassau)} business days`)]],
    [permits, [permitDays.nassau, permitDays.suffolk].map(days => new RegExp(`${span(days)} business days`))],
  ])
})
