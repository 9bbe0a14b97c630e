// Each fixed figure is on its page. Amounts are built from the content modules as
// the pages build them, so a price changes in one file.
import { describe, expect, it, test } from 'vitest'
import { business } from '@/content/business'
import { labels } from '@/content/words/site'
import { privacy, terms } from '@/content/legal'
import { page as home } from '@/content/pages/home'
import { articles, articlesByDate } from '@/content/articles'
import { prices } from '@/content/prices'
import type { Question } from '@/lib/schema/page'
import { longDate, usdRange, type IsoDate } from '@/lib/format'
import type { CardCategory } from '@/lib/schema/article'
import { clockTime, hoursLine } from '@/lib/hours'
import { leadMessages } from '@/lib/leads/messages'
import { blocksOf } from '@/lib/mdx'
import { linksIn, sentencesOf } from '@/lib/page-words'
import { locationPath, articlePath, serviceAreaPath } from '@/content/routes'
import type { ArticleSlug } from '@/content/slugs'
import type { Path } from '@/lib/routes'
import { graphOf } from '@/scripts/crawl/structured-data'
import { finishedAt, finishedPages } from './finished'
import { inFolder, pageAt, pages, textAt } from './pages'

const { chargers, guide, nassauPermit } = prices
const { installHours, permitDays, schedulingWeeks, warrantyYears } = business

/** { min: 2, max: 4 } as “2–4” or “2 to 4”. */
const span = ({ min, max }: { readonly min: number; readonly max: number }) => `${min}(–| to )${max}`

const tesla: Path = '/services/tesla-ev-charger-installation'
const homeCharging: Path = '/services/home-ev-charger-installation'
const panels: Path = '/services/electrical-panel-upgrades'
const permits: Path = '/services/permits-inspections'
const bestCharger = articlePath('best-ev-charger-long-island-homes')
const costGuide = articlePath('ev-charger-installation-costs-suffolk-county')
const nassauPermits = articlePath('nassau-county-ev-charger-permits')
const prepareHome = articlePath('prepare-home-ev-charger-installation')
const area = serviceAreaPath

/** The expected text of a page: a string, or a pattern where several wordings are fine. */
type Row = readonly [path: Path, figure: string | RegExp, what: string]

const holds = (rows: readonly Row[]) =>
  test.each(rows)('%s: %s (%s)', (path, figure) => {
    expect(textAt(path)).toMatch(figure)
  })

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

describe('technical figures', () => {
  const MOUNTING_HEIGHT = /18(–| and | to )48 inches/

  holds([
    [tesla, /up to 48 (A|amps)\b/i, 'output of the Tesla connector'],
    [tesla, /44 miles of range per hour/, 'its range per hour'],
    [panels, /\b200 ?A\b/, 'panel upgrade'],
    [area('smithtown'), /\b100( A)?( to |–)150 A\b/, 'panels of Smithtown'],
    [locationPath('smithtown'), /\b100( A)?( to |–)150 (A|amp)\b/, 'panels of Smithtown'],
    [homeCharging, /\b240[- ](V\b|volt)/, 'Level 2'],
    [homeCharging, /\b120[- ](V\b|volt)/, 'Level 1'],
    [homeCharging, /up to 10x faster/i, 'Level 2 against Level 1'],
    [costGuide, /up to 10x faster/i, 'Level 2 against Level 1'],
    [homeCharging, usdRange(prices.charging.fullCharge), 'a full charge'],
    [costGuide, usdRange(prices.charging.fullCharge), 'a full charge'],
    [homeCharging, business.offPeak, 'off-peak hours'],
    [costGuide, business.offPeak, 'off-peak hours'],
    [homeCharging, MOUNTING_HEIGHT, 'mounting height'],
    [prepareHome, MOUNTING_HEIGHT, 'mounting height'],
    ['/ev-charger-planner', MOUNTING_HEIGHT, 'mounting height'],
    [homeCharging, /\b3 (ft|feet)\b/, 'clearance'],
    [prepareHome, /\b3 (ft|feet)\b/, 'clearance'],
    ['/ev-charger-planner', /\b3 (ft|feet)\b/, 'clearance'],
    [homeCharging, /recommend[^.]*200 A|200 A[^.]*recommend/i, 'recommended service'],
    [panels, /recommend[^.]*200 A|200 A[^.]*recommend/i, 'recommended service'],
  ])

  it('call the outdoor minimum 24 inches wherever the mounting height is given', () => {
    const indoorsOnly = pages
      .filter(
        ({ path }) =>
          MOUNTING_HEIGHT.test(textAt(path)) && !/outdoors[^.]*\b24\b|\b24\b[^.]{0,20} outdoors/i.test(textAt(path)),
      )
      .map(({ name }) => name)
    expect(indoorsOnly).toEqual([])
  })
})

describe('times', () => {
  holds([
    ['/', new RegExp(`${span(installHours.standard)} hours`), 'standard install'],
    [area('huntington'), new RegExp(`${span(installHours.standard)} hours`), 'install in Huntington'],
    [homeCharging, new RegExp(`${span(installHours.longer)} hours`), 'longer run'],
    ['/', new RegExp(`${span(schedulingWeeks)} weeks`), 'scheduling after permits'],
    [homeCharging, new RegExp(`${span(schedulingWeeks)} weeks`), 'scheduling after permits'],
    [permits, new RegExp(`${span(schedulingWeeks)} weeks`), 'scheduling after permits'],
    ['/', `within ${business.contactPromiseHours} hours`, 'contact promise'],
    ['/contact', `within ${business.contactPromiseHours} hours`, 'contact promise'],
    [
      '/contact',
      `Monday to Friday from ${clockTime(business.hours.towns.weekdays.opens)} to ${clockTime(business.hours.towns.weekdays.closes)}`,
      'hours',
    ],
    [
      '/contact',
      `Saturday from ${clockTime(business.hours.towns.saturday.opens)} to ${clockTime(business.hours.towns.saturday.closes)}`,
      'hours',
    ],
    ['/', business.foundedNote, 'experience'],
    ['/', '24/7', 'support'],
  ])

  it('give most town pages the standard install, and some answers the longer one', () => {
    const towns = [
      ...inFolder('service-areas'),
      ...inFolder('locations').filter(({ content }) => content.layout === 'long'),
    ]
    const standard = towns.filter(({ path }) => new RegExp(`${span(installHours.standard)}\\b`).test(textAt(path)))
    expect(standard.length).toBeGreaterThan(towns.length / 2)
    const answers = inFolder('service-areas').filter(({ content }) =>
      (content.faq as readonly Question[]).some(({ answer }) =>
        new RegExp(`${span(installHours.longer)}\\b`).test(answer),
      ),
    )
    expect(answers.length).toBeGreaterThanOrEqual(3)
    expect(answers.map(({ slug }) => slug)).not.toContain('huntington')
    expect(labels.town.bullets.join('\n')).toMatch(new RegExp(`${span(installHours.standard)} hours`))
  })

  it('call the longer hours those of the phone and the shorter ones those of the office', () => {
    const { home: phones, towns: office } = business.hours
    if (hoursLine(phones) === hoursLine(office)) return
    /** The words before each line of hours. */
    const before = (hours: typeof phones | typeof office) =>
      finishedPages.flatMap(({ path, text }) =>
        text
          .split(hoursLine(hours))
          .slice(0, -1)
          .map(part => `${path} ${part.slice(-24)}`),
      )
    expect(before(office).length).toBeGreaterThan(50)
    expect(before(phones).filter(words => !/phone/i.test(words))).toEqual([])
    expect(before(office).filter(words => !/office/i.test(words))).toEqual([])
  })

  it('are in structured data as the pages show them: the office’s, and the phone’s', () => {
    const [place] = finishedPages
      .flatMap(({ jsonLd }) => graphOf(jsonLd))
      .filter(node => node['@type'] === 'Electrician')
    const closes = (value: unknown) => (value as { closes: string }[]).map(({ closes: at }) => at)
    const { home: phones, towns: office } = business.hours
    expect(closes(place?.openingHoursSpecification)).toEqual([office.weekdays.closes, office.saturday.closes])
    expect(closes((place?.contactPoint as { hoursAvailable: unknown } | undefined)?.hoursAvailable)).toEqual([
      phones.weekdays.closes,
      phones.saturday.closes,
    ])
  })

  it('promise a reply after a form is sent as the pages do', () => {
    for (const message of [leadMessages.estimate.title, leadMessages.quote.detail])
      expect(message).toContain(`within ${business.contactPromiseHours} hours`)
  })

  it('never turn the reply promise into a promise of work', () => {
    const promise = /same[- ]day|within 24 hours/i
    const work = pages.flatMap(({ name, path }) =>
      sentencesOf(textAt(path))
        .filter(
          sentence =>
            promise.test(sentence) &&
            /\b(install(ed|ation)? |finish|complete)[^.]*(same[- ]day|within 24 hours)/i.test(sentence),
        )
        .map(sentence => `${name}: ${sentence}`),
    )
    expect(work).toEqual([])
  })
})

describe('the warranty', () => {
  const years = (count: number) => new RegExp(`\\b${count}[- ]years?\\b`)
  const saying = (count: number) =>
    pages
      .filter(({ path }) => /warrant|behind the work|backed/i.test(textAt(path)) && years(count).test(textAt(path)))
      .map(({ path }) => path)

  const isOne = Number(warrantyYears.home) === Number(warrantyYears.terms)

  it('is that of the home page there, and nowhere else while the two differ', () => {
    expect(saying(warrantyYears.home)).toEqual(isOne ? saying(warrantyYears.terms) : ['/'])
    expect(saying(warrantyYears.home)).toContain('/')
  })

  it('is that of the terms there and on some town pages, and not on the home page while the two differ', () => {
    expect(saying(warrantyYears.terms)).toContain('/terms')
    expect(
      saying(warrantyYears.terms).filter(path => path.startsWith('/service-areas/') || path.startsWith('/locations/'))
        .length,
    ).toBeGreaterThan(0)
    expect(saying(warrantyYears.terms).includes('/')).toBe(isOne)
  })

  it('leads to the terms wherever a town page states it', () => {
    for (const path of saying(warrantyYears.terms).filter(path => path !== '/terms' && path !== '/'))
      expect(linksIn(pageAt(path).content), path).toContain('/terms')
  })
})

describe('the process', () => {
  it('has the four specified steps on the home page', () => {
    expect(home.process.steps.map(({ title }) => title.toLowerCase())).toEqual([
      'free consultation',
      'site assessment',
      'professional installation',
      'testing and inspection',
    ])
  })

  it('names its four stages on the services overview: quote, permit and rebates, installation, test and walkthrough', () => {
    const text = textAt('/services')
    for (const stage of [
      /free quote, by video or on site/i,
      /permit and rebate/i,
      /^Installation\./m,
      /test and walk-?through/i,
    ])
      expect(text).toMatch(stage)
  })
})

describe('the articles', () => {
  /** The fixed facts of the first articles. */
  const specified: Readonly<
    Partial<
      Record<ArticleSlug, { category: string; cardCategory: CardCategory; published: IsoDate; readMinutes: number }>
    >
  > = {
    'best-ev-charger-long-island-homes': {
      category: 'Home Charging',
      cardCategory: 'Home Charging',
      published: '2024-01-15',
      readMinutes: 5,
    },
    'commercial-ev-charging-benefits': {
      category: 'Commercial',
      cardCategory: 'Commercial',
      published: '2023-12-15',
      readMinutes: 6,
    },
    'ev-charger-installation-costs-suffolk-county': {
      category: 'Cost Guide',
      cardCategory: 'Installation',
      published: '2024-01-10',
      readMinutes: 7,
    },
    'nassau-county-ev-charger-permits': {
      category: 'Permits & Codes',
      cardCategory: 'Permits',
      published: '2023-12-20',
      readMinutes: 4,
    },
    'prepare-home-ev-charger-installation': {
      category: 'Installation Guide',
      cardCategory: 'Preparation',
      published: '2024-01-05',
      readMinutes: 6,
    },
    'tesla-wall-connector-vs-universal-chargers': {
      category: 'Product Comparison',
      cardCategory: 'Product Comparison',
      published: '2023-12-28',
      readMinutes: 8,
    },
  }

  test.each(Object.entries(specified) as [ArticleSlug, object][])(
    '%s has its date, read time and both labels',
    (slug, expected) => {
      expect(articles[slug]).toMatchObject(expected)
    },
  )

  it('link to the specified pages', () => {
    const linked = new Set(inFolder('articles').flatMap(({ content }) => linksIn(content)))
    const named = [
      '/contact',
      '/services',
      '/services/home-ev-charger-installation',
      '/services/commercial-ev-charger-installation',
      '/services/permits-inspections',
      '/services/tesla-ev-charger-installation',
    ]
    expect(named.filter(path => !linked.has(path))).toEqual([])
  })

  it.each(articlesByDate.map(article => [article.slug, article] as const))(
    '%s leads to a service and to contact, and says what has changed',
    (_, article) => {
      const blocks = blocksOf(article)
      const links = linksIn(blocks)
      expect(links).toContain('/contact')
      expect(links.some(href => href.startsWith('/services/'))).toBe(true)
      // An updated article says what has changed.
      const hasUpdateNote = blocks.some(({ kind }) => kind === 'UpdateNote')
      expect(hasUpdateNote).toBe(article.updated > article.published || article.published < '2025')
    },
  )
})

describe('the legal pages', () => {
  it('are dated January 2024, and say when their text last changed', () => {
    expect([privacy.dated, terms.dated]).toEqual(['2024-01', '2024-01'])
    for (const { path, updated } of [
      { path: '/privacy' as Path, updated: privacy.updated },
      { path: '/terms' as Path, updated: terms.updated },
    ])
      expect(finishedAt(path).text).toContain(`January 2024, ${labels.article.lastUpdated} ${longDate(updated)}`)
  })

  it('name the longer warranty where another page names a shorter one', () => {
    expect(textAt('/terms')).toMatch(/shorter period, the longer one here applies/)
  })

  it('have the terms in the specified order', () => {
    const headings = blocksOf(terms).filter(({ kind }) => kind === 'h2')
    expect(headings.map(({ text }) => text.toLowerCase())).toEqual([
      'acceptance',
      'services',
      'service area',
      'pricing',
      'warranties',
      'customer responsibilities',
      'liability',
      'permits',
      'cancellation',
      'governing law',
      'changes',
    ])
  })

  holds([
    ['/terms', /estimates are free\. You can cancel[^.]*without charge/i, 'free and cancellable estimates'],
    ['/terms', /24-hour notice/, 'rescheduling'],
    ['/terms', /permit fees are non-refundable once submitted/i, 'permit fees'],
    ['/terms', /State of New York[\s\S]*Nassau County or Suffolk County/, 'law and courts'],
    ['/terms', /cash, check or major credit cards/, 'payment'],
    ['/terms', /full payment is typically due on completion/i, 'payment'],
    ['/terms', business.serviceArea, 'service area'],
  ])
})
