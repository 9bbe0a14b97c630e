// The schemas of towns and pages with the names that content has, and their types.
import type { Content } from '@/lib/schema/fields'
import { indexPageSchema, plannerPageSchema, type blocksSchema, type sectionsSchema } from '@/lib/schema/page'
import { townSchema } from '@/lib/schema/town'
import { claims, type ClaimId } from './claims'
import { houses, type HouseStyle } from './houses'
import { pagePictures, type PagePictureId } from './page-pictures'
import { permitOffices, type OfficeId } from './permit-offices'
import { serviceSlugs } from './slugs'
import { testimonials, type TestimonialId } from './testimonials'

export const claimIds = Object.keys(claims) as ClaimId[]

export const indexPage = indexPageSchema(claimIds)
export const plannerPage = plannerPageSchema(claimIds)
export const townFile = townSchema({
  claims: claimIds,
  houses: Object.keys(houses) as HouseStyle[],
  offices: Object.keys(permitOffices) as OfficeId[],
  pictures: Object.keys(pagePictures) as PagePictureId[],
  services: serviceSlugs,
  testimonials: Object.keys(testimonials) as TestimonialId[],
})

export type Block = Content<ReturnType<typeof blocksSchema<ClaimId>>>[number]
export type Section = Content<ReturnType<typeof sectionsSchema<ClaimId>>>[number]
export type IndexPage = Content<typeof indexPage>
export type PlannerPage = Content<typeof plannerPage>

export type TownFile = Content<typeof townFile>
export type TownFacts = Omit<TownFile, 'serviceArea' | 'location'>
export type County = TownFacts['county']
export type ServiceArea = NonNullable<TownFile['serviceArea']>
export type FullServiceArea = Extract<ServiceArea, { layout: 'full' }>
export type ShortServiceArea = Extract<ServiceArea, { layout: 'short' }>
export type Location = NonNullable<TownFile['location']>
export type ShortLocation = Extract<Location, { layout: 'short' }>
export type TownSections = Pick<FullServiceArea, 'reasons' | 'services' | 'costs' | 'considerations'>
