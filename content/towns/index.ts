// The towns and their pages, made of the files that list.ts names.
import { schemaFaults } from '@/lib/content-check'
import { townFile, type Location, type ServiceArea, type TownFacts, type TownFile } from '@/content/schema'
import * as files from './list'

type Files = typeof files
export type TownSlug = keyof Files
export type ServiceAreaSlug = {
  [Slug in TownSlug]: Files[Slug] extends { serviceArea: object } ? Slug : never
}[TownSlug]
export type LocationSlug = {
  [Slug in TownSlug]: Files[Slug] extends { location: object } ? Slug : never
}[TownSlug]

export interface Town extends TownFacts {
  readonly slug: TownSlug
}

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
export const townSlugs = Object.keys(files).sort() as readonly TownSlug[]

export const isServiceArea = (slug: string): slug is ServiceAreaSlug =>
  Object.hasOwn(files, slug) && 'serviceArea' in files[slug as TownSlug]
export const isLocation = (slug: string): slug is LocationSlug =>
  Object.hasOwn(files, slug) && 'location' in files[slug as TownSlug]

export const serviceAreaSlugs: readonly ServiceAreaSlug[] = townSlugs.filter(isServiceArea)
export const locationSlugs: readonly LocationSlug[] = [
  ...FIRST_LOCATIONS,
  ...townSlugs.filter(isLocation).filter(slug => !FIRST_LOCATIONS.includes(slug)),
]

const bySlug = <Slug extends TownSlug, Value>(slugs: readonly Slug[], valueOf: (slug: Slug) => Value) =>
  Object.fromEntries(slugs.map(slug => [slug, valueOf(slug)])) as Readonly<Record<Slug, Value>>

const faults = townSlugs.flatMap(slug => schemaFaults(townFile, `content/towns/${slug}.ts`, files[slug]))
if (faults.length > 0) throw new Error(faults.join('\n'))

export const towns = bySlug(townSlugs, (slug): Town => {
  const { serviceArea: _, location: __, ...facts }: TownFile = files[slug]
  return { slug, ...facts }
})
export const serviceAreas = bySlug(serviceAreaSlugs, (slug): ServiceArea => files[slug].serviceArea)
export const locations = bySlug(locationSlugs, (slug): Location => files[slug].location)

/** 'in Islip', 'on Shelter Island'. */
export const placeIn = ({ name, preposition }: Town): string => `${preposition ?? 'in'} ${name}`

export const allTowns: readonly Town[] = Object.values<Town>(towns).sort((a, b) => (a.name < b.name ? -1 : 1))

/** True where a place lies inside a whole Town, wholly or in part: the Town's office serves it. */
export const liesWithin = (place: Town, whole: Town): boolean =>
  whole.kind === 'town' &&
  place.slug !== whole.slug &&
  (place.offices as readonly string[]).includes(`town-of-${whole.slug}`)
