// Every fact of the business. No other module repeats a phone number, an hour, a warranty or a
// year. content/samples.ts lists the values that are still samples; `npm run launch-check` reads
// it.

import { prices } from './prices'

const yearsOfExperience = 20
const { standard, panelUpgrade } = prices.town

/** Holidays, like '2026-12-25': closed on any day of the week. Reminders skip them. */
const daysOff: readonly string[] = []

export const business = {
  name: 'Fairlead Electric',
  /** For the header and under the icon on a phone; '' takes the name. */
  shortName: '',
  phone: '(516) 555-0134',
  /** The Tesla service page shows its own number. */
  teslaPhone: '(516) 555-0178',
  address: {
    street: '1 Sample Street',
    locality: 'Huntington',
    region: 'NY',
    postalCode: '11743',
    country: 'US',
  },
  /** Degrees. */
  geo: { latitude: 40.8682, longitude: -73.4257 },
  license: 'Sample license 00000-ME',
  /**
   * Profiles of the business on other sites; '' for none. Until the owner has one: the network’s
   * front page.
   */
  social: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
  } as Readonly<Record<'facebook' | 'instagram', string>>,
  textMessage: "Hi! I'd like a quote for an EV charger install.",
  serviceArea: 'Nassau and Suffolk Counties, Long Island, New York',
  yearsOfExperience,
  warrantyYears: { home: 3, terms: 5 },
  /**
   * 24-hour clock; null: closed. `home`: when the phone is answered; the home page shows it.
   * `towns`: when the office is open, on all other pages. See docs/product.md.
   */
  hours: {
    home: {
      monday: { opens: '07:00', closes: '19:00' },
      tuesday: { opens: '07:00', closes: '19:00' },
      wednesday: { opens: '07:00', closes: '19:00' },
      thursday: { opens: '07:00', closes: '19:00' },
      friday: { opens: '07:00', closes: '19:00' },
      saturday: { opens: '08:00', closes: '16:00' },
      sunday: null,
      daysOff,
    },
    towns: {
      monday: { opens: '07:00', closes: '18:00' },
      tuesday: { opens: '07:00', closes: '18:00' },
      wednesday: { opens: '07:00', closes: '18:00' },
      thursday: { opens: '07:00', closes: '18:00' },
      friday: { opens: '07:00', closes: '18:00' },
      saturday: { opens: '08:00', closes: '16:00' },
      sunday: null,
      daysOff,
    },
  },
  contactPromiseHours: 24,
  /** Hours of work on site, for a standard job and for one with a longer run. */
  installHours: { standard: { min: 2, max: 4 }, longer: { min: 3, max: 5 } },
  schedulingWeeks: { min: 1, max: 2 },
  /** Business days. Dated in content/claims.ts. */
  permitDays: { nassau: { min: 5, max: 7 }, suffolk: { min: 7, max: 10 } },
  reviews: { rating: 4.9, count: 127 },
  /** From a standard job to one with a new panel, for structured data, which has a hyphen there. */
  priceRange: [standard.min, standard.max + panelUpgrade.max].map(usd => `$${usd}`).join('-'),
  offPeak: '10 PM to 6 AM',
  foundedNote: `${yearsOfExperience}+ years of experience`,
} as const

/** Where room is short. */
export const shortName: string = [business.shortName, business.name].find(name => name !== '') ?? ''

/** Names and addresses of the owner's profiles. Those without an address are not shown. */
export const socialLinks = Object.entries(business.social).filter(([, href]) => href !== '')
