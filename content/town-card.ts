// The five lines that a visitor looks for first on a town's page: price, hours, who files, the
// usual wait with its date, and what is special there.
import { joined, usdRange } from '@/lib/format'
import { permitOffices } from './permit-offices'
import { townPriceLine } from './price-line'
import { onSiteHoursText, permitWait } from './timeline'
import type { Town } from './towns'
import { labels } from './words/site'

interface TownCardRow {
  readonly term: string
  readonly text: string
}

const { card } = labels.town
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
  return card.priceText(usdRange(figure), job, always ? `plus ${always}` : beside)
}

export function townCard(town: Town): readonly TownCardRow[] {
  return [
    { term: card.price, text: townPriceText(town) },
    { term: card.hours, text: onSiteHoursText(town.slug) },
    { term: card.files, text: card.filesText(officesInWords(town)) },
    { term: card.wait, text: town.county === 'Nassau' ? card.ownPace : permitWait(town.county, town.slug) },
    { term: card.special, text: town.description },
  ]
}
