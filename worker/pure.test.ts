// The parts of the Worker that are plain functions.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pauseMs } from './backoff'
import { canonicalJson, derivedKeys, hashBody } from './idempotency'
import { isNotFoundPage, isPageFile } from './not-found'
import { decodePicture } from './picture'
import { senderKey } from './rate-limit'

describe('the pause between two tries', () => {
  it('never shrinks with the attempts, stays in its bounds and never stops the tries', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.integer({ min: 1, max: 3_600_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, maxMs, random) => {
          const pause = pauseMs(attempts, maxMs, random)
          expect(pause).toBeGreaterThanOrEqual(0)
          expect(pause).toBeLessThanOrEqual(maxMs)
          expect(pauseMs(attempts + 1, maxMs, random)).toBeGreaterThanOrEqual(pause)
        },
      ),
    )
  })

  it('starts at 15 seconds and doubles', () => {
    expect([1, 2, 3, 4, 5, 6].map(attempts => pauseMs(attempts, 300_000, 1))).toEqual([
      15_000, 30_000, 60_000, 120_000, 240_000, 300_000,
    ])
  })
})

describe('which bodies are the same', () => {
  const shuffled = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, member]) => [key, shuffled(member)]),
        )
      : value

  it('does not depend on the order of keys, and parses back to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const parsed = JSON.parse(JSON.stringify(value)) as unknown
        expect(canonicalJson(shuffled(parsed))).toBe(canonicalJson(parsed))
        expect(JSON.parse(canonicalJson(parsed))).toEqual(parsed)
      }),
    )
  })

  it('differs by kind and by any value', async () => {
    const hashes = await Promise.all([
      hashBody('quote', { a: 1 }),
      hashBody('estimate', { a: 1 }),
      hashBody('quote', { a: '1' }),
      hashBody('quote', { a: 1, b: null }),
    ])
    expect(new Set(hashes).size).toBe(4)
  })

  it('is remembered for a day and forgotten after two', () => {
    const time = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2100, 0) })
    const day = 86_400_000
    fc.assert(
      fc.property(time, fc.integer({ min: 0, max: 10 * day }), (nowMs, laterMs) => {
        const [stored, ...others] = derivedKeys('hash', nowMs)
        const isKnown = derivedKeys('hash', nowMs + laterMs).includes(stored)
        expect([stored, ...others].every(key => key.includes(' '))).toBe(true)
        if (laterMs <= day) expect(isKnown).toBe(true)
        if (laterMs >= 2 * day) expect(isKnown).toBe(false)
      }),
    )
  })
})

describe('the picture', () => {
  it('is refused, not thrown about, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String().map(text => `data:image/jpeg;base64,${text}`),
        ),
        text => {
          expect(() => decodePicture(text)).toThrow('Some fields do not fit')
        },
      ),
    )
  })
})

describe('the sender', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1::', '2001:db8:1:0'],
  ])('%s counts as %s', (address, key) => {
    expect(senderKey(address)).toBe(key)
  })
})

describe('the not-found page’s own address', () => {
  it.each([
    '/404',
    '/404/',
    '//404',
    '/404.html',
    '/%34%30%34',
    '/404%2Ehtml',
    '/404/index',
    '/404/index.html',
    '/_not-found',
    '/_not-found.html',
  ])('%s', path => {
    expect(isNotFoundPage(path)).toBe(true)
  })

  it.each(['/', '/404x', '/services/404', '/blog', '/%zz', '/4040', '/404.htmlx'])('not %s', path => {
    expect(isNotFoundPage(path)).toBe(false)
  })
})

describe('a page asked for by its file', () => {
  it.each([
    '/index',
    '/index.html',
    '/index/',
    '/services.html',
    '/locations/index',
    '/locations/islip/index.html',
    '/%69ndex.html',
  ])('%s', path => {
    expect(isPageFile(path)).toBe(true)
  })

  it.each([
    '/',
    '/services',
    '/locations/islip/',
    '/index.txt',
    '/services/indexes',
    '/rss.xml',
    '/html',
    '/_next/static/chunks/index-1.js',
  ])('not %s', path => {
    expect(isPageFile(path)).toBe(false)
  })
})
