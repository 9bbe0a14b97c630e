import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard, longer } = business.installHours
const { ferry } = prices.shelterIsland
const ferryRange = usdRange({ min: ferry.min, max: ferry.max })

export default {
  name: 'Shelter Island',
  preposition: 'on',
  county: 'Suffolk',
  kind: 'town',
  description: 'There’s no way on but the ferry, so the crew brings spares and we plan every visit around the boats.',
  offices: ['town-of-shelter-island', 'village-of-dering-harbor'],
  officeNote:
    'The Town issues your permit, unless you’re in the small village of Dering Harbor. The Town’s FAQ (undated) says contractors need a Shelter Island license.',
  zips: ['11964', '11965'],
  zipTable: [{ zip: '11964' }, { zip: '11965', place: 'Shelter Island Heights', offices: ['town-of-shelter-island'] }],
  point: { lat: 41.068, lon: -72.339 },
  map: {
    label: { x: 838, y: 88, anchor: 'middle', leader: true },
  },
  neighbors: ['Greenport', 'North Haven'],
  houses:
    'Year-round cottages, Victorian houses in the Heights, and waterfront second homes with long driveways and wells. On a long driveway, we start by measuring from the panel to where you park.',
  house: 'cottage',
  coast: 'Bays on every side. Plan for salt air, and for storm tides, which have stopped the North Ferry at times.',
  picture: 'coastal',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation on Shelter Island, NY',
      description: `EV charger installs on Shelter Island: ${usdRange(prices.shelterIsland.island)} plus ${ferryRange} for the ferry, ${range(standard)} hours on site. Marine-grade parts if needed. Call for a free estimate.`,
      keywords: [
        'EV charger installation Shelter Island',
        'Shelter Island Heights EV charger',
        'marine grade EV charger',
        'Dering Harbor electrician',
        'Shelter Island contractor license',
        'island EV charging 11964',
      ],
    },
    lead: `A Level 2 charger on Shelter Island costs ${usdRange(prices.shelterIsland.island)} to install, plus ${ferryRange} for the ferry, usually in ${range(standard)} hours on site. The crew brings spares, and we plan around the boats and sort out the permit.`,
    intro: [
      'We design your job before we line up for the boat, from photos of your panel and a measured route.',
      `You’ll want a charger at home out here, because public plugs are scarce. As of ${longDate(claims.shelterIslandCharging.asOf)} the local paper counted a dual charger near police headquarters, three Tesla plugs at Sunset Beach and four Rivian plugs at Mashomack.`,
      'We wire year-round cottages, Victorian houses in the Heights and waterfront second homes down long driveways. Wells, septic systems and old tree roots share the ground with any trench. No utility marks those, so we find them first.',
    ],
    reasons: [
      {
        title: 'We plan on one crossing',
        text: 'If your photos are good enough, a virtual survey saves the first trip. You see fares, waiting and the longer day as one price in your estimate.',
      },
      {
        title: 'The island’s own license',
        text: 'Before we quote you, we settle the license with the Town. Its undated FAQ says many off-island firms don’t have one, so ask every bidder to show theirs.',
      },
      {
        title: 'We bring the spare parts',
        text: 'There’s no quick run to a supply house from here. The spares are in the van when it rolls off the boat, and what we don’t use goes home with us.',
      },
      {
        title: 'We book around the boats',
        text: `The boats from Greenport and North Haven can fill up on summer weekends, and storm tides have stopped the North Ferry. Once the permit is in, we find you a weekday within ${range(business.schedulingWeeks)} weeks and agree with you on a backup plan.`,
      },
    ],
    services: [
      {
        service: 'home-ev-charger-installation',
        title: 'Cottages and year-round houses',
        text: 'A Level 2 charger on the driveway side, sized to the service your cottage has. For one overnight charge after the drive out, 24 A or 32 A usually does it.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'Wall Connectors at second homes',
        text: 'We mount yours out of the spray, where guests can reach it. Two can share one supply, so a second car on Friday night is no problem.',
      },
      {
        service: 'electrical-panel-upgrades',
        title: 'Long driveways and their feeders',
        text: 'With the meter by the road and the house at the water, the feeder may have been sized for the house alone. We work out what’s left before we add a car.',
      },
      {
        service: 'permits-inspections',
        title: 'Town or Dering Harbor',
        text: 'The village of Dering Harbor handles its own permits. Everyone else, the Heights included, files with the Town’s building department.',
      },
    ],
    costs: {
      intro: 'Start with the island install and add the ferry. If your wall faces salt, add marine-grade parts.',
      rows: [
        {
          item: 'Island install',
          price: prices.shelterIsland.island,
          detail: 'Circuit, breaker, mounting and testing for one Level 2 charger on a run of ordinary length.',
        },
        {
          item: 'Ferry logistics',
          price: prices.shelterIsland.ferry,
          detail:
            'Comes with every job here: fares, waiting and a longer working day. The county legislature sets the fares, and our price follows them.',
        },
        {
          item: 'Marine-grade materials',
          price: prices.shelterIsland.marineGrade,
          detail:
            'NEMA 4X-type boxes, stainless fasteners, sealed hubs, PVC in place of steel tubing, and a holster away from spray. There’s no official “marine grade” rating, so this is the list you get.',
        },
        {
          item: 'Trench or exterior run',
          price: prices.town.exteriorRun,
          detail: 'When you park away from the house. Wells, septic and roots set the path and the length.',
        },
        {
          item: 'Panel upgrade',
          price: prices.town.panelUpgrade,
          detail:
            'If the load calculation leaves no other way. If PSEG Long Island has to come too, we fit its date to the ferries.',
        },
      ],
      note: 'Is your wall sheltered? Then you may not need the marine-grade row at all.',
    },
    considerations: [
      {
        title: 'What we ask the Town',
        text: 'We call the Town, find out what your charger circuit needs and file that. Its FAQ ties building permits to the cost of the work and wants an underwriters’ certificate for generators and HVAC.',
      },
      {
        title: 'Your utility is PSEG Long Island',
        text: 'Greenport, where the north boat docks, has its own electric system. You’re on PSEG Long Island, so your rates and any charger rebate come from there. We help with the form, and the utility decides who qualifies.',
      },
      {
        title: 'How much salt your wall gets',
        text: 'There’s a bay on every side. Even so, a porch behind trees gets far less salt than a garage at the bulkhead. Expect the full marine list only at the bulkhead.',
      },
      {
        title: 'Shelter Island Heights',
        text: 'The Heights is a private property owners’ community. Check with your association if it reviews exterior changes. Then we settle where the charger and conduit go.',
      },
      {
        title: 'Trenching between wells and septic',
        text: 'We notify New York 811 at least two full working days before we dig. It marks public lines only. Send us a rough sketch of your well line and septic tank, and we plan around them.',
      },
    ],
    faq: [
      {
        question: 'Why does the ferry add a few hundred dollars?',
        answer: `Because the van, the tools and the crew cross twice. The ${ferryRange} pays for fares, time in line and hours a mainland job wouldn’t have. You see the exact amount before you say yes.`,
      },
      {
        question: 'My house is in the woods. Do I still need marine-grade parts?',
        answer:
          'Maybe only some of them. Stainless screws and sealed hubs cost little and belong everywhere out here. Special enclosures pay off on walls that catch wind off the water.',
      },
      {
        question: 'How much of the day will you be at my house?',
        answer: `About ${range(standard)} hours for a simple install, ${range(longer)} if the run is long. The rest of our day goes to the crossings.`,
      },
      {
        question: 'What if the weather stops the boats?',
        answer:
          'We call you and pick another day. If it turns mid-job, we leave your circuit safe and switched off until we can finish.',
      },
    ],
    closing: {
      title: 'Get your Shelter Island price, ferry included',
      text: `Send four photos: the panel with its door open, the meter, where you park, and the ground between. Add which ferry you use and when you’re there. [Send it all with the estimate form](/contact). We reply within ${business.contactPromiseHours} hours with questions, or with your free written estimate.`,
    },
  },
} satisfies TownFile
