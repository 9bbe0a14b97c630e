// llms.txt: the site in a few lines and its pages with a sentence each, taken from the pages.
import { longDate, usdRange } from '@/lib/format'
import { locationPath, articlePath, serviceAreaPath, servicePath } from './routes'
import { serviceSlugs } from './slugs'
import { isServiceArea, locationSlugs, serviceAreaSlugs, towns, type LocationSlug, type TownSlug } from './towns'
import type { Path } from '@/lib/route'
import { business } from './business'
import { page as blog } from './pages/blog'
import { page as contact } from './pages/contact'
import { page as locationsIndex } from './pages/locations'
import { page as planner } from './pages/planner'
import { page as serviceAreas } from './pages/service-areas'
import { page as servicesIndex } from './pages/services'
import { articlesByDate } from './articles'
import { allHours } from './hours'
import { mostTownsStart } from './price-line'
import { prices } from './prices'
import { services } from './services'
import { onSiteHoursText } from './timeline'
import { officesInWords, townPriceText } from './town-card'

interface GuideLink {
  readonly name: string
  readonly path: Path
  readonly note: string
}

const { address } = business
/** ISO dates sort as text. */
const lastUpdate = articlesByDate
  .map(({ updated }) => updated)
  .reduce((latest, date) => (date > latest ? date : latest))

/** Price, hours and permit office of a town. */
function townNote(slug: TownSlug): string {
  const town = towns[slug]
  return `${townPriceText(town)}. On site: ${onSiteHoursText(slug)}. Permit from ${officesInWords(town)}. ${town.description}`
}

/** A town with two pages has price and office with the other one. */
const locationNote = (slug: LocationSlug): string =>
  isServiceArea(slug)
    ? `Houses in ${towns[slug].name} and how we wire them, its ZIP codes and a quick quote.`
    : townNote(slug)

export const guide: {
  readonly title: string
  readonly summary: string
  readonly notes: readonly string[]
  readonly sections: readonly { readonly heading: string; readonly links: readonly GuideLink[] }[]
} = {
  title: business.name,
  summary: `Electrician installing EV chargers in ${business.serviceArea}. Based in ${address.locality}, ${address.region}. Estimates are free.`,
  notes: [
    `Phone: ${business.phone}. ${allHours.join('. ')}.`,
    'Prices are ranges for the work. The charger and the permit and inspection fees are extra unless a page says otherwise. The written estimate sets the price.',
    `A standard home job is ${usdRange(prices.home.standard)} across the island. ${mostTownsStart}: each town’s line has its price.`,
    'Permits come from towns, cities and incorporated villages. Neither Nassau County nor Suffolk County issues a permit for a charger.',
    'Fees, rebates and waiting times change. Please quote them with the date on the page.',
    `Each article has its date. Older ones open with what has changed since, up to ${longDate(lastUpdate)}.`,
  ],
  sections: [
    {
      heading: 'Services',
      links: [
        { name: servicesIndex.hero.title, path: '/services', note: servicesIndex.metadata.description },
        ...serviceSlugs.map(slug => ({
          name: services[slug].name,
          path: servicePath(slug),
          note: services[slug].card.description,
        })),
      ],
    },
    {
      heading: 'Plan your charger and get a price',
      links: [
        { name: planner.hero.title, path: '/ev-charger-planner', note: planner.metadata.description },
        { name: contact.hero.title, path: '/contact', note: contact.metadata.description },
      ],
    },
    {
      heading: 'Service areas: what it costs and who issues the permit',
      links: [
        { name: serviceAreas.hero.title, path: '/service-areas', note: serviceAreas.metadata.description },
        ...serviceAreaSlugs.map(slug => ({
          name: towns[slug].name,
          path: serviceAreaPath(slug),
          note: townNote(slug),
        })),
      ],
    },
    {
      heading: 'Locations: homes and routes, with a quick quote',
      links: [
        { name: locationsIndex.hero.title, path: '/locations/', note: locationsIndex.metadata.description },
        ...locationSlugs.map(slug => ({ name: towns[slug].name, path: locationPath(slug), note: locationNote(slug) })),
      ],
    },
    {
      heading: 'Articles',
      links: [
        { name: blog.hero.title, path: '/blog', note: blog.metadata.description },
        ...articlesByDate.map(({ slug, title, excerpt }) => ({ name: title, path: articlePath(slug), note: excerpt })),
      ],
    },
  ],
}
