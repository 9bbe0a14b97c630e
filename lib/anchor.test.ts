import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anchor } from './anchor'
import { forAll } from '@/tests/for-all'

describe('anchors of headings', () => {
  it('keep letters and digits, joined by hyphens', () => {
    expect(anchor('What doesn’t change: 200 A, “café”')).toBe('what-doesnt-change-200-a-cafe')
  })
  it('need no escaping in a URL and are idempotent', () => {
    forAll(fc.string({ unit: 'grapheme' }), heading => {
      const id = anchor(heading)
      expect(id).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(anchor(id)).toBe(id)
    })
  })
})
