import { expect, it } from 'vitest'
import { businessNode } from '@/lib/json-ld/site'
import { business } from './business'
import { ratingInData, reviewLabels } from './reviews'

/** The business in structured data of a build, with sample or confirmed reviews. */
const nodeOf = (build: { readonly isSample: boolean }, isSampleRating: boolean) =>
  businessNode('https://www.example.com', {
    name: business.name,
    telephone: business.phone,
    address: business.address,
    geo: business.geo,
    hours: business.hours.towns,
    phoneHours: business.hours.home,
    areas: [],
    social: [],
    priceRange: business.priceRange,
    rating: ratingInData(build, isSampleRating),
  })

const rating = { ratingValue: business.reviews.rating, reviewCount: business.reviews.count }

it('has no rating from sample reviews in structured data', () => {
  expect(nodeOf({ isSample: false }, true)).not.toHaveProperty('aggregateRating')
})

it('has it in a build that is marked as a sample', () => {
  expect(nodeOf({ isSample: true }, true)).toMatchObject({ aggregateRating: rating })
})

it.each([true, false])('has confirmed reviews in every build (sample build: %s)', isSample => {
  expect(nodeOf({ isSample }, false)).toMatchObject({ aggregateRating: rating })
})

it('says on the page that sample figures are samples', () => {
  expect(reviewLabels.note === undefined).toBe(ratingInData({ isSample: false }) !== undefined)
})
