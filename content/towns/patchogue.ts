import { longDate, range, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { TownFile } from '@/content/schema'

const { standard } = business.installHours
const { schedulingWeeks: booking } = business

export default {
  name: 'Patchogue',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'Bayfront village homes on small lots and shared driveways, with a review board for the historic district.',
  offices: ['village-of-patchogue', 'town-of-brookhaven'],
  officeNote:
    'The Village of Patchogue issues permits inside its line. North and East Patchogue share ZIP 11772 but file with the Town of Brookhaven. We check which you are.',
  zips: ['11772'],
  zipTable: [{ zip: '11772', note: 'North and East Patchogue file with the Town.' }],
  point: { lat: 40.765, lon: -73.016 },
  map: {
    label: { x: 520, y: 406, anchor: 'start', leader: true },
  },
  neighbors: ['Blue Point', 'North Patchogue', 'East Patchogue', 'Medford'],
  houses:
    'Frame houses of the late 1800s to 1920s, two-families, downtown apartments and bayfront homes. On a small lot or a shared driveway, we often use a pedestal or a side wall.',
  house: 'frame',
  coast:
    'Salt air off Great South Bay and the Patchogue River. Low streets can flood from the bay, so we mount it high.',
  picture: 'downtown',
  serviceArea: {
    layout: 'short',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Cost and Permits in Patchogue, NY',
      description: `Standard EV charger installation in Patchogue costs ${usdRange(prices.town.standard)} and takes ${range(standard)} hours. Village or town, we file. Call for your free estimate.`,
      keywords: [
        'EV charger installation Patchogue',
        'Village of Patchogue electrical permit',
        'Patchogue historic district EV charger',
        'Level 2 charger 11772',
        'apartment EV charging Patchogue',
      ],
    },
    lead: `Get a charger installed in Patchogue for ${usdRange(prices.town.standard)}, usually in ${range(standard)} hours. We work on narrow lots, shared driveways and downtown apartment lots. Village or town, we find out which is yours and file the permit.`,
    heading: 'What you pay and what you get',
    blocks: [
      {
        kind: 'list',
        items: [
          `**Standard circuit, ${usdRange(prices.town.standard)}.** Your panel is close to where you park, and there’s no digging. It takes ${range(standard)} hours.`,
          `**Panel upgrade, ${usdRange(prices.town.panelUpgrade)}.** A two-family with a small or crowded panel may need one. The load calculation decides.`,
          `**Exterior run or trench, ${usdRange(prices.town.exteriorRun)}.** For a garage behind the house or a post beside a shared driveway. If a car could hit that post, we set a bollard in front.`,
        ],
      },
      {
        kind: 'text',
        text: 'Near the bay and the Patchogue River we build for salt and high water: stainless fasteners, PVC pipe, and a mounting height set by the flood map.',
      },
      { kind: 'subheading', text: 'Who issues your permit' },
      {
        kind: 'text',
        text: 'Inside the incorporated village, it’s the Village’s own Building Department. North Patchogue and East Patchogue share your ZIP, 11772, but they’re unincorporated and file with the Town of Brookhaven. The Town’s rules on wire and inspectors are on [our Brookhaven page](/service-areas/brookhaven). The tax-map number on your survey or tax bill tells us which is yours.',
      },
      { kind: 'subheading', text: 'If you’re in the historic district' },
      {
        kind: 'text',
        text: 'Exterior changes there go to an Architectural Review Board, and its fee, if any, is extra. We plan it to be approved: charger on a side or rear wall, conduit off the street face, color close to the siding. A spot that can’t be seen from the sidewalk is usually the easiest to approve.',
      },
      {
        kind: 'text',
        text: 'Want to see how the line runs on a house like yours? Go to [charger installs on Patchogue streets](/locations/patchogue/).',
      },
    ],
    faq: [
      {
        question: 'Am I in the village or the town?',
        answer:
          'Your ZIP won’t tell you, because much of 11772 lies outside the village. The first digits of your tax-map number will. Read it to us or give us your address, and we confirm it with the building department before we file.',
      },
      {
        question: 'Will the review board get involved over my charger?',
        answer:
          'Yes, if you’re in the historic district and the charger changes the outside of the house. We keep it off the front and ask the Village early, so any review is in your schedule from day one.',
      },
      {
        question: 'Can our apartment or mixed-use building get several chargers?',
        answer: `Yes. The cars [share one managed feeder](/services/commercial-ev-charger-installation), so you don’t pay for a full circuit at every space. The state has offered money per port through NYSERDA’s Charge Ready NY 2.0 (as of ${longDate(claims.chargeReady.asOf)}). We check if funds are open.`,
      },
      {
        question: 'How soon can you do it?',
        answer: `Usually ${range(booking)} weeks after your permit. A design review takes extra time, so tell us first if you’re in the historic district.`,
      },
    ],
    closing: {
      title: 'Get your Patchogue price',
      text: `Text us two photos, the panel and the place where you park, or [write to us](/contact). We reply within ${business.contactPromiseHours} hours. Your written estimate is free and names the office your permit comes from.`,
    },
  },
  location: {
    layout: 'short',
    updated: '2026-11-26',
    metadata: {
      title: 'EV Charger Installation in Patchogue, NY',
      description: `Small lot, shared driveway or two-family? We install EV chargers in Patchogue for ${usdRange(prices.town.standard)}, usually in ${range(standard)} hours. Call for a free estimate.`,
      keywords: [
        'Patchogue EV charger',
        '11772 EV charging',
        'East Patchogue electrician',
        'Blue Point car charger',
        'two-family EV charger',
      ],
    },
    lead: `Narrow lot? Shared driveway? We bring the tape measure and find your spot. A standard Patchogue install is ${usdRange(prices.town.standard)} and usually takes ${range(standard)} hours. We file with the village or the Town, whichever is yours.`,
    sections: [
      {
        heading: 'Old frame house, garage out back',
        blocks: [
          {
            kind: 'text',
            text: 'Many houses near the center date from the late 1800s to the 1920s. If you have a garage, it may be in the rear, on one old 120 volt circuit. Code normally allows only one supply to that building. So we swap the old circuit for a bigger line and a small panel that runs the lights, the door and the car.',
          },
          {
            kind: 'text',
            text: 'No garage? We use a side wall or a pedestal. If a bumper could reach it, we put a steel post in front. We also keep the cord off the sidewalk and off the neighbor’s half of a shared driveway, so you and the neighbor stay friends.',
          },
        ],
      },
      {
        heading: 'Two-family house: whose meter pays?',
        blocks: [
          {
            kind: 'text',
            text: 'In a two-family house we first trace which meter feeds the driveway side. Your quote names the meter that pays for the car. Own one of the apartment or mixed-use buildings that went up downtown since 2010? Several spaces can share one managed feeder that splits its power among the cars. See [commercial charging](/services/commercial-ev-charger-installation).',
          },
        ],
      },
      {
        heading: 'Historic district or low street: where we mount it',
        blocks: [
          {
            kind: 'text',
            text: 'In the village’s historic district, exterior changes go before an Architectural Review Board. We plan on a side or rear wall, with the pipe out of sight of the street. Toward the Patchogue River and the Davis Park and Watch Hill ferries, low streets can flood from the bay. There we mount the charger at a height that suits your flood zone and use stainless and PVC.',
          },
          {
            kind: 'text',
            text: 'Leaving the car at the dock or the station? Charge at home the night before, and a small circuit is plenty.',
          },
        ],
      },
      {
        heading: 'Village or Town: where we work and file',
        blocks: [
          {
            kind: 'text',
            text: `We install in the village, North Patchogue, East Patchogue and Blue Point, and up to [Medford](/locations/medford/). All three Patchogues share ZIP 11772, so we go by your address. In the village we file with its own building department, in North and East Patchogue with the Town of Brookhaven. We’re usually at your door ${range(business.schedulingWeeks)} weeks after the permit. Read more on [permits and prices in Patchogue](/service-areas/patchogue).`,
          },
        ],
      },
    ],
    faq: [
      {
        question: 'My garage already has an outlet. Can the charger use it?',
        answer:
          'No, if it’s on a 120 volt, 20 amp circuit. A Level 2 charger needs its own 240 volt one. But if there’s an empty pipe in the ground, big enough and deep enough, we may use it and skip the digging.',
      },
      {
        question: 'We share a driveway. Who has to say yes?',
        answer:
          'Just you and the building department, if everything is on your side of the line. If a pipe, a post or the cord would use the neighbor’s side, get their written OK before we file.',
      },
      {
        question: 'We’re a two-family. Can both of us charge at home?',
        answer:
          'Yes, two ways: a charger on each meter, or one unit that you share and settle between you. We usually suggest the first, because the bills stay separate.',
      },
    ],
    closing: {
      title: 'Ready to Get Started?',
      text: `Pace out the driveway, note where the meters hang and call us. Or send the short form and we’ll do the pacing. Your estimate is free.`,
    },
  },
} satisfies TownFile
