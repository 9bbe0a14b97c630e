// The sample values that the owner must replace, for `npm run launch-check`.
import { business, socialLinks } from './business'
import { electrician } from './electrician'
import { testimonials, type Testimonial, type TestimonialId } from './testimonials'

type Value = string | number | boolean

export interface Sample {
  /** Where to change it, from the repository's root. */
  readonly file: string
  readonly key: string
  /** The sample itself, as it was delivered. */
  readonly sample: Value
  readonly current: () => Value
  /** The value to put there, and everything that depends on it. */
  readonly why: string
}

/**
 * Keys whose real value is the same as the sample (say, an office that really is in Huntington, NY
 * 11743). Add a key here once the owner has confirmed it in writing.
 */
export const confirmed: readonly string[] = []

const BUSINESS = 'content/business.ts'

/**
 * A quote counts as a sample while it is marked as one, and also if only the mark was removed and
 * the source was not replaced.
 */
const isSample = ({ sample, source }: Testimonial): boolean => sample || /\bsample\b/i.test(source)

export const samples: readonly Sample[] = [
  {
    file: BUSINESS,
    key: 'name',
    sample: 'Fairlead Electric',
    current: () => business.name,
    why: 'A working name. Put the name on the license and the insurance certificate.',
  },
  {
    file: BUSINESS,
    key: 'phone',
    sample: '(516) 555-0134',
    current: () => business.phone,
    why: 'A number reserved for fiction: nobody answers it. Every call and text link uses it.',
  },
  {
    file: BUSINESS,
    key: 'teslaPhone',
    sample: '(516) 555-0178',
    current: () => business.teslaPhone,
    why: 'The number of the Tesla service page, also reserved for fiction.',
  },
  {
    file: BUSINESS,
    key: 'address.street',
    sample: '1 Sample Street',
    current: () => business.address.street,
    why: 'Structured data and the legal pages name it. Use the registered address.',
  },
  {
    file: BUSINESS,
    key: 'address.locality',
    sample: 'Huntington',
    current: () => business.address.locality,
    why: 'Confirm it together with the street. Every sentence that names the place of the office follows.',
  },
  {
    file: BUSINESS,
    key: 'address.postalCode',
    sample: '11743',
    current: () => business.address.postalCode,
    why: 'Confirm it together with the street.',
  },
  {
    file: BUSINESS,
    key: 'geo.latitude',
    sample: 40.8682,
    current: () => business.geo.latitude,
    why: 'The last digits are a sample: take the point of the street address.',
  },
  {
    file: BUSINESS,
    key: 'geo.longitude',
    sample: -73.4257,
    current: () => business.geo.longitude,
    why: 'The last digits are a sample: take the point of the street address.',
  },
  {
    file: BUSINESS,
    key: 'license',
    sample: 'Sample license 00000-ME',
    current: () => business.license,
    why: 'The site says “licensed”. Put the Suffolk County number here, as it should read after the word “License”: the footer of every page, the home page and the short location pages print it beside the claim once it is no longer this sample. Add a Village of Hempstead number before offering work there.',
  },
  {
    file: BUSINESS,
    key: 'social.facebook',
    sample: 'https://www.facebook.com/',
    current: () => business.social.facebook,
    why: 'Leads to the network’s front page. Put the address of your page, which then also stands in structured data, or nothing.',
  },
  {
    file: BUSINESS,
    key: 'social.instagram',
    sample: 'https://www.instagram.com/',
    current: () => business.social.instagram,
    why: 'Leads to the network’s front page. Put the address of your page, which then also stands in structured data, or nothing.',
  },
  {
    file: BUSINESS,
    key: 'reviews.rating',
    sample: 4.9,
    current: () => business.reviews.rating,
    why: 'A rating without a source. Copy it from where the reviews can be read.',
  },
  {
    file: BUSINESS,
    key: 'reviews.count',
    sample: 127,
    current: () => business.reviews.count,
    why: 'A count without a source. Copy it from where the reviews can be read.',
  },
  {
    file: 'content/electrician.ts',
    key: 'electrician.sample',
    sample: true,
    current: () => electrician.sample,
    why: 'Nobody yet. Put the name of the electrician who comes, and a sentence of theirs, and set sample to false.',
  },
  ...(Object.keys(testimonials) as TestimonialId[]).map((id): Sample => ({
    file: 'content/testimonials.ts',
    key: `${id}.sample`,
    sample: true,
    current: () => isSample(testimonials[id]),
    why: 'A placeholder. Use a customer’s own words, approved in writing, and set sample to false; or take the testimonial off its page.',
  })),
  {
    file: '.env.local',
    key: 'NEXT_PUBLIC_SITE_URL',
    sample: 'https://www.example.com',
    current: () => (process.env.NEXT_PUBLIC_SITE_URL || 'https://www.example.com').replace(/\/+$/, ''),
    why: 'The address of your site, in .env.local or before the command. Canonical addresses, the sitemap and share links start with it.',
  },
]

/** The samples that are still in place, in order. */
export function pendingSamples(
  register: readonly Sample[] = samples,
  confirmedKeys: readonly string[] = confirmed,
): Sample[] {
  return register.filter(({ key, sample, current }) => current() === sample && !confirmedKeys.includes(key))
}

/**
 * True while a value is the sample. Pages leave samples out where a visitor would take them for
 * real.
 */
export const isPending = (key: string): boolean => pendingSamples().some(sample => sample.key === key)

/** The business’s own profiles, for structured data. */
export const ownProfiles: readonly string[] = socialLinks
  .filter(([network]) => !isPending(`social.${network}`))
  .map(([, href]) => href)
