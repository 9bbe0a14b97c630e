// The schema of content/business.ts, with messages for an owner.
import * as z from 'zod'
import { clockTimePattern, type Weekday, weekdays } from '@/lib/hours'
import { fitsHeader, headerNameForm } from '@/lib/brand-name'
import { parsePhone } from '@/lib/phone'
import { latitude, longitude, text, zip } from './fields'

const PHONE = 'expected a phone number like (516) 555-0134'
const PROFILE = "expected an https address, or '' for none"
const TIME = 'expected a time like 07:00'
const NUMBER = 'expected a number above 0'

/** The number as the pages print it. */
const phone = z.string(PHONE).refine(value => {
  const parsed = parsePhone(value)
  return parsed.ok && parsed.display === value
}, PHONE)
const profile = z.string(PROFILE).refine(value => value === '' || URL.parse(value)?.protocol === 'https:', PROFILE)
const time = z.string(TIME).regex(clockTimePattern, { error: TIME, abort: true })
const number = z.number(NUMBER).positive(NUMBER)

const SEVERAL = 'expected a number of 2 or more, because the pages write it in the plural'
const several = z.number(SEVERAL).min(2, SEVERAL)

const day = z
  .strictObject({ opens: time, closes: time }, 'expected opens and closes, or null for closed')
  .refine(({ opens, closes }) => closes > opens, {
    path: ['closes'],
    message: 'expected a time after opens',
  })
const DATE = 'expected a day like 2026-12-25'
const week = z
  .strictObject(
    {
      ...(Object.fromEntries(weekdays.map(name => [name, z.nullable(day)])) as Record<
        Weekday,
        z.ZodNullable<typeof day>
      >),
      daysOff: z.array(
        z.string(DATE).refine(text => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)), DATE),
        DATE,
      ),
    },
    'expected the seven days, monday to sunday, and daysOff',
  )
  .refine(hours => weekdays.some(name => hours[name] !== null), 'expected a day that is open')
const range = z
  .strictObject({ min: number, max: number }, 'expected min and max')
  .refine(({ min, max }) => max >= min, { path: ['max'], message: 'expected at least min' })
  .refine(({ max }) => max >= 2, { path: ['max'], message: SEVERAL })
const installHours = z
  .strictObject({ standard: range, longer: range }, 'expected standard and longer')
  .refine(({ standard, longer }) => longer.min >= standard.min && longer.max > standard.max, {
    path: ['longer'],
    message: 'expected more hours than standard, because the pages say that a longer run takes longer',
  })

const fields = z.looseObject({
  name: text,
  shortName: z.string("expected a name, or '' to take the whole one").refine(fitsHeader, headerNameForm),
  phone,
  teslaPhone: phone,
  address: z.strictObject(
    { street: text, locality: text, region: text, postalCode: zip, country: text },
    'expected an address',
  ),
  geo: z.strictObject({ latitude, longitude }, 'expected latitude and longitude'),
  license: text,
  social: z.record(z.string(), profile, PROFILE),
  textMessage: text,
  serviceArea: text,
  yearsOfExperience: number,
  warrantyYears: z
    .strictObject({ home: several, terms: several }, 'expected home and terms')
    .refine(({ home, terms }) => terms >= home, {
      path: ['terms'],
      message: 'expected at least the years of the home page, because the terms say that the longer time applies',
    }),
  hours: z.record(z.string(), week, 'expected hours'),
  contactPromiseHours: several,
  installHours,
  schedulingWeeks: range,
  permitDays: z.record(z.string(), range, 'expected min and max'),
  reviews: z.strictObject(
    { rating: number.max(5, 'expected a number up to 5'), count: number },
    'expected rating and count',
  ),
})

export const businessSchema = fields.refine(({ name, shortName }) => shortName !== '' || fitsHeader(name), {
  path: ['shortName'],
  message: `${headerNameForm}, and the name is longer`,
})
