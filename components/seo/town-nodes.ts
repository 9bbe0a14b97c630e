import type { Question } from '@/lib/schema/page'
import { citiesServed, townOffer } from '@/content/town-offer'
import type { Town } from '@/content/towns'
import { faqNode, serviceNode } from '@/lib/json-ld/page'
import type { Path } from '@/lib/route'
import { settings } from '@/lib/settings'

interface TownPage {
  readonly heading: string
  readonly lead: string
  readonly faq: readonly Question[]
}

/** The nodes of a town's page: our service there, and its questions. */
export const townNodes = (town: Town, path: Path, { heading, lead, faq }: TownPage) => [
  serviceNode(settings.siteUrl, {
    path,
    type: 'EV charger installation',
    name: heading,
    description: lead,
    offer: townOffer(town),
    cities: citiesServed(town),
    counties: [town.county],
    town: town.name,
  }),
  faqNode(settings.siteUrl, path, faq),
]
