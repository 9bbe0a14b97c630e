// The towns and their pages, made of the folders that list.ts names.
import { checked } from '@/lib/content-check'
import { folderSchema, locationSchema, serviceAreaSchema, townSchema } from '@/lib/town-schema'
import { pagePictures } from '../page-pictures'
import { permitOffices } from '../permit-offices'
import type { Location, ServiceArea, Town } from '../types'
import * as folders from './list'

type Folders = typeof folders
export type TownSlug = keyof Folders
export type ServiceAreaSlug = {
  [Slug in TownSlug]: Folders[Slug] extends { serviceArea: ServiceArea } ? Slug : never
}[TownSlug]
export type LocationSlug = {
  [Slug in TownSlug]: Folders[Slug] extends { location: Location } ? Slug : never
}[TownSlug]

/** The locations that come first on their index and in the sitemap. The others follow by name. */
const FIRST_LOCATIONS: readonly LocationSlug[] = [
  'ronkonkoma',
  'smithtown',
  'huntington',
  'islip',
  'patchogue',
  'babylon',
  'brookhaven',
  'selden',
  'holbrook',
  'holtsville',
  'medford',
  'farmingville',
  'bohemia',
  'centereach',
  'mastic',
]

/** In code-unit order, so that no machine's locale reorders a page. */
export const townSlugs = Object.keys(folders).sort() as readonly TownSlug[]

export const isServiceArea = (slug: string): slug is ServiceAreaSlug =>
  Object.hasOwn(folders, slug) && 'serviceArea' in folders[slug as TownSlug]
export const isLocation = (slug: string): slug is LocationSlug =>
  Object.hasOwn(folders, slug) && 'location' in folders[slug as TownSlug]

export const serviceAreaSlugs: readonly ServiceAreaSlug[] = townSlugs.filter(isServiceArea)
export const locationSlugs: readonly LocationSlug[] = [
  ...FIRST_LOCATIONS,
  ...townSlugs.filter(isLocation).filter(slug => !FIRST_LOCATIONS.includes(slug)),
]

const bySlug = <Slug extends TownSlug, Value>(slugs: readonly Slug[], valueOf: (slug: Slug) => Value) =>
  Object.fromEntries(slugs.map(slug => [slug, valueOf(slug)])) as Readonly<Record<Slug, Value>>

const fileOf = (slug: TownSlug, file: string) => `content/towns/${slug}/${file}.ts`
const schema = townSchema({ offices: Object.keys(permitOffices), pictures: Object.keys(pagePictures) })

export const towns = bySlug(townSlugs, (slug): Town => ({
  slug,
  ...checked(schema, fileOf(slug, 'town'), checked(folderSchema, fileOf(slug, 'index'), folders[slug]).town),
}))
export const serviceAreas = bySlug(serviceAreaSlugs, (slug): ServiceArea =>
  checked(serviceAreaSchema, fileOf(slug, 'service-area'), folders[slug].serviceArea),
)
export const locations = bySlug(locationSlugs, (slug): Location =>
  checked(locationSchema, fileOf(slug, 'location'), folders[slug].location),
)

/** All towns by name. */
export const allTowns: readonly Town[] = Object.values<Town>(towns).sort((a, b) => (a.name < b.name ? -1 : 1))

/** Whether a place lies inside a whole Town, wholly or in part: the Town's office serves it. */
export const liesWithin = (place: Town, whole: Town): boolean =>
  whole.kind === 'town' &&
  place.slug !== whole.slug &&
  (place.offices as readonly string[]).includes(`town-of-${whole.slug}`)
