import fc from 'fast-check'
import { expect, it } from 'vitest'
import { grouped } from './grouped'
import { forAll } from '@/tests/for-all'

it('groups the digits of a whole number like the browser', () => {
  forAll(fc.integer({ min: 0, max: 1e12 }), whole => {
    expect(grouped(whole)).toBe(whole.toLocaleString('en-US'))
  })
})
