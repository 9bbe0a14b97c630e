import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { expiredClaims } from './claims-check'
import type { Claim } from '@/lib/schema/fields'
import { confirmed, isPending, pendingSamples, samples, type Sample } from './samples'
import { testimonials } from './testimonials'

describe('the register of samples', () => {
  it('lists every known sample', () => {
    const keys = samples.map(({ key }) => key)
    const named = [
      'name',
      'phone',
      'teslaPhone',
      'address.street',
      'address.locality',
      'address.postalCode',
      'geo.latitude',
      'geo.longitude',
      'license',
      'social.facebook',
      'social.instagram',
      'reviews.count',
      'NEXT_PUBLIC_SITE_URL',
      'electrician.sample',
      ...Object.keys(testimonials).map(id => `${id}.sample`),
    ]
    expect(named.filter(key => !keys.includes(key))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('names files that exist and says why', () => {
    for (const { file, key, why } of samples) {
      if (file.includes('/')) expect(existsSync(path.resolve(import.meta.dirname, '..', file)), file).toBe(true)
      expect(why.length, key).toBeGreaterThan(20)
    }
  })

  it('confirms only keys that it knows', () => {
    expect(confirmed.filter(key => !samples.some(sample => sample.key === key))).toEqual([])
  })
})

describe('pendingSamples', () => {
  const sample = (key: string, value: string, current: string): Sample => ({
    file: 'x.ts',
    key,
    sample: value,
    current: () => current,
    why: 'a test',
  })

  it('lists a value that is still the sample and leaves out one that was replaced', () => {
    const register = [sample('a', 'sample', 'sample'), sample('b', 'sample', 'mine')]
    expect(pendingSamples(register, []).map(({ key }) => key)).toEqual(['a'])
  })

  it('leaves out a sample value that the owner has confirmed', () => {
    expect(pendingSamples([sample('a', 'sample', 'sample')], ['a'])).toEqual([])
  })

  it('answers for one key', () => {
    const pending = pendingSamples().map(({ key }) => key)
    for (const { key } of samples) expect(isPending(key), key).toBe(pending.includes(key))
    expect(isPending('no such key')).toBe(false)
  })

  it('reads the site’s address from the environment at the time of the call', () => {
    const pending = () => pendingSamples().some(({ key }) => key === 'NEXT_PUBLIC_SITE_URL')
    vi.stubEnv('NEXT_PUBLIC_SITE_URL', undefined)
    expect(pending()).toBe(true)
    vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://www.example.com/')
    expect(pending()).toBe(true)
    vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://fairlead.example')
    expect(pending()).toBe(false)
  })
})

it('the sample testimonials differ from town to town', () => {
  const quotes = Object.values(testimonials).map(({ quote }) => quote)
  expect(new Set(quotes).size).toBe(quotes.length)
})

describe('expiredClaims', () => {
  const claim = (expires?: Claim['expires']): Claim => ({
    statement: 's',
    asOf: '2024-01',
    source: 'x',
    ...(expires && { expires }),
  })
  const keys = (today: string, register: Record<string, Claim>) => expiredClaims(today, register).map(({ key }) => key)

  it('holds a claim through its last day', () => {
    const register = { day: claim('2026-06-30') }
    expect(keys('2026-06-30', register)).toEqual([])
    expect(keys('2026-07-01', register)).toEqual(['day'])
  })

  it('holds a claim that expires in a month through that month', () => {
    const register = { month: claim('2026-11') }
    expect(keys('2026-11-30', register)).toEqual([])
    expect(keys('2026-12-01', register)).toEqual(['month'])
  })

  it('never lists a claim without an expiry, and lists the oldest first', () => {
    expect(keys('2030-01-01', { late: claim('2027-01-01'), never: claim(), early: claim('2025-01-01') })).toEqual([
      'early',
      'late',
    ])
  })

  it('finds none that expires before its as-of date', () => {
    expect(expiredClaims('2023-01-01')).toEqual([])
  })

  it('refuses a day that is not one', () => {
    expect(() => expiredClaims('today')).toThrow(/YYYY-MM-DD/)
  })
})
