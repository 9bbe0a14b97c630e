// When the text of a page last changed, for the sitemap and structured data. Change the date
// together with the text.
import type { IsoDate } from '@/lib/format'
import type { Route } from '@/lib/route'
import { articlesByDate } from './articles'
import { privacy, terms } from './legal'
import { locationPath, articlePath, serviceAreaPath } from './routes'
import { locations, locationSlugs, serviceAreas, serviceAreaSlugs } from './towns'

const FIRST_EDITION: IsoDate = '2026-11-22'

/** Pages that changed after the first edition, by path. */
export const changed: Readonly<Record<string, IsoDate>> = {
  '/': '2026-11-26',
  '/blog': '2026-11-26',
  '/contact': '2026-11-26',
  '/ev-charger-planner': '2026-11-26',
  '/locations/': '2026-11-26',
  '/service-areas': '2026-11-26',
  '/services': '2026-11-26',
  '/services/commercial-ev-charger-installation': '2026-11-26',
  '/services/electrical-panel-upgrades': '2026-11-26',
  '/services/home-ev-charger-installation': '2026-11-26',
  '/services/permits-inspections': '2026-11-26',
  '/services/tesla-ev-charger-installation': '2026-11-26',
}

/** Pages whose own module carries the date. */
const dated: Readonly<Record<string, IsoDate>> = {
  '/privacy': privacy.updated,
  '/terms': terms.updated,
  ...Object.fromEntries(articlesByDate.map(({ slug, updated }) => [articlePath(slug), updated])),
  ...Object.fromEntries(serviceAreaSlugs.map(slug => [serviceAreaPath(slug), serviceAreas[slug].updated])),
  ...Object.fromEntries(locationSlugs.map(slug => [locationPath(slug), locations[slug].updated])),
}

export const lastModified = ({ path }: Route): IsoDate => dated[path] ?? changed[path] ?? FIRST_EDITION
