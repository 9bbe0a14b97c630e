// Contact page: the texts around the long estimate form. The hours are those of structured data.
import { usdRange, range } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import { timelineFor } from '@/content/timeline'
import type { IndexPage } from '@/content/schema'

const { schedulingWeeks } = business

export const page: IndexPage = {
  metadata: {
    title: 'Contact Us for a Free EV Charger Estimate',
    description: `Get a free written EV charger estimate in Nassau or Suffolk. Call ${business.phone}, text, or send the form. We reply within ${business.contactPromiseHours} hours.`,
    keywords: [
      'contact EV charger installer',
      'free EV charger estimate',
      'EV charger quote Long Island',
      `electrician ${business.address.locality} ${business.address.region}`,
      'EV charger installation phone',
    ],
  },
  hero: {
    title: 'Contact us for a free EV charger estimate',
    lead: `A standard install at home is ${usdRange(prices.home.standard)}. Call, text or send the form, and you hear from us within ${business.contactPromiseHours} hours, usually the same day. Here’s [what to photograph](/blog/prepare-home-ev-charger-installation).`,
  },
  sections: [],
  faq: [
    {
      question: 'Can I choose the day?',
      answer: 'Yes. We set it with you, and with 24-hour notice you can move it.',
    },
    {
      question: 'Is the estimate really free?',
      answer:
        'Yes. Say no, and you owe nothing. Say yes, and you pay when it works. If you cancel an order, you owe only what the [terms](/terms) list: work already done, material that can’t be returned and permit fees already submitted.',
    },
    {
      question: 'How soon can you start?',
      answer: `${range(schedulingWeeks)} weeks after your permit is issued, so ${timelineFor('Suffolk').total} in all for a standard job in Suffolk.`,
    },
  ],
}
