import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysOfReference, referenceOf } from './reference'
import { forAll } from '@/tests/for-all'

describe('the reference of a plan', () => {
  it('is six digits of the first 30 bits of the key', () => {
    expect(referenceOf('00000000-0000-4000-8000-000000000000')).toBe('000000')
    expect(referenceOf('ffffffff-0000-4000-8000-000000000000')).toBe('ZZZZZZ')
    expect(referenceOf('19f3c2a0-0000-4000-8000-000000000001')).toBe('37SW58')
    // 0x00000080 / 4 = 32, the first number of two digits.
    expect(referenceOf('00000080')).toBe('000010')
  })

  it.each(['sha256 ab12 2026-11-24', 'trial-1234', 'ABCDEF01', '1234567', ''])('does not exist for the key %j', key => {
    expect(referenceOf(key)).toBeNull()
  })

  it('leads back to its key, also when it is typed as it was heard', () => {
    forAll(fc.uuid(), fc.uuid(), (key, other) => {
      const reference = referenceOf(key) ?? ''
      expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/)
      const heard = ` ${reference.slice(0, 3)}-${reference.slice(3)} `.toLowerCase().replace('0', 'o').replace('1', 'l')
      const keys = keysOfReference(heard)
      expect(keys).toEqual(keysOfReference(reference))
      const isFound = (text: string) => keys !== null && text >= keys.first && text < keys.end
      expect(isFound(key)).toBe(true)
      expect(isFound(other)).toBe(referenceOf(other) === reference)
    })
  })

  it.each(['Islip', 'Huntington', 'AAAAAU', '631-555-0101', ''])('is not %j', text => {
    expect(keysOfReference(text)).toBeNull()
  })
})
