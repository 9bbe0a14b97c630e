// Each fixed price is on its page. Amounts are built from the content modules as the pages build
// them, so a price changes in one file.
import { describe, expect, it, test } from 'vitest'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { Question } from '@/lib/schema/page'
import { usdRange } from '@/lib/format'
import { pageAt, pages, textAt } from './pages'
import { span, holds, permits, bestCharger, costGuide, nassauPermits, area } from './specified'

const { chargers, guide, nassauPermit } = prices

const { permitDays } = business

describe('indicative prices', () => {
  holds([
    ['/', usdRange(prices.home.standard), 'standard install'],
    ['/', usdRange(prices.home.from), 'the lowest price'],
    [area('babylon'), usdRange(prices.babylon.overall), 'overall'],
    [area('bay-shore'), usdRange(prices.bayShore.waterfront), 'waterfront'],
    [area('huntington'), usdRange(prices.huntington.overall), 'overall'],
    [area('islip'), usdRange(prices.islip.tesla), 'Tesla Wall Connector'],
    [area('east-hampton'), usdRange(prices.eastHampton.premium), 'premium'],
    [area('east-hampton'), usdRange(prices.eastHampton.multiCar), 'multi-car'],
    [area('east-hampton'), usdRange(prices.eastHampton.estate), 'estate'],
    [area('hauppauge'), usdRange(prices.hauppauge.commercial), 'commercial'],
    [area('montauk'), usdRange(prices.montauk.marine), 'marine'],
    [area('montauk'), usdRange(prices.montauk.stormResistant), 'storm-resistant'],
    [area('montauk'), usdRange(prices.montauk.oceanfront), 'oceanfront'],
    [area('port-jefferson'), usdRange(prices.portJefferson.weatherproof), 'weatherproof'],
    [area('shelter-island'), usdRange(prices.shelterIsland.island), 'island install'],
    [area('shelter-island'), usdRange(prices.shelterIsland.ferry), 'ferry logistics'],
    [area('shelter-island'), usdRange(prices.shelterIsland.marineGrade), 'marine grade'],
    [area('southampton'), usdRange(prices.southampton.luxury), 'luxury'],
    [area('southampton'), usdRange(prices.southampton.multiStation), 'multi-station'],
    [area('southampton'), usdRange(prices.southampton.estateUpgrade), 'estate upgrade'],
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
  holds([
    [costGuide, usdRange(guide.level1), 'Level 1 charger'],
    [costGuide, usdRange(guide.level2), 'Level 2 charger'],
    [costGuide, usdRange(guide.teslaWallConnector), 'Tesla Wall Connector'],
    [costGuide, usdRange(guide.simpleInstall), 'simple install'],
    [costGuide, usdRange(guide.complexInstall), 'complex install'],
    [costGuide, usdRange(guide.panelUpgrade), 'panel upgrade'],
    [costGuide, usdRange(guide.standardTotal), 'standard total'],
    [costGuide, usdRange(guide.complexTotal), 'complex total'],
    [bestCharger, usdRange(chargers.teslaWallConnector), 'Tesla Wall Connector'],
    [bestCharger, usdRange(chargers.chargePointHomeFlex), 'ChargePoint Home Flex'],
    [bestCharger, usdRange(chargers.juiceBox40), 'JuiceBox 40'],
    [bestCharger, usdRange(chargers.grizzlEClassic), 'Grizzl-E Classic'],
    [nassauPermits, usdRange(nassauPermit.overall), 'Nassau permit'],
    [nassauPermits, usdRange(nassauPermit.base), 'base permit'],
    [nassauPermits, usdRange(nassauPermit.planReview), 'plan review'],
    [nassauPermits, usdRange(nassauPermit.inspection), 'inspection'],
    [nassauPermits, usdRange(nassauPermit.rush), 'rush'],
    [nassauPermits, new RegExp(`${span(permitDays.nassau)} business days`), 'Nassau approval'],
    [permits, usdRange(nassauPermit.overall), 'Nassau permit'],
    [permits, new RegExp(`${span(permitDays.nassau)} business days`), 'Nassau approval'],
    [permits, new RegExp(`${span(permitDays.suffolk)} business days`), 'Suffolk approval'],
  ])
})
