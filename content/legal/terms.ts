// Terms of Service. The section headings and their order are specified; the warranty is the terms' own reading.
import { business } from '../business'
import type { LegalPage } from '../types'

export const page: LegalPage = {
  title: 'Terms of Service',
  dated: '2024-01',
  metadata: {
    title: 'Terms of Service',
    description: `Terms for EV charger estimates and installations by ${business.name}: free estimates, pricing, payment, warranty, permits, cancellation and governing law.`,
    keywords: [
      'terms of service',
      'EV charger installation terms',
      'workmanship warranty',
      'cancellation',
      'permit fees',
    ],
  },
  lead: `These terms apply to this website and to the work that ${business.name} does for you. “We” is the business, “you” is the customer. A signed estimate or contract comes first where it says something else.`,
  sections: [
    {
      heading: 'Acceptance',
      blocks: [
        {
          kind: 'text',
          text: 'By using this website, asking for an estimate or ordering work you accept these terms. If you do not agree with them, please do not use the forms; you are welcome to call and ask about them first.',
        },
      ],
    },
    {
      heading: 'Services',
      blocks: [
        {
          kind: 'text',
          text: 'We install and connect electric-vehicle chargers, upgrade electrical panels, and handle the permits and inspections that belong to that work. What we do for you in particular is listed in the written estimate. The planner on this site gives a rough planning number and never an offer.',
        },
      ],
    },
    {
      heading: 'Service area',
      blocks: [
        {
          kind: 'text',
          text: `We work in ${business.serviceArea}. Licensing differs between municipalities, so an order depends on our holding the license that is valid at your address. We tell you before you sign.`,
        },
      ],
    },
    {
      heading: 'Pricing',
      blocks: [
        {
          kind: 'list',
          items: [
            'Estimates are free. You can cancel an estimate at any time without charge.',
            'Prices shown on this website are indicative. Only the written estimate states the price for your job.',
            'Permit and inspection fees come on top unless the estimate includes them.',
            'If we find something that could not be seen when we priced the job, we stop, show you, and go on only at a price that you have agreed to.',
            'Payment is by cash, check or major credit cards. Full payment is typically due on completion.',
          ],
        },
      ],
    },
    {
      heading: 'Warranties',
      blocks: [
        {
          kind: 'text',
          text: `We warrant our workmanship for ${business.warrantyYears.terms} years from completion. If a fault comes from our work in that time, we correct it without charge. Chargers and other equipment carry their makers’ warranties. Damage by others, misuse, flood, storm or changes made by somebody else is not covered. This does not limit rights that the law gives you.`,
        },
      ],
    },
    {
      heading: 'Customer responsibilities',
      blocks: [
        {
          kind: 'list',
          items: [
            'Give us correct information about the property, and tell us about known electrical faults.',
            'Obtain the consent of a landlord, board or association where one is needed.',
            'Let us and the inspector reach the panel, the route and the parking spot, and keep children and pets away from the work.',
            'Point out private lines before any digging, such as sprinkler pipes, septic systems, cesspools, pool wiring and dog fences.',
            'Use the charger as its maker’s instructions say.',
          ],
        },
      ],
    },
    {
      heading: 'Liability',
      blocks: [
        {
          kind: 'text',
          text: 'We are licensed and insured, and we answer for damage that our work causes. As far as New York law allows, we are not liable for indirect losses, for delays by municipalities, the utility or suppliers, or for private underground lines that were not pointed out to us. The information on this website is general: programs, fees and rules change, and we check those that matter to your job before you sign. Whoever offers a rebate or credit decides whether you get it.',
        },
      ],
    },
    {
      heading: 'Permits',
      blocks: [
        {
          kind: 'text',
          text: 'We apply for the permit that your municipality requires and arrange the inspection. Permit fees are non-refundable once submitted, even if the permit is refused or you change your mind. How long a department takes is outside our control, and the permit times given on this website are not promises.',
        },
      ],
    },
    {
      heading: 'Cancellation',
      blocks: [
        {
          kind: 'text',
          text: 'To reschedule an appointment we need 24-hour notice. You may cancel an estimate at no charge. If you cancel after ordering, you pay for work already done, for material bought for your job that cannot be returned, and for permit fees already submitted. Any right to cancel that New York law gives you stays as it is.',
        },
      ],
    },
    {
      heading: 'Governing law',
      blocks: [
        {
          kind: 'text',
          text: 'These terms are governed by the law of the State of New York. Disputes go to the courts in Nassau County or Suffolk County.',
        },
      ],
    },
    {
      heading: 'Changes',
      blocks: [
        {
          kind: 'text',
          text: 'We may change these terms. The date at the top says when they were last changed, and the version in force when you ordered applies to your job. Questions are welcome on the [contact page](/contact).',
        },
      ],
    },
  ],
}
