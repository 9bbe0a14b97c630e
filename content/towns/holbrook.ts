import { range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard, longer } = business.installHours

export default {
  name: 'Holbrook',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'High ranches with short charger runs, 1970s panels we check first, and two towns in one ZIP.',
  offices: ['town-of-islip', 'town-of-brookhaven'],
  officeNote:
    'Part of Holbrook is in the Town of Islip and part in the Town of Brookhaven. We read your tax-map number and file with the right one.',
  zips: ['11741'],
  zipTable: [{ zip: '11741' }],
  point: { lat: 40.794, lon: -73.07 },
  map: {
    label: { x: 496, y: 470, anchor: 'start', leader: { x: 437, y: 350 } },
  },
  neighbors: ['Ronkonkoma', 'Holtsville', 'Bohemia', 'Farmingville', 'Bayport', 'Sayville'],
  houses:
    'Many are high ranches, ranches and colonials of the late 1960s and 1970s. We check for a Federal Pacific or Zinsco panel and for aluminum branch wiring before we add 240 V.',
  house: 'high-ranch',
  coast: 'Inland, bordering Long Island MacArthur Airport, so ordinary outdoor equipment does the job.',
  picture: 'panel',
  serviceArea: {
    layout: 'full',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Cost and Permits in Holbrook, NY',
      description: `EV chargers installed in Holbrook homes for ${usdRange(prices.town.standard)}, usually ${range(standard)} hours. Old panels checked, Islip or Brookhaven permit filed. Call for a free estimate.`,
      keywords: [
        'EV charger installation Holbrook NY',
        '11741 EV charger',
        'Federal Pacific panel replacement Holbrook',
        'high ranch EV charger',
        'condo EV charger New York',
        'Holbrook EV charger cost',
      ],
    },
    lead: `A Level 2 charger install in your Holbrook garage costs ${usdRange(prices.town.standard)} and takes ${range(standard)} hours. Got a 1970s panel? We check it before the price is firm. Islip side or Brookhaven side, we file the permit.`,
    intro: [
      'Lots of Holbrook houses are the same age, and so are their panels. Much of the hamlet grew up within ten years, 1965 to 1975, once the Expressway arrived. Before we add 240 V we check three things: the make of your panel, the metal of the old wiring, and your town. If the panel is a Federal Pacific with Stab-Lok breakers, or a Zinsco, we’d rather replace it than connect a charger to it.',
      'Two towns share ZIP 11741. On the Islip side, we file electronically and the inspection agency comes from the Town’s list. On the Brookhaven side, the Town Board designates the inspectors, and your charger’s circuit has to be copper. Our [Islip](/service-areas/islip) and [Brookhaven](/service-areas/brookhaven) pages have the details.',
      'Here you’ll find permits, prices and what’s behind the panel cover. For your street, your style of house and a quick quote, see [charger installs in Holbrook homes](/locations/holbrook/).',
    ],
    reasons: [
      {
        title: 'A price that holds',
        text: 'The make and a photo tell us a lot. Then we open the panel on site and look at the terminals before your price is final.',
      },
      {
        title: 'High ranches go fast',
        text: `If your panel and garage share the lower level and the panel is sound, it’s one of the shortest runs we do. Count on ${range(standard)} hours, usually ${range(business.schedulingWeeks)} weeks after the permit.`,
      },
      {
        title: 'Paperwork for your condo board',
        text: 'Boards usually want a description of the work, a licensed contractor and proof of insurance. We give you the electrician’s part, so your request is complete the first time.',
      },
      {
        title: 'Tested with your car',
        text: 'We test with the car drawing power, show you the settings, and label the breaker for the next electrician.',
      },
    ],
    services: [
      {
        service: 'electrical-panel-upgrades',
        title: 'New panels for Stab-Lok and Zinsco',
        text: 'We put the new panel in first and the charger after it. Where your town allows, both go on one permit application.',
      },
      {
        service: 'home-ev-charger-installation',
        title: 'Chargers in lower-level garages',
        text: 'In a high ranch, power often reaches the garage with a bend or two and a few feet of cable. With so little wire to pay for, pick the wall you like best.',
      },
      {
        service: 'tesla-ev-charger-installation',
        title: 'A Wall Connector on new copper',
        text: 'Your unit gets its own breaker and its own copper line, hard-wired, set to what your service can carry. Any old aluminum branch wiring stays out of it.',
      },
      {
        service: 'permits-inspections',
        title: 'Your Islip or Brookhaven permit',
        text: 'We look up your parcel, file the way that town accepts, book an inspector it recognizes and hand you the certificate at the end.',
      },
    ],
    costs: {
      intro:
        'In Holbrook, your panel usually matters more to the price than the distance. These prices are for houses. We price condominiums one by one.',
      rows: [
        {
          item: 'Lower-level garage, sound panel',
          price: prices.town.standard,
          detail:
            'Short indoor run, new two-pole breaker, charger on the garage wall. If we don’t cross a finished wall, expect the low end.',
        },
        {
          item: 'Old panel out, 200 A in',
          price: prices.town.panelUpgrade,
          detail:
            'We move your old branch circuits over and check them. With a new service you now generally get surge protection and an outdoor emergency disconnect too, and those push the price up.',
        },
        {
          item: 'Outside wall or detached parking',
          price: prices.town.exteriorRun,
          detail:
            'Added for outdoor conduit or a trench, as at townhouse rows with the meters at the end of the building.',
        },
      ],
      note: 'If aluminum connections elsewhere in the house need repair, we quote that separately.',
    },
    considerations: [
      {
        title: 'Islip or Brookhaven?',
        text: 'Your neighbor may have filed with the other town. Go by the first four digits of your own tax-map number, or give us your address and we’ll look.',
      },
      {
        title: 'How to read your panel label',
        text: 'Look inside the panel door for “Federal Pacific”, “Stab-Lok” or “Zinsco”. Found one? Leave the cover screws alone and send us a photo.',
      },
      {
        title: 'If you have aluminum wiring',
        text: 'Branch wiring of the 1970s can be aluminum. You can still have a charger. We look at those connections while the panel is open.',
      },
      {
        title: 'Condos and 55-plus communities',
        text: 'Real Property Law 339-ll bars a condominium board from prohibiting or unreasonably restricting a charger in your own or assigned space. You pay for work, power and upkeep and show insurance.',
      },
      {
        title: 'No salt, no tides',
        text: 'You’re inland, beside MacArthur Airport. Ordinary listed outdoor equipment does the job, so your money can go into the panel.',
      },
    ],
    faq: [
      {
        question: 'I’ve got a Federal Pacific panel. Can I still get a charger?',
        answer: `Yes, after a new panel. That’s ${usdRange(prices.town.panelUpgrade)} on top of the charger install. We can often do both in one project, so your power is off once.`,
      },
      {
        question: 'How do I know if I’m in Islip or Brookhaven?',
        answer:
          'Look at the tax-map number on your tax bill or survey. It usually starts with 0500 for Islip or 0200 for Brookhaven. We check it again before we file.',
      },
      {
        question: 'Can my condo board say no?',
        answer:
          'Not outright. State law lets a condominium board set reasonable rules, but it can’t ban a charger in your own unit or assigned space. Co-ops aren’t covered. Ask the board or a lawyer about the rules, and we’ll describe the electrical work for your request.',
      },
      {
        question: 'How long will my power be off?',
        answer: `For a charger alone, only while we connect the breaker. The whole job takes ${range(standard)} hours, or ${range(longer)} with a longer route. For a new panel the power is off longer, and we pick that day with you ahead of time.`,
      },
    ],
    closing: {
      title: 'Get your Holbrook price',
      text: `Open the panel door, leave the cover on, and take one clear picture of the label and the breakers. That usually tells us if the panel can stay. Send it with your address, hear from us within ${business.contactPromiseHours} hours, and get your written estimate free.`,
    },
  },
  location: {
    layout: 'short',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Holbrook, NY',
      description: `High ranch, ranch, colonial or condo: Holbrook charger installs run ${usdRange(prices.town.standard)}, usually ${range(standard)} hours on site. ZIP 11741. Call for a free estimate.`,
      keywords: [
        'Holbrook EV charger',
        '11741 electrician',
        'high ranch EV charger',
        'Federal Pacific panel Holbrook',
        'condo EV charger Holbrook',
      ],
    },
    lead: `A standard charger install in Holbrook is ${usdRange(prices.town.standard)} and usually takes ${range(standard)} hours. Got a high ranch? The panel is usually right by the garage. Short run, easy job. We look over your panel and file with your town, Islip or Brookhaven.`,
    sections: [
      {
        heading: 'How far your line has to run',
        blocks: [
          {
            kind: 'text',
            text: 'High ranches often have the shortest runs. The panel is usually on the lower level, beside or behind the garage. Your charger can sit a few feet from its breaker, indoors and out of the weather. A ranch comes next, with a trip through the basement or the attic. A colonial with the panel in the far basement corner takes the most cable, but rarely a trench.',
          },
        ],
      },
      {
        heading: 'What we check in a 1970s panel',
        blocks: [
          {
            kind: 'text',
            text: 'Much of Holbrook went up between 1965 and 1975, after the Expressway came. If your house did, we look for two names on the panel: Federal Pacific, with its Stab-Lok breakers, and Zinsco. We’d rather replace either one than add a car to it. Houses from those years can have aluminum branch wiring, too. Your charger gets its own new circuit, and we check the old connections while we’re in there.',
          },
          {
            kind: 'text',
            text: 'You can take a first look yourself. Open the hinged door, but leave the screwed-on cover alone. Take a photo of the label, the main breaker and any empty spaces. If you need a [panel upgrade](/services/electrical-panel-upgrades), we quote it on its own line, so you see the price of the charger alone.',
          },
        ],
      },
      {
        heading: 'Condos and 55-plus homes',
        blocks: [
          {
            kind: 'text',
            text: 'Own in a condo or an age-restricted development? You need your association’s OK, and we need to see where your meter is. New York law limits a condo board’s right to say no. We draw the route, so the board can see what it’s approving.',
          },
        ],
      },
      {
        heading: 'Where we work, and which town is yours',
        blocks: [
          {
            kind: 'text',
            text: 'We work all over the hamlet, on the Islip side and the Brookhaven side. We’re also in Bayport, Sayville, Ronkonkoma, [Holtsville](/locations/holtsville/) and Farmingville.',
          },
          {
            kind: 'text',
            text: `ZIP 11741 is part Islip, part Brookhaven, with different inspectors and wiring rules. Give us your address, and your quote names your side. Your install day is usually ${range(business.schedulingWeeks)} weeks from the permit. See [Holbrook permits and prices](/service-areas/holbrook) for both towns.`,
          },
        ],
      },
    ],
    faq: [
      {
        question: 'Why do you want a picture of my panel first?',
        answer:
          'It tells us half of what we need: the brand, the main breaker and the open spaces. Then we can say by phone if it looks like a plain job.',
      },
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
      text: `Tell us the style of your house and the brand on the panel. For a Holbrook high ranch, sometimes that’s all we need for a price range. The written estimate is free.`,
    },
  },
} satisfies TownFile
