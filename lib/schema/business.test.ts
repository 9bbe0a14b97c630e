import { expect, it } from 'vitest'
import { business } from '@/content/business'
import { businessSchema } from './business'
import { schemaFaults } from '@/lib/content-check'

const faults = (changes: object) => schemaFaults(businessSchema, 'business.ts', { ...business, ...changes })

it.each([
  ['another spelling of a number', { phone: '516-555-0134' }, 'phone: expected a phone number like (516) 555-0134'],
  ['a number of seven digits', { teslaPhone: '555-0178' }, 'teslaPhone: expected a phone number like (516) 555-0134'],
  [
    'an hour without its zero',
    { hours: { home: { ...business.hours.home, monday: { opens: '7:00', closes: '19:00' } } } },
    'hours.home.monday.opens: expected a time like 07:00',
  ],
  [
    'hours that end before they begin',
    { hours: { home: { ...business.hours.home, saturday: { opens: '16:00', closes: '08:00' } } } },
    'hours.home.saturday.closes: expected a time after opens',
  ],
  [
    'a day off that is none',
    { hours: { home: { ...business.hours.home, daysOff: ['Christmas'] } } },
    'hours.home.daysOff[0]: expected a day like 2026-12-25',
  ],
  ['a point far from Long Island', { geo: { latitude: 40.8, longitude: 73.4 } }, 'geo.longitude: expected degrees'],
  ['a site without https', { social: { facebook: 'facebook.com/us' } }, 'social.facebook: expected an https address'],
  ['days in reverse', { permitDays: { nassau: { min: 7, max: 5 } } }, 'permitDays.nassau.max: expected at least min'],
  [
    'a longer run that takes as long as a standard one',
    { installHours: { standard: { min: 2, max: 4 }, longer: { min: 2, max: 4 } } },
    'installHours.longer: expected more hours than standard',
  ],
  [
    'one week, which the pages write in the plural',
    { schedulingWeeks: { min: 1, max: 1 } },
    'schedulingWeeks.max: expected a number of 2 or more',
  ],
  ['a rating above five', { reviews: { rating: 49, count: 127 } }, 'reviews.rating: expected a number up to 5'],
])('%s is a fault', (_, changes, expected) => {
  expect(faults(changes)).toEqual([expect.stringContaining(`business.ts: ${expected}`)])
})

it('takes a site without profiles', () => {
  expect(faults({ social: { facebook: '', instagram: '' } })).toEqual([])
})
