import { describe, expect, it } from 'vitest'
import { weekOf } from '@/tests/week'
import { clockTime, hoursInWords, hoursLine } from './hours'

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
    const week = weekOf({ opens: '07:00', closes: '19:00' }, { opens: '08:00', closes: '16:00' })
    expect(hoursLine(week)).toBe('Mon–Fri 7 AM–7 PM, Sat 8 AM–4 PM')
    expect(hoursInWords(week)).toBe('Monday to Friday from 7 AM to 7 PM and Saturday from 8 AM to 4 PM')
    const [long, short] = [week.monday, week.saturday]
    expect(hoursLine({ ...week, wednesday: null, saturday: null, sunday: short })).toBe(
      'Mon–Tue 7 AM–7 PM, Thu–Fri 7 AM–7 PM, Sun 8 AM–4 PM',
    )
    expect(hoursLine({ ...week, saturday: long, sunday: long })).toBe('Mon–Sun 7 AM–7 PM')
  })
})
