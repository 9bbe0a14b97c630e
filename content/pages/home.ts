// The home page, section by section. Warranty and hours are the home page's own, see docs/product.md, "Business facts".
import { capitalized, numberInWords, usdRange } from '@/lib/format'
import { business } from '../business'
import { prices } from '../prices'
import { serviceSlugs } from '../routes'
import { serviceAreaSlugs, towns } from '../towns'
import type { HomePage } from '../types'

const inSuffolk = serviceAreaSlugs.filter(slug => towns[slug].county === 'Suffolk')

export const page: HomePage = {
  metadata: {
    title: 'EV Charger Installation in Nassau and Suffolk, NY',
    description: `Licensed and insured electricians install home EV chargers on Long Island, ${usdRange(prices.home.from)}. Free estimates, permits and inspections handled.`,
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
    lead: `You tell us the car and the parking spot. We size the circuit, file the permit, run a clean line from panel to charger and arrange the inspection. We are based in ${business.address.locality} and bring ${business.foundedNote}.`,
    promises: [
      'Licensed and insured',
      'Free estimates in writing',
      'Permits and inspections handled',
      'Help with the utility’s rebate form',
      `A reply the same day or within ${business.contactPromiseHours} hours`,
      '24/7 support',
    ],
  },
  services: {
    title: `${capitalized(numberInWords(serviceSlugs.length))} kinds of work, one company`,
    lead: 'For a house, start with the Tesla or the home charger page. A panel upgrade or a permit, where one is needed, goes into the same estimate.',
  },
  process: {
    title: 'Four steps from first call to first charge',
    lead: `A standard job is ${business.installHours.standard.min}-${business.installHours.standard.max} hours on site. The permit takes longer than the work. Once it is issued, we usually book you ${business.schedulingWeeks.min}-${business.schedulingWeeks.max} weeks out.`,
    steps: [
      {
        title: 'Free Consultation',
        text: 'Call, text or send a form. A photo of your panel and the make of your car are enough for a first answer, and it costs nothing.',
      },
      {
        title: 'Site Assessment',
        text: 'We look at the service, calculate the load, measure the run and agree with you on the wall. You get a written price before anything is ordered.',
      },
      {
        title: 'Professional Installation',
        text: 'Breaker in, conduit up, charger on the wall. We strap the line straight, seal what we drill and sweep up after ourselves.',
      },
      {
        title: 'Testing and Inspection',
        text: 'We test the charger with your car before we leave. Then the work is inspected and the certificate goes to your municipality, with a copy for you.',
      },
    ],
  },
  beforeAfter: {
    title: 'From an extension cord to a straight line',
    lead: 'Drag the handle. It is the same garage wall both times: first with an extension cord, then with a charger and its conduit.',
    beforeAlt:
      'Illustration of a garage wall before: an old outlet, an orange extension cord trailing over the floor to a car, boxes and paint cans beside it',
    afterAlt:
      'Illustration of the same wall after: a charger, straight conduit with straps from the panel, the cable hung in a loop and plugged into the car',
    caption:
      'Both pictures are illustrations, rendered on a computer. They show the kind of work we do and not a customer’s garage.',
  },
  price: {
    title: 'What a standard install costs',
    lead: `Standard installs are ${usdRange(prices.home.standard)}. Four things decide where yours lands, or whether it goes beyond: how far the charger is from the panel, whether the line runs indoors or through a trench, how much capacity the service has left, and how many amps your car can use.`,
    note: `The estimate says whether the charger is included or you bring your own. Indicative, before permit and inspection fees; your written estimate is the price that counts. Our work carries a ${business.warrantyYears.home}-year warranty. For a first figure of your own, place the charger in the [EV Planner](/ev-charger-planner).`,
  },
  towns: {
    title: 'Where we work in Nassau and Suffolk',
    lead: `We set out from ${business.address.locality}. Who issues your permit depends on the town or village, so that is the first thing we look up.`,
    nassau:
      'In Nassau we have written up one place in detail: the Village of [Hempstead](/service-areas/hempstead), which licenses its own master electricians. Elsewhere in the county, towns, cities and villages may each ask for a license. Give us the address, and we tell you whether ours is valid there before we price the job.',
    suffolk: `In Suffolk electricians are licensed by the county, while permits still come from the town or village. ${capitalized(numberInWords(inSuffolk.length))} of our [service areas](/service-areas) lie here, from Babylon to Montauk, each with its permit office, its prices and what its houses ask of a wiring run.`,
  },
  suffolk: {
    title: 'Serving Suffolk County',
    lead: 'Five places to start with. Each page says what kind of houses stand there, how the line usually runs, and how to reach us for a quote.',
  },
  zip: {
    title: 'Who handles your permit? Ask by ZIP',
    lead: 'Type a ZIP code. For those we have looked up you see which office issues permits, all of them where two or three towns share the ZIP; for any other we find out with you. The answer also says what we know of the utility’s rebate, with its date.',
  },
  quote: {
    title: 'A quick quote',
    lead: `Name, phone, and your town or ZIP are enough. We contact you within ${business.contactPromiseHours} hours.`,
  },
  estimate: {
    title: 'A full estimate, free',
    lead: `Tell us more and the first answer is closer to the final price. A reply comes within ${business.contactPromiseHours} hours, and you can drop the estimate at no charge.`,
  },
}
