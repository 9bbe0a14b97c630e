import { describe, expect, it } from 'vitest'
import type { DataLayerEvent } from '@/lib/data-layer'
import { measurement } from './measurement'

/** How the policy names each event; a new event has no words yet, and the types ask for them. */
const eventWords = {
  ld_injected: 'the page view with its town',
  generate_lead: 'a form or plan sent',
  zip_lookup: 'a ZIP lookup',
  panel_check: 'a panel check',
} as const satisfies Record<DataLayerEvent['event'], string>

describe('the paragraph on measurement', () => {
  it.each(Object.entries(eventWords))('names the event %s', (_, words) => {
    for (const hasTagManager of [false, true]) expect(measurement(hasTagManager)).toContain(words)
  })
  it('says that nothing is connected while nothing is', () => {
    expect(measurement(false)).toMatch(/goes nowhere/)
    expect(measurement(false)).toMatch(/nothing on it loads from another company/)
    expect(measurement(false)).not.toMatch(/Google/)
  })
  it('names the service, its host, and what it sees, once one is', () => {
    for (const words of [
      'Google Tag Manager',
      'www.googletagmanager.com',
      'internet address',
      'Global Privacy Control',
    ])
      expect(measurement(true)).toContain(words)
    expect(measurement(true)).not.toMatch(/goes nowhere|no analytics service/)
    expect(measurement(true)).toContain('Nothing else on this site loads from another company')
  })
  it('names what else the container may reach', () => {
    const text = measurement(true, ['Google Ads', 'CallRail'])
    expect(text).toContain('Google Ads and CallRail')
    expect(text).not.toContain('Nothing else on this site')
  })
})
