import { expect, it } from 'vitest'
import { business } from './business'
import { ratingInData, reviewWords } from './reviews'

it('has no rating from sample reviews in structured data, save in a build that is marked as a sample', () => {
  expect(ratingInData({ isSample: false }, true)).toBeUndefined()
  expect(ratingInData({ isSample: true }, true)).toBe(business.reviews)
})

it.each([true, false])('has confirmed reviews in every build (sample build: %s)', isSample => {
  expect(ratingInData({ isSample }, false)).toBe(business.reviews)
})

it('says on the page that sample figures are samples', () => {
  expect(reviewWords.note === undefined).toBe(ratingInData({ isSample: false }) !== undefined)
})
