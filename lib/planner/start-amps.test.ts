import { describe, expect, it } from 'vitest'
import { breakerAmps, chargerOutputs } from '@/lib/panel/load'
import { chargerOutputAmps } from './materials'
import { plannerPathFor, startAmps, withoutStartAmps } from './start-amps'

describe('the circuit in the planner’s address', () => {
  it('opens with what was handed over, for every output of the panel check', () => {
    for (const output of chargerOutputs) {
      const amps = startAmps(new URL(plannerPathFor(breakerAmps(output)), 'https://example.com').search)
      expect(amps && chargerOutputAmps(amps)).toBe(output)
    }
  })

  it.each(['', '?amps=', '?amps=48', '?amps=50.0', '?amps=1e2', '?AMPS=50'])('%s holds none', search => {
    expect(startAmps(search)).toBeUndefined()
  })

  it('is removed, and the rest of the query stays', () => {
    expect(withoutStartAmps('?amps=50')).toBe('')
    expect(withoutStartAmps('?utm_source=flyer&amps=50')).toBe('?utm_source=flyer')
    expect(withoutStartAmps('?amps=50&utm_source=flyer')).toBe('?utm_source=flyer')
    expect(withoutStartAmps('?lamps=5')).toBe('?lamps=5')
    expect(withoutStartAmps('')).toBe('')
  })
})
