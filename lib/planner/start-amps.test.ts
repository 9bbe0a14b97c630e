import { describe, expect, it } from 'vitest'
import { breakerAmps, chargerOutputs } from '@/lib/panel/load'
import { plannerPathFor, startAmps, withoutStartAmps } from './start-amps'

describe('the circuit in the planner’s address', () => {
  it('is the breaker of the charger, or the planner’s smallest circuit', () => {
    expect(chargerOutputs.map(output => [output, plannerPathFor(breakerAmps(output)).circuitAmps])).toEqual([
      [48, 60],
      [40, 50],
      [32, 40],
      [24, 40],
      [16, 40],
    ])
  })

  it('is read back from its path', () => {
    for (const output of chargerOutputs) {
      const { path, circuitAmps } = plannerPathFor(breakerAmps(output))
      expect(startAmps(new URL(path, 'https://example.com').search)).toBe(circuitAmps)
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
