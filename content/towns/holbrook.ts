import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { panelOnService, prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard, longer } = business.installHours

export default {
  name: 'Holbrook',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'High ranches with short charger runs, 1970s panels we check first, and two towns in one ZIP.',
  offices: ['town-of-islip', 'town-of-brookhaven'],
  officeNote:
    'Part of Holbrook is in the Town of Islip and part in the Town of Brookhaven. We look up your lot and file with the right one.',
  zips: ['11741'],
  zipTable: [{ zip: '11741' }],
  point: { lat: 40.794, lon: -73.07 },
  map: {
    label: { x: 496, y: 470, anchor: 'start', leader: { x: 437, y: 350 } },
  },
  house: 'high-ranch',
  picture: 'panel',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Cost and Permits in Holbrook, NY',
      description: `EV chargers installed in Holbrook homes for ${usdRange(prices.town.standard)}, ${range(standard)} hours. Old panels checked, Islip or Brookhaven permit filed. Call for a free estimate.`,
      keywords: [
        'EV charger installation Holbrook NY',
        '11741 EV charger',
        'Federal Pacific panel replacement Holbrook',
        'high ranch EV charger',
        'condo EV charger New York',
        'Holbrook EV charger cost',
      ],
    },
    lead: `Does the panel door say Federal Pacific? Holbrook’s 1970s panels get a look before your price is firm. A sound one takes a charger for ${usdRange(prices.town.standard)}, in ${range(standard)} hours.`,
    reasons: [
      {
        title: 'Opened before it’s priced',
        text: 'Make and photo tell a lot. On site the panel is opened and the terminals looked at before your price is final.',
      },
      {
        title: 'Power off once',
        text: 'Where your town allows, new panel and charger go on one application and into one visit.',
      },
      {
        title: 'Paperwork for your condo board',
        text: 'A description of the work, proof of license and insurance: your request is complete the first time.',
      },
    ],
    services: [
      {
        service: 'electrical-panel-upgrades',
        title: 'New panels for Stab-Lok and Zinsco',
        text: 'The new panel goes in first and the charger after it. Old branch circuits are moved over and checked.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'A Wall Connector on new copper',
        text: 'Its own breaker, its own copper line, hard-wired. Old aluminum branch wiring stays out of it.',
      },
      {
        service: 'home-ev-charger-installation',
        title: 'Chargers in lower-level garages',
        text: 'A bend or two and a few feet of cable. With so little wire to pay for, pick the wall you like best.',
      },
    ],
    costs: {
      rows: [
        {
          item: 'Lower-level garage, sound panel',
          price: prices.town.standard,
          detail: 'Short indoor run, new two-pole breaker, charger on the garage wall.',
        },
        {
          item: panelOnService,
          price: prices.town.panelUpgrade,
          detail: 'Old branch circuits moved over and checked.',
        },
        {
          item: 'Outside wall or detached parking',
          price: prices.town.exteriorRun,
          detail: 'For townhouse rows with the panel away from the car.',
        },
      ],
    },
    considerations: [
      {
        title: 'How to read your panel label',
        text: 'Look inside the panel door for “Federal Pacific”, “Stab-Lok” or “Zinsco”. Found one? Leave the cover screws alone and send us a photo.',
      },
      {
        title: 'If you have aluminum wiring',
        text: 'Branch wiring of the 1970s can be aluminum. You can still have a charger; those connections get a look while the panel is open.',
      },
      {
        title: 'Two towns, two sets of rules',
        text: 'On the [Islip](/service-areas/islip) side, the inspector comes from the Town’s list. On the [Brookhaven](/service-areas/brookhaven) side, the Town Board designates inspectors and your circuit has to be copper.',
      },
    ],
    faq: [
      {
        question: 'I’ve got a Federal Pacific panel. Can I still get a charger?',
        answer: `Usually with a new panel. That’s ${usdRange(prices.town.panelUpgrade)} on top of the charger install, and both can be one project.`,
      },
      {
        question: 'How long will my power be off?',
        answer: `For a charger alone, only while the breaker is connected. The whole job takes ${range(standard)} hours, or ${range(longer)} with a longer route.`,
      },
    ],
    closing: {
      title: 'Get your Holbrook price',
      text: 'Add one clear picture of the panel label, and the first answer says if the panel can stay.',
    },
  },
  location: {
    layout: 'short',
    updated: '2026-11-28',
    metadata: {
      title: 'EV Charger Installation in Holbrook, NY',
      description: `High ranch, ranch, colonial or condo: Holbrook charger installs run ${usdRange(prices.town.standard)}, ${range(standard)} hours on site. ZIP 11741. Call for a free estimate.`,
      keywords: [
        'Holbrook EV charger',
        '11741 electrician',
        'high ranch EV charger',
        'Federal Pacific panel Holbrook',
        'condo EV charger Holbrook',
      ],
    },
    lead: `A high ranch with the panel by the garage? That’s the shortest run we do: a Holbrook charger on the wall in ${range(standard)} hours, for ${usdRange(prices.town.standard)}.`,
    sections: [
      {
        heading: 'How far your line has to run',
        blocks: [
          {
            kind: 'text',
            text: 'In a high ranch the charger can sit a few feet from its breaker, indoors and out of the weather. A ranch comes next, with a trip through the basement or the attic. A colonial with the panel in the far basement corner takes the most cable, but rarely a trench.',
          },
        ],
      },
      {
        heading: 'A first look at your panel',
        blocks: [
          {
            kind: 'text',
            text: 'Open the hinged door, but leave the screwed-on cover alone. A photo of the label, the main breaker and any empty spaces tells us half of what we need. If you need a [panel upgrade](/services/electrical-panel-upgrades), it gets its own line, so you see the price of the charger alone.',
          },
        ],
      },
      {
        heading: 'Condos, 55-plus homes and your town',
        blocks: [
          {
            kind: 'text',
            text: 'You need your association’s OK, and a route the board can see: we draw it. ZIP 11741 is part Islip, part Brookhaven; [Holbrook permits and prices](/service-areas/holbrook) has both. We’re also in Bayport, Sayville and [Holtsville](/locations/holtsville/).',
          },
        ],
      },
    ],
    faq: [
      {
        question: 'I have a high ranch. Will mine be at the low end?',
        answer:
          'Most likely, if panel and garage share the lower level, as they usually do. An addition, a garage made into living space or a panel moved upstairs can make the run longer.',
      },
      {
        question: 'Our condo has assigned parking. Where do I start?',
        answer:
          'With a letter to your board that names a licensed electrician. Call us first: we give you the sketch and our insurance certificate to send with it. For the legal side, ask the board or a lawyer.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: 'The style of your house and the brand on the panel: sometimes that’s all a price range takes.',
    },
  },
} satisfies TownFile
