import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '@/tests/for-all'
import { leadContext } from './context'
import { quote } from './kinds/quote'

const fields = { name: 'Ann', phone: '6315550100', location: '11743', charger: 'Tesla Wall Connector' }

describe('leadContext', () => {
  it('has the address and the utm_ parameters of a page as a plan has them', () => {
    expect(
      leadContext('https://www.example.com/contact?utm_source=a&gclid=1&email=a&utm_medium=b%20c&utm_x=#b'),
    ).toEqual({
      page_url: 'https://www.example.com/contact?utm_source=a&gclid=1&utm_medium=b%20c&utm_x=',
      utm: { utm_source: 'a', utm_medium: 'b c', utm_x: '' },
    })
  })

  it('leaves out an address that is not http(s)', () => {
    for (const text of ['', 'about:blank', 'file:///x', 'javascript:alert(1)'])
      expect(leadContext(text)).toEqual({ utm: {} })
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
