import { longDate, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { FullServiceArea } from '@/content/types'

const { longer } = business.installHours

export const serviceArea: FullServiceArea = {
  layout: 'full',
  updated: '2026-11-22',
  metadata: {
    title: 'Luxury EV Charger Installation in Southampton',
    description:
      'EV chargers for Southampton estates and village houses: concealed runs, several cars on one managed feeder, generator rules, village review and prices.',
    keywords: [
      'luxury EV charger installation Southampton',
      'Southampton estate EV charging',
      'multi-car EV charger Hamptons',
      'Water Mill EV charger',
      'Southampton Village architectural review',
      'EV charger generator interlock',
    ],
  },
  lead: 'How many cars on the fullest weekend, how far from the service, what the generator may carry, and what may be seen from the court: those four answers shape a job in Southampton. We ask for them before we price a charger.',
  intro: [
    'An ocean-side property may have its meter by the lane, its main panel in a mechanical room and its cars in a court behind the hedge. New builds often have a 400 A service, and even that fills up once pool heat, air conditioning and large kitchens have taken their share. So the first visit is a survey of what exists and what runs at the same time.',
    'Appearance comes next. Pedestals can stand behind planting, conduit can follow a foundation line, and the cable can hang on a holster around the corner. You decide what may be seen from the court, and the route is drawn around that.',
    'Not every house here is an estate. Village capes and modest places in Tuckahoe or North Sea need the same clean circuit as anywhere, at the ordinary price, which is in the table too.',
  ],
  reasons: [
    {
      title: 'One plan for the whole property',
      text: 'We plan service, panels, feeders, generator and chargers together before we price any of them. Your builder, estate manager or architect can comment while changes are still easy.',
    },
    {
      title: 'Power shared rather than multiplied',
      text: 'Four cars do not need four full circuits. With energy management on a common feeder, the available power is divided among whatever is plugged in, and a night is usually long enough.',
    },
    {
      title: 'Finish agreed in advance',
      text: 'Color of covers, height, spacing and where cable is coiled are written into the scope, so that you can check the result against it.',
    },
    {
      title: 'Arranged with your caretaker',
      text: 'We agree on access with whoever looks after the house and work around guests and tenancies. We are licensed and insured; ask for the certificates.',
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'A concealed single charger',
      text: 'One unit by the garage or the side entrance, with the wire hidden in the structure where that is possible. Where it is not, we show you the visible path first.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Rows of Wall Connectors',
      text: 'Up to six can share power as one group. Together they stay within one supply, and each car draws what it can, up to 48 A.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Estate services and feeders',
      text: 'Sub-panels near the motor court, feeders sized for voltage drop, and the utility’s paperwork: at 300 A and above PSEG Long Island asks for a load letter.',
    },
    {
      service: 'permits-inspections',
      title: 'Village or Town filing',
      text: 'We establish the jurisdiction, confirm the electrical route with its building department and, where an exterior needs review, describe the equipment and its place for the board.',
    },
    {
      service: 'commercial-ev-charger-installation',
      title: 'Clubs, inns and staff parking',
      text: 'Commercial parking lots follow other rules: trenches need 24 inches of cover, and PSEG Long Island wants a load letter. Such a job is surveyed and priced by itself.',
    },
  ],
  costs: {
    intro:
      'Estates differ too much for one figure. These bands show where most scopes begin and what lifts them, all before municipal and inspection fees.',
    rows: [
      {
        item: 'Luxury single install',
        price: prices.southampton.luxury,
        detail: 'Concealed route, matched finish and careful placement for one charger close to adequate power.',
      },
      {
        item: 'Multi-station',
        price: prices.southampton.multiStation,
        detail:
          'Two or more chargers on a shared, managed feeder. Count of units, distance to the court and commissioning decide where in the band.',
      },
      {
        item: 'Estate service upgrade',
        price: prices.southampton.estateUpgrade,
        detail: 'New sub-panel, long feeder or a larger service, arranged so that pool, house and cars run together.',
      },
      {
        item: 'Standard install in a village cape',
        price: prices.town.standard,
        detail: 'Panel near the driveway, visible but tidy conduit, no trench.',
      },
      {
        item: 'Panel upgrade in a smaller house',
        price: prices.town.panelUpgrade,
        detail: 'For a cape whose load calculation leaves no room for a charger, even at a lower setting.',
      },
      {
        item: 'Exterior trench',
        price: prices.town.exteriorRun,
        detail:
          'Added to the two single-charger rows. A gravel driveway is easier to open and close than paving or planting.',
      },
    ],
    note: 'Chargers, pedestals, landscaping and masonry are outside these bands and listed separately in the proposal.',
  },
  considerations: [
    {
      title: 'Village, Town or Nation',
      text: 'Addresses in the incorporated village file with it. North Sea, Tuckahoe, Shinnecock Hills and Water Mill belong to the Town. Shinnecock Nation land is separate from both, and we ask the Nation who has authority before anything else.',
    },
    {
      title: 'Historic districts',
      text: 'Within the village’s districts its Board of Architectural Review and Historic Preservation can be involved in exterior work. Equipment that the public cannot see is usually the simplest to approve.',
    },
    {
      title: 'Generators',
      text: 'Unless a generator was sized for charging, the cars must be shed or locked out while it runs. We build that in and test it with the generator running.',
    },
    {
      title: 'Review can be slow',
      text: `In ${longDate(claims.southamptonBacklog.asOf)} the Town announced that it was only then reviewing applications from June. That notice is old, yet filing in winter for the summer is still prudent. We ask for the current wait.`,
    },
    {
      title: 'NYStretch in the Town',
      text: 'The Town adopted this energy code in December 2021; its reach ends at the village line. A house built since then in the Town may already be EV-capable, so look for a labeled conduit before paying for another.',
    },
    {
      title: 'Salt and groundwater',
      text: 'By the ocean and the ponds, trenches may find water and metal may not last. We plan plastic conduit, stainless hardware and pedestals set above grade.',
    },
  ],
  faq: [
    {
      question: 'Can several guests charge at once?',
      answer:
        'Yes, more slowly. A managed feeder divides the power it has: several cars overnight is realistic, several in one hour is not. We size it for your busiest weekend.',
    },
    {
      question: 'How long does a luxury installation take on site?',
      answer: `A single concealed charger is often ${longer.min}-${longer.max} hours. Multi-station and service work takes longer, on dates agreed beforehand with whoever manages the house.`,
    },
    {
      question: 'What separates a luxury install from a standard one?',
      answer: `Mostly the hidden route and the finish. Both meet the same code. If visible conduit on a side wall does not bother you, the ${usdRange(prices.town.standard)} job is just as safe.`,
    },
    {
      question: 'Will the chargers work during an outage?',
      answer:
        'Only if the generator or battery was sized for them. The usual choice is to hold charging until utility power returns, or to allow one car at a low setting.',
    },
  ],
  closing: {
    title: 'Begin with a survey',
    text: 'Tell us how many cars on the fullest weekend, where they stand and who looks after the property. We walk it with that person and quote the work free of charge. [Arrange a visit](/contact).',
  },
}
