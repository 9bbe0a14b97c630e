// The heading of every route with the lines above and below it, for share pictures and lists of
// pages.
import { capitalized, usdRange } from '@/lib/format'
import { locationPath, articlePath, serviceAreaPath, servicePath } from './routes'
import type { ServiceSlug } from './slugs'
import { allTowns, isLocation, isServiceArea, type TownSlug } from './towns'
import type { Path } from '@/lib/route'
import { business } from './business'
import { siteWords } from './words/site'
import { privacy, terms } from './legal'
import { page as blog } from './pages/blog'
import { page as contact } from './pages/contact'
import { page as home } from './pages/home'
import { page as locations } from './pages/locations'
import { page as planner } from './pages/planner'
import { page as serviceAreas } from './pages/service-areas'
import { page as servicesIndex } from './pages/services'
import { articlesByDate } from './articles'
import { pagePictures } from './page-pictures'
import type { PictureName } from './pictures'
import { townPriceLine } from './price-line'
import { prices } from './prices'
import { services } from './services'

export interface PageTitle {
  readonly eyebrow: string
  readonly title: string
  readonly foot: string
  /** Beside the words of the share picture. */
  readonly picture?: PictureName
}

const place = 'Nassau and Suffolk, Long Island'

const footWith = (phone: string) => `Free written estimates. ${phone}`
const foot = footWith(business.phone)
/**
 * Only where the price fits the page: towns have their own ranges, and commercial work is priced
 * differently.
 */
const pricedFoot = `Standard installs ${usdRange(prices.home.from)}. Free written estimates.`

function townFoot(slug: TownSlug): string {
  const { figure, job } = townPriceLine(slug)
  return `${capitalized(job)} ${usdRange(figure)}. ${business.phone}`
}

const serviceFeet: Partial<Record<ServiceSlug, string>> = {
  'home-ev-charger-installation': pricedFoot,
  'tesla-ev-charger-installation': footWith(business.teslaPhone),
}

export const pageTitles: Readonly<Record<Path, PageTitle>> = {
  '/': { eyebrow: place, title: home.hero.title, foot: pricedFoot },
  '/services': { eyebrow: place, title: servicesIndex.hero.title, foot },
  '/service-areas': { eyebrow: place, title: serviceAreas.hero.title, foot },
  '/locations/': { eyebrow: 'Suffolk County', title: locations.hero.title, foot },
  '/blog': { eyebrow: business.name, title: blog.hero.title, foot },
  '/ev-charger-planner': { eyebrow: 'Place your charger, see the price', title: planner.hero.title, foot },
  '/contact': { eyebrow: siteWords.contactUs, title: contact.hero.title, foot },
  '/privacy': { eyebrow: business.name, title: privacy.title, foot },
  '/terms': { eyebrow: business.name, title: terms.title, foot },
  ...Object.fromEntries(
    Object.values(services).map(({ slug, hero }) => [
      servicePath(slug),
      { eyebrow: place, title: hero.title, foot: serviceFeet[slug] ?? foot },
    ]),
  ),
  ...Object.fromEntries(
    articlesByDate.map(({ slug, category, title }) => [articlePath(slug), { eyebrow: category, title, foot }]),
  ),
  ...Object.fromEntries(
    allTowns.flatMap(({ slug, name, picture, house }): [Path, PageTitle][] => [
      ...(isServiceArea(slug)
        ? [
            [
              serviceAreaPath(slug),
              {
                eyebrow: siteWords.town.serving(name),
                title: siteWords.town.heading(name),
                foot: townFoot(slug),
                picture: pagePictures[picture].picture,
              },
            ] satisfies [Path, PageTitle],
          ]
        : []),
      ...(isLocation(slug)
        ? [
            [
              locationPath(slug),
              {
                eyebrow: `${siteWords.locations}: ${name}`,
                title: siteWords.town.locationHeading(name),
                foot: townFoot(slug),
                // Where the other page has it, this one has the drawing of the usual house.
                ...(!(house && isServiceArea(slug)) && { picture: pagePictures[picture].picture }),
              },
            ] satisfies [Path, PageTitle],
          ]
        : []),
    ]),
  ),
}
