import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plural } from './plural'
import { forAll } from '@/tests/for-all'

it.each([
  [0, '0 hours'],
  [1, '1 hour'],
  [2, '2 hours'],
  [1234, '1,234 hours'],
])('%i', (count, text) => {
  expect(plural(count, 'hour')).toBe(text)
})

it('takes another plural', () => {
  expect([0, 1, 2].map(count => plural(count, 'is', 'are'))).toEqual(['0 are', '1 is', '2 are'])
})

it('has the singular for one alone', () => {
  forAll(fc.nat(), count => {
    expect(plural(count, 'day').endsWith(' day')).toBe(count === 1)
  })
})
