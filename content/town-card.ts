// What a visitor looks for first on a town's page: price, time, who files and how long that takes,
// and what we stand behind.
import { joined, usdRange } from '@/lib/format'
import { townAllIn, yearsOfUnitAndPermit } from './all-in'
import { licenseText, ownLicenses } from './license'
import { permitOffices } from './permit-offices'
import { townPriceLine } from './price-line'
import { prices } from './prices'
import { jobTime, permitWait } from './timeline'
import type { Town } from './towns'
import { siteWords } from './words/site'

interface TownCardRow {
  readonly term: string
  readonly text: string
}

const { card } = siteWords.town
/** More villages than this are not named one by one. */
const MOST_NAMED = 3

/** 'the Town of Islip', or 'the Town of Brookhaven or your village'. */
export function officesInWords({ offices }: Town): string {
  const names = offices.map(id => permitOffices[id].name)
  if (names.length <= MOST_NAMED)
    return joined(
      names.map(name => `the ${name}`),
      'or',
    )
  const towns = names.filter(name => name.startsWith('Town'))
  return `${joined(
    towns.map(name => `the ${name}`),
    'or',
  )} or your village`
}

export function townPriceText({ slug }: Pick<Town, 'slug'>): string {
  const { figure, job, always, beside } = townPriceLine(slug)
  return card.priceText(usdRange(figure), job, always ? `plus ${always.amount} for ${always.name}` : beside)
}

export function townCard(town: Town): readonly TownCardRow[] {
  const isUsual = townPriceLine(town.slug).figure === prices.town.standard
  const license = ownLicenses[town.slug]
  return [
    {
      term: card.price,
      text: `${townPriceText(town)}${isUsual ? card.allIn(townAllIn.total, yearsOfUnitAndPermit) : ''}`,
    },
    { term: card.time, text: jobTime(town.county, town.slug) },
    { term: card.permit, text: `${town.officeNote} ${permitWait(town.county, town.slug)}` },
    ...(license ? [{ term: card.license, text: licenseText(license) }] : []),
    { term: card.guarantee, text: card.guaranteeText },
  ]
}
