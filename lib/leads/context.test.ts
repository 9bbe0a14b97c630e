import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundedPageUrl } from '@/lib/planner/page-context'
import { forAll } from '@/tests/for-all'
import { leadContext } from './context'
import { quote } from './kinds/quote'

const fields = { name: 'Ann', phone: '6315550100', location: '11743', charger: 'Tesla Wall Connector' }

describe('leadContext', () => {
  it('takes every utm_ parameter and no other', () => {
    expect(leadContext('https://www.example.com/contact?utm_source=a&gclid=1&utm_medium=b%20c&utm_x=')).toEqual({
      page_url: 'https://www.example.com/contact?utm_source=a&gclid=1&utm_medium=b%20c&utm_x=',
      utm: { utm_source: 'a', utm_medium: 'b c', utm_x: '' },
    })
  })

  it('leaves out an address that is not http(s)', () => {
    for (const text of ['', 'about:blank', 'file:///x', 'javascript:alert(1)'])
      expect(leadContext(text)).toEqual({ utm: {} })
  })

  it('cuts an address and parameters that are too long', () => {
    const long = Array.from({ length: 5000 }, (_, n) => `utm_${n}=${'x'.repeat(20)}`).join('&')
    const { page_url, utm } = leadContext(`https://www.example.com/contact?${long}`)
    expect(page_url).toBe('https://www.example.com/contact')
    const size = Object.entries(utm).flat().join('').length
    expect(size).toBeLessThanOrEqual(4096)
    expect(size).toBeGreaterThan(4000)
  })

  it('never makes a lead invalid', { timeout: 30_000 }, () => {
    const address = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: 'binary' }).map(text => `https://www.example.com/?utm_${text}=${text}`),
      fc.string(),
    )
    forAll(address, text => void expect(quote.read({ ...fields, ...leadContext(text) })).toMatchObject({ ok: true }))
  })
})

it('keeps of an address its path, utm_ parameters and click ids', () => {
  expect(boundedPageUrl('https://a.example/b?email=x%40y&utm_source=c&gclid=1&gclidx=2&fbclid#plan=abc')).toBe(
    'https://a.example/b?utm_source=c&gclid=1',
  )
  expect(boundedPageUrl('https://a.example/b?email=x')).toBe('https://a.example/b')
  expect(boundedPageUrl('https://a.example/b#me@example.com')).toBe('https://a.example/b')
  expect(boundedPageUrl('not an address')).toBe('not an address')
})
