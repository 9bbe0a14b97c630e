// The heading of every route, with the line that stands above it: for share pictures and lists of pages.
import { isLocation, isServiceArea, locationPath, postPath, serviceAreaPath, servicePath, type Path } from '@/lib/routes'
import { business } from './business'
import { labels } from './labels'
import { page as privacy } from './legal/privacy'
import { page as terms } from './legal/terms'
import { page as blog } from './pages/blog'
import { page as contact } from './pages/contact'
import { page as home } from './pages/home'
import { page as locations } from './pages/locations'
import { page as planner } from './pages/planner'
import { page as serviceAreas } from './pages/service-areas'
import { page as servicesIndex } from './pages/services'
import { posts } from './posts'
import { services } from './services'
import { allTowns } from './towns'
import type { TownSlug } from '@/lib/routes'

export interface PageTitle {
  readonly eyebrow: string
  readonly title: string
  /** The place that the page is about. */
  readonly town?: TownSlug
}

const place = 'Nassau and Suffolk, Long Island'

export const pageTitles: Readonly<Record<Path, PageTitle>> = {
  '/': { eyebrow: place, title: home.hero.title },
  '/services': { eyebrow: place, title: servicesIndex.hero.title },
  '/service-areas': { eyebrow: place, title: serviceAreas.hero.title },
  '/locations/': { eyebrow: 'Suffolk County', title: locations.hero.title },
  '/blog': { eyebrow: business.name, title: blog.hero.title },
  '/ev-charger-planner': { eyebrow: 'Place your charger, see the price', title: planner.hero.title },
  '/contact': { eyebrow: labels.freeEstimate, title: contact.hero.title },
  '/privacy': { eyebrow: business.name, title: privacy.title },
  '/terms': { eyebrow: business.name, title: terms.title },
  ...Object.fromEntries(Object.values(services).map(({ slug, hero }) => [servicePath(slug), { eyebrow: place, title: hero.title }])),
  ...Object.fromEntries(Object.values(posts).map(({ slug, category, title }) => [postPath(slug), { eyebrow: category, title }])),
  ...Object.fromEntries(
    allTowns.flatMap(({ slug, name }): [Path, PageTitle][] => [
      ...(isServiceArea(slug) ? [[serviceAreaPath(slug), { eyebrow: labels.town.serving(name), title: labels.town.heading(name), town: slug }] satisfies [Path, PageTitle]] : []),
      ...(isLocation(slug) ? [[locationPath(slug), { eyebrow: `${labels.locations}: ${name}`, title: labels.town.locationHeading(name), town: slug }] satisfies [Path, PageTitle]] : []),
    ]),
  ),
}
