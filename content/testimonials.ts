// Testimonials. All are samples: each stands under the tag 'Sample review'. To replace one, set
// `sample` to false and use a text and name that the customer has approved in writing.

export interface Testimonial {
  readonly quote: string
  readonly source: string
  readonly sample: boolean
}

/** Stands where a customer's name will stand. */
const source = 'Sample customer'

/** Keyed by the town on whose page it stands. */
export const testimonials = {
  brookhaven: {
    quote:
      'They looked up which office covers us, filed the permit and ran the pipe along the foundation. The van left a clean driveway behind.',
    source,
    sample: true,
  },
  huntington: {
    quote: 'Our garage sits below the house. They drew two routes, priced both, and put in the one we liked better.',
    source,
    sample: true,
  },
  islip: {
    quote: 'One estimate, one price, and that’s what we paid. They picked a wall we’d never have thought of.',
    source,
    sample: true,
  },
  riverhead: {
    quote:
      'We signed the forms, they met the inspector, and the certificate came in the mail. I asked one question and got an answer the same day.',
    source,
    sample: true,
  },
  smithtown: {
    quote:
      'We thought we needed a new panel. They did the math, set the charger a little lower, and we kept the panel we had.',
    source,
    sample: true,
  },
  'stony-brook': {
    quote: 'The conduit is straight, the cable hangs off the floor, and they showed both of us how to use it.',
    source,
    sample: true,
  },
} as const satisfies Record<string, Testimonial>

export type TestimonialId = keyof typeof testimonials
