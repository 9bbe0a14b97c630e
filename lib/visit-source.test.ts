import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSourceHeader, readVisit, sourceHeader } from './visit-source'
import { forAll } from '@/tests/for-all'

const ad = { gclid: 'Cj0KCQ-a_b.c', utm_source: 'google', utm_campaign: 'spring sale' }
const organic = { referrer: 'www.bing.com', landing: '/locations/islip' }

describe('the header', () => {
  it('gives back what was written', () => {
    const source = { first: ad, latest: organic }
    const header = sourceHeader(source)
    expect(header).toContain('first_gclid=Cj0KCQ-a_b.c')
    expect(readSourceHeader(header)).toEqual(source)
    expect(sourceHeader({ first: {}, latest: {} })).toBe('')
  })

  it('stays within 1,024 ASCII characters, and leaves out what says least', () => {
    const long = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`utm_${n}`, 'é'.repeat(40)]))
    const header = sourceHeader({
      first: { ...long, ...ad },
      latest: { ...long, landing: '/', fbclid: 'x'.repeat(200) },
    })
    expect(header.length).toBeLessThanOrEqual(1024)
    expect(header).toMatch(/^[\x21-\x7e]*$/)
    expect(readSourceHeader(header)).toMatchObject({ first: ad, latest: { landing: '/', fbclid: 'x'.repeat(200) } })
  })

  it('reads what anybody may write, and never throws', () => {
    expect(readSourceHeader(null)).toBeNull()
    expect(readSourceHeader('')).toBeNull()
    expect(readSourceHeader('first_gclid=<script>&latest_referrer=a/b&latest_landing=x&first_email=a%40b.c')).toBeNull()
    expect(readSourceHeader('%E0%A4%A&first_utm_source=%00&latest_utm_source=ok&first___proto__=1')).toEqual({
      first: {},
      latest: { utm_source: 'ok' },
    })
    // The parameter that passes the limit is left out whole.
    const cut = readSourceHeader(`first_gclid=a&latest_gclid=${'b'.repeat(2000)}`)
    expect(cut).toEqual({ first: { gclid: 'a' }, latest: {} })
    forAll(fc.string({ unit: 'binary', maxLength: 3000 }), text => {
      const source = readSourceHeader(text)
      const again = source && readSourceHeader(sourceHeader(source))
      for (const touch of ['first', 'latest'] as const)
        expect(source?.[touch] ?? {}).toMatchObject(again?.[touch] ?? {})
    })
  })
})

it('reads the query that a page keeps', () => {
  expect(readVisit('utm_source=a%20b&gclid=1&email=x&referrer=www.google.com&landing=/contact')).toEqual({
    utm_source: 'a b',
    gclid: '1',
    referrer: 'www.google.com',
    landing: '/contact',
  })
})
