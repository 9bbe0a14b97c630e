// The home page, section by section. Warranty and hours are the home page's own, see
// docs/product.md, "Business facts".
import { capitalized, numberInWords, usdRange, range } from '@/lib/format'
import { hoursLine } from '@/lib/hours'
import { mostPeoplePay } from '@/content/all-in'
import { business } from '@/content/business'
import { withLicense } from '@/content/license'
import { prices } from '@/content/prices'
import { serviceSlugs } from '@/content/slugs'
import { serviceAreaSlugs } from '@/content/towns'
import { timelineFor } from '@/content/timeline'
import type { HomePage } from '@/lib/schema/page'

const { installHours, schedulingWeeks } = business
const warrantyYears: Readonly<Record<'home' | 'terms', number>> = business.warrantyYears
const hoursOnSite = `${range(installHours.standard)} hours`

export const page: HomePage = {
  metadata: {
    title: 'EV Charger Installation on Long Island, NY',
    description: `Home EV chargers installed in Nassau and Suffolk ${usdRange(prices.home.from)}, usually in ${hoursOnSite}. We file the permit. Call ${business.phone} for a free estimate.`,
    keywords: [
      'EV charger installation Long Island',
      'home EV charger Nassau',
      'home EV charger Suffolk',
      'Tesla charger installation',
    ],
  },
  hero: {
    title: `EV chargers installed at Long Island homes, ${usdRange(prices.home.from)}`,
    lead: `A standard job is ${usdRange(prices.home.standard)}: ${hoursOnSite} on site, ${timelineFor('Suffolk').total} with the permit in Suffolk. In Nassau your town or village sets the pace. ${mostPeoplePay}`,
    promises: [
      withLicense('Licensed and insured'),
      business.foundedNote,
      'Free estimates in writing',
      'Permits and inspections handled',
      'All work inspected and up to NEC code',
      'Help with the utility rebate while it lasts',
      `Reply within ${business.contactPromiseHours} hours, usually the same day`,
      '24/7 support: text or leave a message at any hour',
    ],
  },
  services: {
    title: `${capitalized(numberInWords(serviceSlugs.length))} services, one estimate`,
  },
  process: {
    title: 'Four steps from first call to first charge',
    lead: `${capitalized(timelineFor('Suffolk').total)} in Suffolk, from your OK to your first charge; longer where the inspector has to come first. Your date is ${range(schedulingWeeks)} weeks after the permit.`,
    steps: [
      {
        title: 'Free Consultation',
        text: 'Call, or text a photo of your panel.',
      },
      {
        title: 'Site Assessment',
        text: 'We calculate the load, measure the run and pick the wall with you. You get your price in writing.',
      },
      {
        title: 'Professional Installation',
        text: 'A licensed electrician runs the conduit straight and hangs the charger.',
      },
      {
        title: 'Testing and Inspection',
        text: 'We test it with your car that day where your town allows it, or right after the inspector’s OK. You get a copy of the certificate.',
      },
    ],
  },
  beforeAfter: {
    title: 'From one photo to the finished wall',
    caption: 'A rendered garage wall, and what our planner draws into it, to scale.',
    action: 'Try it on your wall',
  },
  price: {
    title: 'What it costs, and what people ask',
    note: `[Four things set your price](/blog/ev-charger-installation-costs-suffolk-county). Our work carries a ${warrantyYears.home}-year warranty, ${warrantyYears.terms > warrantyYears.home ? `and our [terms](/terms) make it ${warrantyYears.terms}` : 'as our [terms](/terms) spell out'}.`,
  },
  faq: [
    {
      question: 'Do I need a permit for a home charger?',
      answer:
        'Yes, from your town, city or village. [We file it](/services/permits-inspections) and book the inspector.',
    },
    {
      question: 'Will I need a new panel?',
      answer:
        'Often not: a lower setting can save you the upgrade. [Check your panel in two minutes](/services/electrical-panel-upgrades#check).',
    },
    {
      question: 'I rent, or own a condo. Can I get a charger?',
      answer:
        'Often, yes, with the landlord’s OK or [the board’s](/services/commercial-ev-charger-installation#condo).',
    },
    {
      question: 'Can I reach you on a Sunday?',
      answer: `By text or form, yes: at any hour, and we reply within ${business.contactPromiseHours} hours. We answer the phone ${hoursLine(business.hours.home)}.`,
    },
  ],
  towns: {
    title: 'Where we work in Nassau and Suffolk',
    nassau:
      'All of Nassau, from Great Neck to Massapequa. [Who issues your permit there](/blog/nassau-county-ev-charger-permits).',
    all: `All ${serviceAreaSlugs.length} towns`,
  },
  suffolk: {
    title: 'Serving Suffolk County',
  },
  zip: {
    title: 'Price, permit and rebate for your ZIP',
    lead: 'Your price and your permit office.',
  },
}
