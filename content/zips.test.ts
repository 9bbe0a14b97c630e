import { describe, expect, it, test } from 'vitest'
import { longDate, usdRange } from '@/lib/format'
import { lookupZip } from '@/lib/zip'
import { permitOffices, type PermitOffice } from './permit-offices'
import { prices } from './prices'
import { routes, townPage } from './routes'
import { allTowns } from './towns'
import { zipAnswers, zipRows } from './zips'

const each = zipRows.map(row => [row.zip, row] as const)
const paths = new Set<string>(routes.map(({ path }) => path))
const answerTo = (zip: string) => lookupZip(zipAnswers, zip)

describe('the ZIP table', () => {
  it('is sorted by ZIP, and has no ZIP twice', () => {
    const listed = zipRows.map(({ zip }) => zip)
    expect(listed).toEqual([...new Set(listed)].sort())
  })

  it('answers with each town for its main ZIP', () => {
    const other = allTowns.filter(town => zipRows.find(({ zip }) => zip === town.zips[0])?.town !== town)
    expect(other.map(({ slug }) => slug)).toEqual([])
  })

  test.each(each)('%s agrees with its town', (zip, { town, place, offices }) => {
    expect(zip).toMatch(/^\d{5}$/)
    if (zip === town.zips[0]) expect(place).toContain(town.name)
    expect(offices).not.toEqual([])
    expect(offices.filter(id => !town.offices.includes(id))).toEqual([])
  })
})

describe.each(each)('the answer for %s', (zip, row) => {
  const answer = answerTo(zip)

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

  it('has a price', () => {
    expect(answer.price).toMatch(/^\$[\d,]+–\$[\d,]+ for/)
  })

  it('links to the town’s page and the planner', () => {
    const [town, planner] = answer.links
    expect(town?.href).toBe(townPage(row.town.slug, 'service-areas').path)
    expect(town?.label).toContain(row.town.name)
    expect(planner?.href).toBe('/ev-charger-planner')
    for (const { href } of answer.links) expect(paths).toContain(href)
  })

  it('is the same for every ZIP on utility and rebate', () => {
    expect(answer.utility).toMatch(/^PSEG Long Island/)
    expect(answer.rebate).toEqual(answerTo('11743').rebate)
  })
})

describe('particular answers', () => {
  it('split Commack between two towns in the agreed words', () => {
    expect(answerTo('11725').permit).toBe(
      'ZIP 11725 covers parts of two towns. Your permit comes from the Town of Huntington or the Town of Smithtown, depending on your address; we confirm which from the tax-map number.',
    )
  })

  it('count three towns around Lake Ronkonkoma', () => {
    expect(answerTo('11779').permit).toContain('parts of three towns')
  })

  it('quote Smithtown’s fee as Smithtown’s only', () => {
    expect(answerTo('11725').fee.text).toBe(
      `The Town of Smithtown has charged ${usdRange(prices.smithtownPermit.electrical)} for an electrical permit since April 2026. The Town of Huntington sets its own fee.`,
    )
    expect(answerTo('11751').fee.text).not.toContain('$')
  })

  it('keep Nassau figures in Nassau, dated', () => {
    const hempstead = answerTo('11550')
    expect(hempstead.fee.text).toContain('December 2023')
    expect(hempstead.fee.text).toContain('sets its own')
    expect(hempstead.days.text).toContain('Each municipality sets its own pace')
    for (const { zip, town } of zipRows)
      if (town.county === 'Suffolk') expect(JSON.stringify(answerTo(zip))).not.toMatch(/Nassau/)
  })

  it('mention the wait of an office that is known to be behind', () => {
    const waits = Object.values<PermitOffice>(permitOffices).flatMap(({ usualDays }) => usualDays?.text ?? [])
    for (const zip of ['11937', '11954', '11968'])
      expect(waits.filter(text => answerTo(zip).days.text.includes(text))).toHaveLength(1)
  })

  it('take the rebate’s amounts from the prices', () => {
    const { rebate2026, rebate2026Extra } = prices.incentives
    for (const amount of [rebate2026, rebate2026Extra])
      expect(zipAnswers.unlisted.rebate.text).toContain(usdRange(amount))
  })

  it('never call the old rebate or the federal credit current', () => {
    for (const { zip } of zipRows) expect(JSON.stringify(answerTo(zip))).not.toMatch(/\$500|30%|federal/i)
  })
})

describe('a ZIP outside the table', () => {
  it.each(['00501', '11801', '11590', '06390'])('%s is your area', zip => {
    const answer = answerTo(zip)
    expect(answer.place).toBe('your area')
    expect(answer.permit).toMatch(/^Your town, city or village issues the permit/)
    expect(answer.fee.text).toContain('Each municipality sets its own fee')
    for (const { text, asOf } of [answer.fee, answer.days, answer.rebate])
      expect(text).toContain(longDate(asOf ?? '2000-01'))
    expect(answer.links.map(({ href }) => href)).toEqual(['/service-areas', '/ev-charger-planner'])
    for (const { href } of answer.links) expect(paths).toContain(href)
  })

  it('says outside the two counties where we work, and offers no rebate', () => {
    const { heading, text } = zipAnswers.outside
    expect(heading).toMatch(/don’t work/)
    expect(text).toMatch(/Nassau and Suffolk Counties only/)
    expect(text).not.toMatch(/PSEG|rebate/i)
  })

  it('names every utility of its own before the rebate', () => {
    for (const name of ['Freeport', 'Rockville Centre', 'Greenport', 'Fishers Island'])
      expect(zipAnswers.unlisted.utility).toContain(name)
  })

  it.each([
    ['11801', 'Nassau'],
    ['11590', 'Nassau'],
    ['11758', 'Nassau'],
    ['11791', 'Nassau'],
    ['11747', 'Suffolk'],
    ['11978', 'Suffolk'],
    ['06390', 'Suffolk'],
    ['11735', null],
    ['10801', null],
  ])('%s lies in %s', (zip, county) => {
    expect(answerTo(zip).county).toBe(county)
  })

  it('is not confused by names that every object has', () => {
    expect(answerTo('constructor').place).toBe('your area')
  })
})
