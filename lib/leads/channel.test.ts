import { describe, expect, it } from 'vitest'
import { channelOf, latestVisit, pagePathOf } from './channel'

describe('the channel of a visit', () => {
  it.each([
    [{ gclid: '1', utm_source: 'newsletter' }, 'google-ads'],
    [{ wbraid: '1' }, 'google-ads'],
    [{ msclkid: '1' }, 'microsoft-ads'],
    [{ fbclid: '1', referrer: 'l.facebook.com' }, 'meta'],
    [{ utm_source: 'Flyer', referrer: 'www.google.com' }, 'flyer'],
    [{ referrer: 'www.Google.com', landing: '/' }, 'google.com'],
    [{ landing: '/' }, ''],
    [{}, ''],
  ])('of %j is %j', (visit, name) => expect(channelOf(visit).name).toBe(name))

  it('is short, and whole characters', () => {
    const { name, campaign } = channelOf({ utm_source: `a${'\u{1f50c}'.repeat(100)}`, utm_campaign: 'x'.repeat(300) })
    expect([name.length, campaign.length]).toEqual([60, 60])
    expect(name.isWellFormed()).toBe(true)
  })
})

it('is of the page itself where the page kept nothing, as without script', () => {
  expect(latestVisit(null, {}, 'https://a.example/?gclid=1&utm_source=x#y')).toEqual({ gclid: '1', utm_source: 'x' })
  const kept = { first: {}, latest: { referrer: 'bing.com' } }
  expect(latestVisit(kept, { utm_source: 'y' }, null)).toEqual({ referrer: 'bing.com', utm_source: 'y' })
})

it.each([
  ['https://a.example/contact/?x=1', '/contact'],
  ['https://a.example', '/'],
  ['nonsense', null],
  [null, null],
])('the path of %j is %j', (address, path) => expect(pagePathOf(address)).toBe(path))
