// Testimonials. All are samples and marked as samples on the page.
// To replace one, set `sample` to false and use a text and name that the customer has approved in writing.
import type { TownSlug } from './towns'

export interface Testimonial {
  readonly town: TownSlug
  readonly quote: string
  readonly source: string
  readonly sample: boolean
}

export const testimonials = {
  brookhaven: {
    town: 'brookhaven',
    quote:
      'Sample testimonial: this space waits for a Brookhaven customer to say in a sentence or two how the work went, and to agree in writing that we print it.',
    source: 'Sample, not a customer',
    sample: true,
  },
  huntington: {
    town: 'huntington',
    quote:
      'Sample testimonial: a Huntington customer’s own words go here once approved, with the street left out unless they want it in.',
    source: 'Sample, not a customer',
    sample: true,
  },
  islip: {
    town: 'islip',
    quote:
      'Sample testimonial: nobody in Islip has been quoted yet. When someone has, their sentence replaces this one and their name stands below.',
    source: 'Sample, not a customer',
    sample: true,
  },
  riverhead: {
    town: 'riverhead',
    quote:
      'Sample testimonial: reserved for a customer of a real Riverhead job, in their wording and with their written consent.',
    source: 'Sample, not a customer',
    sample: true,
  },
  smithtown: {
    town: 'smithtown',
    quote:
      'Sample testimonial: here a Smithtown homeowner will describe the finished charger. Until one has signed off on the text, it stays a placeholder.',
    source: 'Sample, not a customer',
    sample: true,
  },
  'stony-brook': {
    town: 'stony-brook',
    quote:
      'Sample testimonial: we hold this spot for feedback from Stony Brook and print it only as it was written to us.',
    source: 'Sample, not a customer',
    sample: true,
  },
} as const satisfies Record<string, Testimonial>

export type TestimonialId = keyof typeof testimonials
