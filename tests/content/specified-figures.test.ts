// Each fixed figure of technology, time and warranty is on its page.
import { describe, expect, it } from 'vitest'
import { business } from '@/content/business'
import { labels } from '@/content/words/site'
import { prices } from '@/content/prices'
import type { Question } from '@/lib/schema/page'
import { usdRange } from '@/lib/format'
import { clockTime, hoursLine } from '@/lib/hours'
import { leadMessages } from '@/lib/leads/messages'
import { linksIn, sentencesOf } from '@/lib/page-words'
import { locationPath } from '@/content/routes'
import { graphOf } from '@/scripts/crawl/structured-data'
import { finishedPages } from './finished'
import { inFolder, pageAt, pages, textAt } from './pages'
import { span, holds, homeCharging, panels, permits, costGuide, prepareHome, tesla, area } from './specified'

const { installHours, schedulingWeeks, warrantyYears } = business

describe('technical figures', () => {
  const MOUNTING_HEIGHT = /18(–| and | to )48 inches/

  const FULL_CHARGE = usdRange(prices.charging.fullCharge)
  const CLEARANCE = /\b3 (ft|feet)\b/
  const RECOMMENDED_SERVICE = /recommend[^.]*200 A|200 A[^.]*recommend/i
  const LEVEL_2_SPEED = /up to 10x faster/i

  holds([
    [tesla, [/up to 48 (A|amps)\b/i, /44 miles of range per hour/]],
    [panels, [/\b200 ?A\b/, RECOMMENDED_SERVICE]],
    [area('smithtown'), [/\b100( A)?( to |–)150 A\b/]],
    [locationPath('smithtown'), [/\b100( A)?( to |–)150 (A|amp)\b/]],
    [homeCharging, [/\b240[- ](V\b|volt)/, /\b120[- ](V\b|volt)/, LEVEL_2_SPEED, FULL_CHARGE, business.offPeak]],
    [homeCharging, [MOUNTING_HEIGHT, CLEARANCE, RECOMMENDED_SERVICE]],
    [costGuide, [LEVEL_2_SPEED, FULL_CHARGE, business.offPeak]],
    [prepareHome, [MOUNTING_HEIGHT, CLEARANCE]],
    ['/ev-charger-planner', [MOUNTING_HEIGHT, CLEARANCE]],
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
  const STANDARD = new RegExp(`${span(installHours.standard)} hours`)
  const SCHEDULING = new RegExp(`${span(schedulingWeeks)} weeks`)
  const REPLY = `within ${business.contactPromiseHours} hours`
  const { weekdays, saturday } = business.hours.towns
  const open = ({ opens, closes }: { readonly opens: string; readonly closes: string }) =>
    `from ${clockTime(opens)} to ${clockTime(closes)}`

  holds([
    ['/', [STANDARD, SCHEDULING, REPLY, business.foundedNote, '24/7']],
    [area('huntington'), [STANDARD]],
    [homeCharging, [new RegExp(`${span(installHours.longer)} hours`), SCHEDULING]],
    [permits, [SCHEDULING]],
    ['/contact', [REPLY, `Monday to Friday ${open(weekdays)}`, `Saturday ${open(saturday)}`]],
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
