// The pages agree with themselves and with each other. Each rule holds over the finished pages, so
// that what a component adds is held too.
import { describe, expect, it, test } from 'vitest'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { isLicenseKnown } from '@/content/license'
import { prices } from '@/content/prices'
import { mostTownsStart, townPriceLine } from '@/content/price-line'
import { onSiteHours, onSiteHoursText, timelineFor } from '@/content/timeline'
import { townCard } from '@/content/town-card'
import { townOffer } from '@/content/town-offer'
import { allTowns, isLocation, isServiceArea, locations, serviceAreas, towns, type TownSlug } from '@/content/towns'
import { afterSend, formNotice } from '@/content/words/forms'
import { locationPath, serviceAreaPath } from '@/content/routes'
import { longDate, range, usdRange } from '@/lib/format'
import type { Path } from '@/lib/route'
import { graphOf } from '@/tests/export/structured-data'
import { finishedAt, finishedPages, type FinishedPage } from './finished'

const linesThat = ({ words }: FinishedPage, matches: (line: string) => boolean) =>
  words
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && matches(line))

interface TownPage {
  readonly slug: TownSlug
  readonly path: Path
  readonly lead: string
}
const townPages: readonly TownPage[] = allTowns.flatMap(({ slug }) => [
  ...(isServiceArea(slug) ? [{ slug, path: serviceAreaPath(slug), lead: serviceAreas[slug].lead }] : []),
  ...(isLocation(slug) ? [{ slug, path: locationPath(slug), lead: locations[slug].lead }] : []),
])

describe('one job has one price on a page', () => {
  const [wide, local] = [usdRange(prices.home.standard), usdRange(prices.town.standard)]
  const isOne = wide === local

  it('the island-wide range or the towns’, not both', () => {
    const both = finishedPages.filter(({ words }) => words.includes(wide) && words.includes(local))
    expect(isOne ? [] : both.map(({ path }) => path)).toEqual([])
  })

  it('a page with the island-wide price says how it is in most towns', () => {
    const priced = finishedPages.filter(({ path, words }) => path !== '/ev-charger-planner' && words.includes(wide))
    expect(priced.length).toBeGreaterThan(3)
    const silent = priced.filter(({ words }) => !words.includes(mostTownsStart))
    expect(isOne ? [] : silent.map(({ path }) => path)).toEqual([])
  })
})

describe('the time of a job', () => {
  test.each(townPages.map(({ path, slug, lead }) => [path, slug, lead] as const))(
    '%s: hero, timeline and steps have the same hours on site',
    (path, slug, lead) => {
      const hours = `${range(onSiteHours(slug))} hours`
      const inLead = [...lead.matchAll(/(\d–\d) hours/g)].map(([found]) => found)
      expect(inLead.length).toBeGreaterThan(0)
      expect(inLead.filter(found => found !== hours)).toEqual([])
      const steps = linesThat(finishedAt(path), line => /^On site: |^Plan on .* on site\.$/.test(line))
      expect(steps.filter(line => !line.includes(hours))).toEqual([])
    },
  )

  it('has every hour of the card in the timeline too', () => {
    for (const { path, slug } of townPages) {
      const { steps } = timelineFor(towns[slug].county, slug)
      const timeline = steps.map(({ span, text }) => `${span} ${text}`).join(' ')
      const inCard = onSiteHoursText(slug).match(/\d–\d/g) ?? []
      expect(inCard.length).toBeGreaterThan(0)
      expect(
        inCard.filter(hours => !timeline.includes(hours)),
        path,
      ).toEqual([])
    }
  })

  it('has no usual wait where the page itself reports a backlog', () => {
    const reporting = townPages.filter(({ path }) =>
      /backlog|June applications|June’s applications/i.test(finishedAt(path).words),
    )
    expect(reporting.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['east-hampton', 'montauk', 'southampton']),
    )
    for (const { path, slug } of reporting) {
      const { county } = towns[slug]
      expect(timelineFor(county, slug).hasBacklog, path).toBe(true)
      expect(finishedAt(path).words, path).not.toMatch(/three to four weeks|\d–\d+ business days/)
    }
  })

  it('has its date, and “often”, wherever the wait for a permit is named', () => {
    const { nassau, suffolk } = business.permitDays
    const waits = new RegExp(`(${range(nassau)}|${range(suffolk)}|${suffolk.min} to ${suffolk.max}) business days`)
    const dates = [claims.suffolkApprovalTime.asOf, claims.nassauPermitFees.asOf].map(longDate)
    const naming = finishedPages.filter(({ words }) => waits.test(words))
    expect(naming.length).toBeGreaterThan(20)
    expect(
      naming
        .filter(({ path, words }) => !path.startsWith('/blog/') && !dates.some(date => words.includes(date)))
        .map(({ path }) => path),
    ).toEqual([])
  })
})

describe('what a form says', () => {
  it('promises no email where it asks for none', () => {
    const asksForEmail = /name="email"/
    const quick = finishedPages.filter(
      ({ html }) => html.includes('data-island="quick-quote"') && !asksForEmail.test(html),
    )
    expect(quick.length).toBeGreaterThan(10)
    expect(formNotice.quote).not.toMatch(/email/i)
    expect(afterSend.steps.filter(step => /email/i.test(step))).toEqual([])
  })
})

describe('places', () => {
  it('promises no installation where the license for it is not known', () => {
    const unknown = townPages.filter(({ slug }) => !isLicenseKnown(towns[slug]))
    expect(unknown.map(({ slug }) => slug)).toEqual(['hempstead', 'shelter-island'])
    for (const { path, lead } of unknown) {
      expect(lead, path).not.toMatch(/\bwe (install|put|wire)\b/i)
    }
  })
})

describe('permit fees', () => {
  const { base, planReview, inspection, rush, overall } = prices.nassauPermit

  it('that make up a total fit in it, and the total says what it leaves out', () => {
    const usual = base.min + planReview.min + inspection.min
    expect(usual, 'the usual fees of nassauPermit in content/prices.ts fit into its overall').toBeLessThanOrEqual(
      overall.max,
    )
    if (usual + rush.min <= overall.max) return
    const listing = finishedPages.filter(({ words }) =>
      [rush, planReview, overall].every(fee => words.includes(usdRange(fee))),
    )
    expect(listing.length).toBeGreaterThan(1)
    expect(listing.filter(({ words }) => !/without rush|Rush handling was extra/.test(words))).toEqual([])
  })
})

describe('the privacy policy', () => {
  const entryOf = (form: string) => linesThat(finishedAt('/privacy'), line => line.startsWith(form)).join(' ')

  it.each([
    ['Full estimate:', /\bphotos\b/],
    ['Full estimate:', /numbers of your panel check/],
    ['Planner, when you press Send Plan:', /\bphotos\b/],
    ['A run measured on your own photo', /with the charger drawn in/],
    ['A run measured on your own photo', /numbers of your panel check/],
  ])('%s lists %s, which that form can send', (form, part) => {
    expect(entryOf(form)).toMatch(part)
  })
})

describe('a town’s five lines', () => {
  it('have the price that the hero leads with', () => {
    for (const { slug, path, lead } of townPages) {
      const [low = '', high = low] = /\$\d[\d,]*\d(?:–\$\d[\d,]*\d)?/.exec(lead)?.[0].split('–') ?? []
      expect(low, path).not.toBe('')
      expect(townCard(towns[slug])[0]?.text, path).toContain(high)
    }
  })

  it('name beside the price what every job there pays', () => {
    const paying = townPages.filter(({ slug }) => townPriceLine(slug).always !== undefined)
    expect(paying.length).toBeGreaterThan(0)
    for (const { slug, path } of paying) {
      const [price] = townCard(towns[slug])
      expect(price?.text, path).toContain(`plus ${townPriceLine(slug).always}`)
      expect(finishedAt(path).words, path).toContain(price?.text)
    }
  })

  it('have the price of the page’s structured data', () => {
    for (const { path, slug } of townPages) {
      const [service] = graphOf(finishedAt(path).jsonLd).filter(node => node['@type'] === 'Service')
      const { figure, always = '' } = townPriceLine(slug)
      const offer = townOffer(towns[slug]).name
      expect(offer).toContain(always)
      expect(service?.offers, path).toMatchObject({
        name: offer,
        priceSpecification: { minPrice: figure.min, maxPrice: figure.max ?? figure.min },
      })
    }
  })
})
