// The pages agree with themselves and with each other. Each rule holds over the finished pages, so
// that what a component adds is held too.
import { describe, expect, it, test } from 'vitest'
import { isLicenseKnown } from '@/content/license'
import { prices } from '@/content/prices'
import { mostTownsStart } from '@/content/price-line'
import { onSiteHours, onSiteHoursText } from '@/content/timeline'
import { townCard } from '@/content/town-card'
import { offerWith } from '@/content/town-offer'
import { allTowns, isLocation, isServiceArea, locations, serviceAreas, towns, type TownSlug } from '@/content/towns'
import { locationPath, serviceAreaPath } from '@/content/routes'
import { range, usdRange } from '@/lib/format'
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

const serviceAt = (path: Path) => graphOf(finishedAt(path).jsonLd).find(node => node['@type'] === 'Service')

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
    '%s: hero, card and steps have the same hours on site',
    (path, slug, lead) => {
      const hours = `${range(onSiteHours(slug))} hours`
      const inLead = [...lead.matchAll(/(\d–\d) hours/g)].map(([found]) => found)
      expect(inLead.length).toBeGreaterThan(0)
      expect(inLead.filter(found => found !== hours)).toEqual([])
      const steps = linesThat(finishedAt(path), line => /^\d–\d hours on site\.$/.test(line))
      expect(steps.filter(line => !line.includes(hours))).toEqual([])
      expect(onSiteHoursText(slug)).toContain(range(onSiteHours(slug)))
    },
  )

  it('has no usual wait where the page itself reports a backlog', () => {
    const reporting = townPages.filter(({ path }) => /backlog|months behind/i.test(finishedAt(path).words))
    expect(reporting.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['east-hampton', 'montauk', 'southampton']),
    )
    for (const { path } of reporting)
      expect(finishedAt(path).words, path).not.toMatch(/Plan on about|three to four weeks|\d–\d+ business days/)
  })
})

describe('where our license is not known', () => {
  const unknown = townPages.filter(({ slug }) => !isLicenseKnown(towns[slug]))

  it('the card says how a customer gets the number, and the hero leaves licenses alone', () => {
    expect(unknown.map(({ slug }) => slug)).toEqual(['hempstead', 'shelter-island'])
    for (const { path, lead } of unknown) {
      expect(lead, path).not.toMatch(/licens|\bwe (install|put|wire)\b/i)
      expect(finishedAt(path).words, path).toMatch(/comes with your estimate, or we send you to someone who has one/)
    }
  })

  it('structured data has no price', () => {
    for (const { path } of unknown) expect(serviceAt(path)?.offers, path).toBeUndefined()
  })
})

describe('one label, one price', () => {
  it('Babylon’s overall range is that of most jobs, and starts where the shortest does', () => {
    const overall = usdRange(prices.babylon.overall)
    const start = usdRange({ min: prices.town.standard.min })
    const saying = [serviceAreas.babylon, locations.babylon].flatMap(page =>
      [page.lead, ...page.faq.map(({ answer }) => answer)].filter(text => text.includes(overall)),
    )
    expect(saying.length).toBeGreaterThan(1)
    for (const text of saying) {
      expect(text).toMatch(/most jobs/i)
      expect(text).toContain(start)
    }
  })
})

it('a town’s service is for its own places: no neighbor, no place of another Town first', () => {
  const cities = (path: Path) =>
    (serviceAt(path)?.areaServed as { name: string }[] | undefined)?.map(({ name }) => name)
  expect(cities('/service-areas/brookhaven')).toEqual(expect.arrayContaining(['Medford, NY', 'Selden, NY']))
  for (const name of ['Holbrook', 'Ronkonkoma', 'Patchogue', 'Port Jefferson'])
    expect(cities('/service-areas/brookhaven')).not.toContain(`${name}, NY`)
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
    ['Full estimate:', /panel check/],
    ['Planner, when you press Send Plan:', /\bphotos\b/],
    ['A run measured on your own photo', /with the charger drawn in/],
    ['A run measured on your own photo', /panel check/],
  ])('%s lists %s, which that form can send', (form, part) => {
    expect(entryOf(form)).toMatch(part)
  })
})

describe('a town’s card', () => {
  it('have the price that the hero leads with', () => {
    for (const { slug, path, lead } of townPages) {
      const [low = '', high = low] = /\$\d[\d,]*\d(?:–\$\d[\d,]*\d)?/.exec(lead)?.[0].split('–') ?? []
      expect(low, path).not.toBe('')
      expect(townCard(towns[slug])[0]?.text, path).toContain(high)
    }
  })

  it('have the price of the page’s structured data, with what every job there pays', () => {
    for (const { path, slug } of townPages.filter(({ slug }) => isLicenseKnown(towns[slug]))) {
      const { low, high } = offerWith(towns[slug])
      expect(serviceAt(path)?.offers, path).toMatchObject({ priceSpecification: { minPrice: low, maxPrice: high } })
    }
    const { island, ferry } = prices.shelterIsland
    const known = { ...towns['shelter-island'], slug: 'shelter-island' as const }
    expect(offerWith(known)).toMatchObject({ low: island.min + ferry.min, high: island.max + ferry.max })
    expect(townCard(known)[0]?.text).toMatch(/plus .* for the ferry/)
  })
})
