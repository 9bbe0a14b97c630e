// The home page, section by section. Warranty and hours are the home page's own, see
// docs/product.md, "Business facts".
import { capitalized, longDate, numberInWords, usdRange, range } from '@/lib/format'
import { hoursLine } from '@/lib/hours'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { withLicense } from '@/content/license'
import { prices } from '@/content/prices'
import { serviceSlugs } from '@/content/slugs'
import { timelineFor } from '@/content/timeline'
import { serviceAreaSlugs, towns } from '@/content/towns'
import type { HomePage } from '@/lib/schema/page'

const inSuffolk = serviceAreaSlugs.filter(slug => towns[slug].county === 'Suffolk')
const { installHours, schedulingWeeks } = business
const { rebate2026, rebate2026Extra } = prices.incentives
const { utilityRebate2026 } = claims
const hoursOnSite = `${range(installHours.standard)} hours`

export const page: HomePage = {
  metadata: {
    title: 'EV Charger Installation on Long Island, NY',
    description: `Home EV chargers installed in Nassau and Suffolk ${usdRange(prices.home.from)}, usually in ${hoursOnSite}. We file the permit. Call ${business.phone} for a free estimate.`,
    keywords: [
      'EV charger installation Long Island',
      'EV charger electrician',
      'home EV charger Nassau',
      'home EV charger Suffolk',
      'Level 2 charger installation',
      'Tesla charger installation',
    ],
  },
  hero: {
    title: `EV chargers installed at Long Island homes, ${usdRange(prices.home.from)}`,
    lead: `A standard job is ${usdRange(prices.home.standard)} and takes ${hoursOnSite}. We file the permit, run a clean line from your panel to the car, and book the inspector. Send us your town and get a free price in writing.`,
    promises: [
      withLicense('Licensed and insured'),
      business.foundedNote,
      `Based in ${business.address.locality}`,
      'Free estimates in writing',
      'Permits and inspections handled',
      'Help with the utility rebate',
      `A reply the same day or within ${business.contactPromiseHours} hours`,
      '24/7 support',
    ],
  },
  services: {
    title: `${capitalized(numberInWords(serviceSlugs.length))} services, one crew`,
    lead: 'Got a house? Start with Tesla or home chargers. If you need panel work or a permit, it goes into the same estimate.',
  },
  process: {
    title: 'Four steps from first call to first charge',
    lead: `We’re on site for ${hoursOnSite}. The permit is the slow part, and we take care of it. Once it’s issued, we book you ${range(schedulingWeeks)} weeks out.`,
    steps: [
      {
        title: 'Free Consultation',
        text: 'Call, text or send a form. Tell us your car and send a photo of your panel, and we’ll give you a first answer for free.',
      },
      {
        title: 'Site Assessment',
        text: 'We check your service, calculate the load, measure the run and pick the wall with you. You get the price in writing before we order a thing.',
      },
      {
        title: 'Professional Installation',
        text: 'Breaker in, conduit up, charger on the wall. We strap the line straight, seal every hole and sweep up after ourselves.',
      },
      {
        title: 'Testing and Inspection',
        text: 'We test the charger with your car before we leave. The inspector signs off, your municipality gets the certificate, and you get a copy.',
      },
    ],
  },
  beforeAfter: {
    title: 'From an extension cord to a clean wall',
    lead: 'Drag the handle to see the same garage wall before and after.',
    beforeAlt:
      'Garage wall before: an old outlet, an orange extension cord trailing over the floor to a car, boxes and paint cans beside it',
    afterAlt:
      'The same wall after: a charger, straight conduit with straps from the panel, the cable hung in a loop and plugged into the car',
    caption: 'Renderings of one garage wall, before and after.',
  },
  price: {
    title: 'What a standard install costs',
    lead: 'Four things set your price: how far the charger is from the panel, whether the line runs indoors or through a trench, how much room your panel has, and how many amps your car can use.',
    note: `Our work carries a ${business.warrantyYears.home}-year warranty. Want a ballpark right now? Place the charger in the [EV Planner](/ev-charger-planner).`,
  },
  faq: [
    {
      question: 'How much does it cost to install an EV charger at home?',
      answer: `A standard job is ${usdRange(prices.home.standard)}, permit and inspection fees aside. Some homes need more: a panel upgrade (${usdRange(prices.town.panelUpgrade)}) or a trench (${usdRange(prices.town.exteriorRun)}). Send photos of your panel and parking spot, and we’ll tell you if yours does.`,
    },
    {
      question: 'How long does the whole thing take?',
      answer: `${capitalized(timelineFor('Suffolk').total)} from your yes. Most of that is the permit. Then we book you ${range(schedulingWeeks)} weeks out, and a standard job takes ${hoursOnSite}.`,
    },
    {
      question: 'Do I need a permit for a home charger?',
      answer:
        'Yes, from your town, city or village. We find the right office, file the papers and book the inspector. Here’s [how permits work](/services/permits-inspections).',
    },
    {
      question: 'Will I need a new panel?',
      answer:
        'Only if the load calculation says your home needs it. A lower setting or load management often saves you the upgrade. [Check your panel in two minutes](/services/electrical-panel-upgrades#check).',
    },
    {
      question: 'Is there a rebate I can still get?',
      answer: `There may be: PSEG Long Island’s program runs through ${longDate(utilityRebate2026.expires)}, or until funds end. In ${longDate(utilityRebate2026.asOf)} it was reported at ${usdRange(rebate2026)} for a listed Level 2 charger, ${usdRange(rebate2026Extra)} more for some households. Ask us before you buy: we check the list and help with the form. The utility decides.`,
    },
    {
      question: 'Is the charger included in the price?',
      answer:
        'No, so you can pick the one you like. Ask us first and we’ll name a few that suit your car. Own one already? Send us the model and we’ll check that it’s listed.',
    },
    {
      question: 'What does 24/7 support mean on a Sunday?',
      answer: `You can text, leave a message or send a form at any hour, Sunday too. You hear from us within ${business.contactPromiseHours} hours. Office hours are ${hoursLine(business.hours.home)}.`,
    },
  ],
  towns: {
    title: 'Where we work in Nassau and Suffolk',
    lead: `Based in ${business.address.locality}, serving both counties. Your town or village issues the permit, so we look up the office first.`,
    nassau:
      'Our [Hempstead page](/service-areas/hempstead) covers the village, which licenses its own master electricians. Elsewhere in Nassau? Send us the address and we’ll check that our license covers it.',
    suffolk: `Suffolk licenses electricians for the whole county, and your town or village issues the permit. ${capitalized(numberInWords(inSuffolk.length))} of our [service areas](/service-areas) are here, from Babylon to Montauk. Each page has local prices, the permit office and what your kind of house needs.`,
  },
  suffolk: {
    title: 'Serving Suffolk County',
    lead: 'Five towns to start with. See how we run the line in houses like yours, then ask for your price on the same page.',
  },
  zip: {
    title: 'Who issues your permit? Type your ZIP',
    lead: 'You see who issues the permit, the fee where we know it, the usual wait and where the utility’s rebate stands. Then get a quote with your ZIP already filled in.',
  },
}
