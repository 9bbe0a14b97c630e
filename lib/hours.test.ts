import { describe, expect, it } from 'vitest'
import { clockTime, hoursLine } from './hours'

describe('opening hours', () => {
  it('use a 12-hour clock', () => {
    expect(['00:00', '07:00', '12:00', '16:30', '23:59'].map(clockTime)).toEqual([
      '12 AM',
      '7 AM',
      '12 PM',
      '4:30 PM',
      '11:59 PM',
    ])
    expect(() => clockTime('7:00')).toThrow('7:00')
  })
  it('fit on one line', () => {
    expect(
      hoursLine({ weekdays: { opens: '07:00', closes: '19:00' }, saturday: { opens: '08:00', closes: '16:00' } }),
    ).toBe('Mon–Fri 7 AM–7 PM, Sat 8 AM–4 PM')
  })
})
