import { expect, it } from 'vitest'
import { readTagHosts, tagHostSets } from './tag-hosts'

it('reads ready sets and hosts', () => {
  expect(readTagHosts('')).toEqual([])
  const [ads, consent] = readTagHosts('google-ads, https://Consent.example.com') ?? []
  expect(ads).toBe(tagHostSets['google-ads'])
  const own = ['https://consent.example.com']
  expect(consent).toEqual({ service: 'consent.example.com', script: own, images: own, connect: own, frames: [] })
  expect(readTagHosts('*.example.com')?.[0]?.script).toEqual(['https://*.example.com'])
})

it.each(['tiktok', '*', 'https:', 'http://a.example', "a.example;script-src'*'", '*.*', "'unsafe-inline'", 'data:'])(
  'refuses %j',
  text => expect(readTagHosts(`meta ${text}`)).toBeUndefined(),
)
