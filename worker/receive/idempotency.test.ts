import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, derivedKeys, hashBody } from './idempotency'
import { forAll } from '@/tests/for-all'

describe('the identity of a body', () => {
  const shuffled = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, member]) => [key, shuffled(member)]),
        )
      : value

  it('does not depend on the order of keys, and parses back to the same value', () => {
    forAll(fc.jsonValue(), value => {
      const parsed = JSON.parse(JSON.stringify(value)) as unknown
      expect(canonicalJson(shuffled(parsed))).toBe(canonicalJson(parsed))
      expect(JSON.parse(canonicalJson(parsed))).toEqual(parsed)
    })
  })

  it('depends on the kind and on every value', async () => {
    const hashes = await Promise.all([
      hashBody('quote', { a: 1 }),
      hashBody('estimate', { a: 1 }),
      hashBody('quote', { a: '1' }),
      hashBody('quote', { a: 1, b: null }),
    ])
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  it('is recognized for a day and forgotten after two', () => {
    const time = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2100, 0) })
    const day = 86_400_000
    forAll(time, fc.integer({ min: 0, max: 10 * day }), (nowMs, laterMs) => {
      const [stored, ...others] = derivedKeys('hash', nowMs)
      const isKnown = derivedKeys('hash', nowMs + laterMs).includes(stored)
      expect([stored, ...others].every(key => key.includes(' '))).toBe(true)
      if (laterMs <= day) expect(isKnown).toBe(true)
      if (laterMs >= 2 * day) expect(isKnown).toBe(false)
    })
  })
})
