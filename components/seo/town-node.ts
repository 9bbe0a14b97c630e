import { isLicenseKnown } from '@/content/license'
import { citiesServed, townOffer } from '@/content/town-offer'
import type { Town } from '@/content/towns'
import { serviceNode } from '@/lib/json-ld/page'
import type { Path } from '@/lib/route'
import { settings } from '@/lib/settings'

/** Our service in a town, on a page of the town. */
export const townNode = (town: Town, path: Path, heading: string, lead: string) =>
  serviceNode(settings.siteUrl, {
    path,
    type: 'EV charger installation',
    name: heading,
    // No price where our license for the place is not known.
    description: isLicenseKnown(town) ? lead : town.description,
    offer: townOffer(town),
    cities: citiesServed(town),
    counties: [town.county],
    town: town.name,
  })
