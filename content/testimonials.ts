// Testimonials. All are samples: they show where a quote of a real customer goes and are marked as samples on the page.
// Replace one by setting `sample` to false, with words and a name that the customer has approved in writing.
import type { TownSlug } from '@/lib/routes'

export interface Testimonial {
  readonly town: TownSlug
  readonly quote: string
  readonly source: string
  readonly sample: boolean
}

export const testimonials = {
  brookhaven: { town: 'brookhaven', quote: '', source: '', sample: true },
  huntington: { town: 'huntington', quote: '', source: '', sample: true },
  islip: { town: 'islip', quote: '', source: '', sample: true },
  riverhead: { town: 'riverhead', quote: '', source: '', sample: true },
  smithtown: { town: 'smithtown', quote: '', source: '', sample: true },
  'stony-brook': { town: 'stony-brook', quote: '', source: '', sample: true },
} as const satisfies Record<string, Testimonial>

export type TestimonialId = keyof typeof testimonials
