import { describe, expect, it, test } from 'vitest'
import { longDate, usdRange } from '@/lib/format'
import { isServiceArea, locationPath, routes, serviceAreaPath, townSlugs, type LocationSlug } from '@/lib/routes'
import { business } from './business'
import { claims, type ClaimId } from './claims'
import { permitOffices, type OfficeId, type PermitOffice } from './permit-offices'
import { prices } from './prices'
import { towns } from './towns'
import { figures, lookupZip, officeName, zips } from './zips'

const rows = Object.values(zips)
const each = rows.map(row => [row.zip, row] as const)
const paths = new Set<string>(routes.map(({ path }) => path))

describe('the ZIP table', () => {
  it('has about 24 rows, keyed by ZIP, none lost to a repeat', () => {
    expect(rows).toHaveLength(28)
    for (const [key, { zip }] of Object.entries(zips)) expect(zip).toBe(key)
  })

  it('answers for each of the 27 places, with the main ZIP of the place', () => {
    for (const slug of townSlugs) {
      const main = towns[slug].zips[0] ?? ''
      expect(zips[main]?.town, slug).toBe(slug)
    }
  })

  it('has one row in Nassau', () => {
    expect(rows.filter(({ county }) => county === 'Nassau').map(({ zip }) => zip)).toEqual(['11550'])
  })

  test.each(each)('%s is a whole row that agrees with its town', (zip, { town, place, county, offices }) => {
    expect(zip).toMatch(/^\d{5}$/)
    const facts = towns[town]
    expect(place).toContain(facts.name)
    expect(county).toBe(facts.county)
    expect(facts.zips).toContain(zip)
    expect(offices.length).toBeGreaterThan(0)
    expect(offices.filter(id => !facts.offices.includes(id))).toEqual([])
  })
})

describe('the copies that ship to the browser', () => {
  it('equal the registers', () => {
    expect(figures.nassauFee).toEqual(prices.nassauPermit.overall)
    expect(figures.permitDays).toEqual(business.permitDays)
    expect(figures.smithtownFee).toEqual(permitOffices['town-of-smithtown'].usualFee.price)
    const offices: Readonly<Record<string, PermitOffice>> = permitOffices
    for (const [id, wait] of Object.entries(figures.waits)) expect(wait, id).toEqual(offices[id]?.usualDays)
    for (const [id, date] of Object.entries(figures.asOf)) expect(date, id).toBe(claims[id as ClaimId].asOf)
  })

  it('quote the rebate as the claim states it', () => {
    const { statement, expires } = claims.utilityRebate2026
    expect(statement).toContain(usdRange(figures.rebate))
    expect(statement).toContain(`${usdRange(figures.rebateForSomeHouseholds)} more`)
    expect(figures.rebateUntil).toBe(expires)
  })

  it('spell every office’s name', () => {
    for (const id of Object.keys(permitOffices) as OfficeId[]) expect(officeName(id)).toBe(permitOffices[id].name)
  })
})

describe.each(each)('the answer for %s', (zip, row) => {
  const answer = lookupZip(zip)

  it('names place and county', () => {
    expect(answer.place).toBe(row.place)
    expect(answer.county).toBe(row.county)
  })

  it('names every office that may issue the permit', () => {
    for (const id of row.offices) expect(answer.permit).toMatch(new RegExp(`the ${permitOffices[id].name}\\b`))
    expect(answer.permit.includes('depending on your address')).toBe(row.offices.length > 1)
    expect(answer.permit).not.toMatch(/county/i)
  })

  it('dates what ages, in the sentence', () => {
    for (const { text, asOf } of [answer.fee, answer.days, answer.rebate]) {
      expect(text).toMatch(/\.$/)
      if (asOf) expect(text).toContain(longDate(asOf))
      else expect(text).not.toMatch(/\d/)
    }
    expect(answer.days.asOf).toBeDefined()
    expect(answer.rebate.asOf).toBeDefined()
  })

  it('links to the town’s page and the planner', () => {
    const [town, planner] = answer.links
    expect(town?.href).toBe(
      isServiceArea(row.town) ? serviceAreaPath(row.town) : locationPath(row.town as LocationSlug),
    )
    expect(town?.label).toContain(towns[row.town].name)
    expect(planner?.href).toBe('/ev-charger-planner')
    for (const { href } of answer.links) expect(paths).toContain(href)
  })

  it('is the same for every ZIP on utility and rebate', () => {
    expect(answer.utility).toMatch(/^PSEG Long Island/)
    expect(answer.rebate).toEqual(lookupZip('11743').rebate)
  })
})

describe('particular answers', () => {
  it('split Commack between two towns in the agreed words', () => {
    expect(lookupZip('11725').permit).toBe(
      'ZIP 11725 covers parts of two towns. Your permit comes from the Town of Huntington or the Town of Smithtown, depending on your address; we confirm which from the tax-map number.',
    )
  })

  it('count three towns around Lake Ronkonkoma', () => {
    expect(lookupZip('11779').permit).toContain('parts of three towns')
  })

  it('quote Smithtown’s fee as Smithtown’s only', () => {
    expect(lookupZip('11725').fee.text).toBe(
      'The Town of Smithtown has charged $100 for an electrical permit since April 2026. The Town of Huntington sets its own fee.',
    )
    expect(lookupZip('11751').fee.text).not.toContain('$')
  })

  it('keep Nassau figures in Nassau, dated, and Suffolk out of Hempstead', () => {
    const hempstead = lookupZip('11550')
    expect(JSON.stringify(hempstead)).not.toMatch(/Suffolk|tax-map/)
    expect(hempstead.fee.text).toContain('December 2023')
    expect(hempstead.fee.text).toContain('sets its own')
    expect(hempstead.days.text).toContain('Each municipality sets its own pace')
    for (const { zip, county } of rows)
      if (county === 'Suffolk') expect(JSON.stringify(lookupZip(zip))).not.toMatch(/Nassau/)
  })

  it('mention known backlogs with their dates', () => {
    for (const zip of ['11937', '11954']) expect(lookupZip(zip).days.text).toContain('February 2026')
    expect(lookupZip('11968').days.text).toContain('September 2023')
  })

  it('never call the old rebate or the federal credit current', () => {
    for (const { zip } of rows) expect(JSON.stringify(lookupZip(zip))).not.toMatch(/\$500|30%|federal/i)
  })
})

describe('a ZIP outside the table', () => {
  it.each(['00501', '10001', '90210', '11746', '99999'])('%s is your area', zip => {
    const answer = lookupZip(zip)
    expect(answer.place).toBe('your area')
    expect(answer.county).toBeNull()
    expect(answer.permit).toBe('Your town, city or village issues the permit; we confirm which.')
    expect(answer.fee.text).toContain('Each municipality sets its own fee')
    for (const { text, asOf } of [answer.fee, answer.days, answer.rebate])
      expect(text).toContain(longDate(asOf ?? '2000-01'))
    expect(answer.links.map(({ href }) => href)).toEqual(['/service-areas', '/ev-charger-planner'])
    for (const { href } of answer.links) expect(paths).toContain(href)
  })

  it('is not confused by names that every object has', () => {
    expect(lookupZip('constructor').place).toBe('your area')
  })
})
