// The words of the site: menus, buttons, status lines, the map, links to nearby towns, and the
// drawings.
import { range } from '@/lib/format'
import type { Compass } from '@/lib/nearby'
import { business } from '@/content/business'
import type { PlaceFamily } from '@/content/routes'
import type { County } from '@/content/schema'
import type { Town } from '@/content/towns'
import { formLabels } from './forms'

// Short interface texts: menus, buttons, status lines.
export const labels = {
  skip: 'Skip to the content',
  home: 'Home',
  services: 'Services',
  allServices: 'All services',
  serviceAreas: 'Service Areas',
  allServiceAreas: 'All service areas',
  locations: 'Locations',
  allLocations: 'All locations',
  blog: 'Blog',
  planner: 'EV Planner',
  contact: 'Contact',
  menu: 'Menu',
  close: 'Close',
  mainMenu: 'Main',
  freeEstimate: 'Free Estimate',
  getFreeEstimate: 'Get Free Estimate',
  getAFreeEstimate: 'Get a Free Estimate',
  getYourFreeEstimate: 'Get Your Free Estimate',
  requestFreeQuote: 'Request Free Quote',
  getQuote: 'Get a Free Quote',
  learnMore: 'Learn More',
  /** Visually hidden end of the link text. */
  learnMoreAbout: (subject: string) => `about ${subject}`,
  readMore: 'Read More',
  backToBlog: 'Back to Blog',
  backToHome: 'Back to Home',
  contactUs: 'Contact Us',
  callNow: 'Call Now',
  call: 'Call',
  textUs: 'Text us for an install quote',
  planYours: 'Plan it in 3D',
  checkZip: 'Check your ZIP',
  breadcrumbs: 'Breadcrumb',
  privacy: 'Privacy',
  terms: 'Terms',
  footer: {
    services: 'Services',
    areas: 'Service areas',
    contact: 'Contact',
    coverage: `EV chargers installed across ${business.serviceArea}. We file the permit and book the inspector.`,
    social: 'Follow us',
    /** Shown once the number in content/business.ts is no longer a sample. */
    license: (number: string) => `License ${number}`,
    /** Once for all pictures of the site. */
    pictures: 'Pictures on this site are renderings.',
    rights: `© ${business.name}. All rights reserved. Licensed and insured.`,
  },
  sidebar: {
    title: 'Service areas',
    towns: 'Towns',
    toggle: 'Toggle the list of towns',
    shortcut: 'Ctrl or Cmd + B',
    callTitle: 'Talk to an electrician',
    callText: 'Ask us about your panel, your wall or your town. The estimate is free.',
  },
  notFound: {
    title: 'Page not found',
    heading: 'Oops! Page not found',
    text: 'We can’t find that page. It may have moved, or the link has a typo. Looking for a price? Call us, or start from the home page.',
    home: 'Return to the home page',
    keywords: ['page not found', 'EV charger installation Long Island', `${business.name} contact`],
  },
  forms: formLabels,
  zip: {
    field: 'ZIP code',
    submit: 'Show Info',
    invalid: 'Please enter a valid 5-digit ZIP code.',
    county: 'County',
    permit: 'Permit',
    fee: 'Permit fee',
    days: 'Permit time',
    utility: 'Utility',
    rebate: 'Rebate',
    /** Announced with the place; the answer is below. */
    found: 'The answer is below.',
    /** The button below the answer; the ZIP follows. */
    quote: 'Get my quote for',
    all: 'See all the ZIP codes on our list',
  },
  zipTable: { title: 'ZIP codes and their permit offices', columns: ['ZIP', 'Place', 'Permit office'] },
  features: 'What to expect',
  included: 'What’s included',
  whereItMatters: 'Towns where it matters most',
  questions: 'Questions we hear a lot',
  callToAction: {
    title: 'Get your price',
    text: 'Send us your address and two photos: the panel and the parking spot. Your estimate is free. Or [plan the run yourself](/ev-charger-planner) and send us the drawing.',
  },
  slider: { slider: 'Show more of the finished wall', before: 'Before', after: 'After' },
  directContact: {
    call: 'Call',
    text: 'Text',
    textLink: 'Text us your town',
    hours: 'Office',
    /** Where they are answered longer than the office is open. */
    phones: 'Phones',
    office: 'Based in',
    support: '24/7',
    supportText: `Text or leave a message at any hour. You hear from us within ${business.contactPromiseHours} hours.`,
  },
  article: {
    updated: 'Updated',
    /** On the legal pages, after their date. */
    lastUpdated: 'last updated',
    readTime: 'min read',
    updateNote: 'What’s changed since',
    /** Opens the rest of the update. */
    allChanges: 'Everything that has changed',
    contents: 'In this article',
  },
  town: {
    serving: (name: string) => `Serving ${name}, NY`,
    heading: (name: string) => `EV Charger Installation ${name}, NY`,
    locationHeading: (name: string) => `EV Charger Installation in ${name}, NY`,
    why: 'Why Choose Us',
    /** The first gets the license number beside it, once that is no sample. */
    bullets: [
      'Licensed Suffolk County electricians',
      `Standard installs done in ${range(business.installHours.standard)} hours`,
      'All work inspected and up to NEC code',
    ],
    ready: 'Ready to Get Started?',
    /** `place` is 'in Islip', and 'on Shelter Island'. */
    reasons: (place: string) => `Why choose us ${place}`,
    services: (place: string) => `What we install ${place}`,
    costs: (name: string) => `${name} cost guide`,
    considerations: (place: string) => `Local considerations ${place}`,
    faq: (place: string) => `What people ask ${place}`,
    testimonial: 'What customers say',
    testimonialSample: 'Sample review',
    process: 'From quote to first charge',
    /** `onSite`: '2–4 hours', as the page's timeline has it. */
    steps: (onSite: string) => [
      { title: 'Free virtual or on-site quote', text: 'By video or at your house, whichever you like.' },
      { title: 'Permitting and rebates', text: 'We file with your town or village and help with the rebate form.' },
      { title: 'Installation', text: `Plan on ${onSite} on site.` },
      { title: 'Testing and walkthrough', text: 'Your car charges before we leave, and we show you how it all works.' },
    ],
    card: {
      title: (name: string) => `${name} in five lines`,
      price: 'Price',
      priceText: (price: string, job: string) => `${price} for ${/^(a|e|i|o|u)/.test(job) ? 'an' : 'a'} ${job}`,
      hours: 'On site',
      files: 'Who files',
      filesText: (offices: string) => `We do, with ${offices}`,
      wait: 'Usual wait',
      ownPace: 'The village sets its own pace. We ask for this month’s wait.',
      special: 'Here',
    },
    permit: 'Who issues the permit',
    county: (county: County) => `${county} County`,
    countyAndZips: (county: County, zips: string) => `${county} County · ZIP ${zips}`,
    /** On the card of a town with two pages, the link to the other one. */
    otherPage: {
      'service-areas': (name: string) => `${name} cost and permits`,
      locations: (name: string) => `${name} homes and routes`,
    },
    glance: (name: string) => `${name} at a glance`,
    houses: 'Houses',
    coast: 'Near the water',
    neighbors: 'Next door',
    prices: { columns: ['Work', 'Price'], addOns: 'On top, only if your home needs it' },
  },
} as const

// The words on and around the map of Long Island.
export interface MapLabels {
  /** Name of the navigation landmark that the linked places make up. */
  readonly nav: string
  readonly title: string
  readonly description: string
  /** Accessible name of a linked place, by kind of page. It starts with the visible name. */
  readonly place: Readonly<Record<PlaceFamily, (name: string) => string>>
  /** Title of the small map, with its town. */
  readonly marked: (name: string) => string
  readonly office: string
  readonly counties: { readonly nassau: string; readonly suffolk: string }
  readonly around: {
    readonly sound: string
    readonly ocean: string
    readonly connecticut: string
    readonly queens: string
  }
  readonly miles: string
  readonly north: string
}

export const mapLabels: MapLabels = {
  nav: 'Places on the map',
  title: 'Map of Nassau and Suffolk Counties',
  description: `Long Island from the Queens line to Montauk Point, with our office in ${business.address.locality} and every place that has a page here.`,
  place: { 'service-areas': name => `${name}, service area`, locations: name => `${name}, location page` },
  marked: name => `${name} on the map of Long Island`,
  office: 'Our office',
  counties: { nassau: 'Nassau', suffolk: 'Suffolk' },
  around: { sound: 'Long Island Sound', ocean: 'Atlantic Ocean', connecticut: 'Connecticut', queens: 'Queens' },
  miles: 'miles',
  north: 'N',
}

// The words around links to nearby towns and services.
const directions: Readonly<Record<Compass, string>> = {
  N: 'north',
  NE: 'northeast',
  E: 'east',
  SE: 'southeast',
  S: 'south',
  SW: 'southwest',
  W: 'west',
  NW: 'northwest',
}

export const nearbyLabels = {
  title: (town: string) => `Near ${town}`,
  /** On the page of a whole Town, for the places inside it. */
  within: (town: string) => `Places in the Town of ${town}`,
  /** How a place inside a Town belongs to it. */
  part: (kind: Town['kind'], partly: boolean) => {
    if (kind === 'incorporated village') return 'A village with its own building department'
    return partly ? 'A hamlet, partly in another town' : 'A hamlet in the Town'
  },
  /** From center to center, in a straight line. */
  distance: (miles: number, direction: Compass) =>
    `About ${Math.max(1, Math.round(miles))} ${Math.round(miles) > 1 ? 'miles' : 'mile'} ${directions[direction]}`,
  services: (place: string) => `Our services ${place}`,
  /** The article that goes with the county. */
  guide: { Suffolk: 'What a charger costs in Suffolk, part by part', Nassau: 'Permits in Nassau, explained' },
  sibling: {
    'service-areas': (town: string) => `${town} cost and permits`,
    locations: (town: string) => `${town} homes and routes`,
  },
} as const

export const readOn = 'More from the blog'

// The words on and around the technical drawings. Figures are those of the 2023 National Electrical
// Code, which New York enforces: a charger runs for hours, so its circuit is rated at 125% of its
// output.
/** A part of the finished installation: its short name on the drawing, and a sentence about it. */
export interface AnatomyPart {
  readonly name: string
  readonly text: string
}

export type SingleLineName = 'attached' | 'detached' | 'managed' | 'shared'

export interface SingleLineWords {
  readonly title: string
  /** What the diagram shows, in the direction of the current. Printed below it. */
  readonly text: string
}

export const anatomy = {
  title: 'What we install, part by part',
  lead: 'Six parts, from your panel to your car, with the names you’ll see on your estimate.',
  drawing:
    'Drawing of a finished installation: a panel with its breaker, conduit with straps along the wall, a charger, its cable and the rear of a car',
  run: 'Length of the run',
  height: '48 in',
  clear: 'Kept clear',
  notToScale: 'Not to scale',
  elevation: 'Garage wall, elevation',
  parts: [
    {
      name: 'Panel',
      text: 'Your run starts here. The space in front stays clear: 30 inches wide, 36 inches deep and 6 feet 6 inches high.',
    },
    {
      name: 'Breaker',
      text: 'Sized at 125% of what the charger draws: 60 A for a 48 A charger, 50 A for 40 A, 40 A for 32 A.',
    },
    {
      name: 'Conduit and straps',
      text: 'Metal or plastic pipe that protects the wires, strapped level and plumb. A shorter run costs you less.',
    },
    {
      name: 'Charger',
      text: 'We hang it where you can reach it, usually at 48 inches or less. A 48 A unit is wired straight in, without a plug.',
    },
    {
      name: 'Cable',
      text: 'Usually 18 to 25 feet long. After charging it hangs on the wall, off the floor and out of your way.',
    },
    {
      name: 'Car',
      text: 'Your car sets the limit. If it takes 32 A, a 48 A charger won’t fill it faster.',
    },
  ],
} as const satisfies Readonly<Record<string, unknown>> & { readonly parts: readonly AnatomyPart[] }

export const singleLine = {
  heading: 'How we wire it',
  lead: 'Each line is a circuit, from the street at the top to your car at the bottom. Orange is what we add.',
  kind: 'Single-line diagram',
  drawings: {
    attached: {
      title: 'Attached garage, existing panel',
      text: 'Your service has room. We add a two-pole 60 A breaker to the panel you have and run a dedicated circuit to a 48 A charger.',
    },
    detached: {
      title: 'Detached garage, feeder and sub-panel',
      text: 'A second building normally gets one supply. We run one feeder to a small panel there, with its own disconnect and grounding electrode, and wire the charger from that.',
    },
    managed: {
      title: 'Small service, managed load',
      text: 'Sensors measure what your house draws. A listed load manager slows the car while the oven and dryer run. The charger counts at its managed value, so you can keep your service.',
    },
    shared: {
      title: 'Several chargers on one feeder',
      text: 'We run one feeder to a panel by the parking spaces, and one circuit to each charger. A listed load manager shares a set limit among the cars.',
    },
  } satisfies Record<SingleLineName, SingleLineWords>,
  marks: {
    utility: 'Utility',
    meter: 'Meter',
    panel: 'Panel',
    housePanel: 'House panel',
    subPanel: 'Garage sub-panel',
    chargerPanel: 'Charger panel',
    buildingPanel: 'Building panel',
    main200: 'Main, 200 A',
    main100: 'Main, 100 A',
    main: 'Main',
    houseCircuits: 'House circuits',
    buildingCircuits: 'Building',
    garageCircuits: 'Lights, door',
    breaker: ['60 A,', 'two-pole'],
    feederBreaker: ['Feeder', 'breaker'],
    wire: ['6 AWG copper', 'in conduit'],
    feeder: ['Feeder in PVC,', '18 in of cover'],
    sharedFeeder: ['One feeder,', '208 V'],
    disconnect: 'Disconnect',
    electrode: 'Electrode',
    charger: ['Charger,', 'hard-wired'],
    car: 'EV',
    chargerOutput: '48 A',
    chargers: 'One circuit for each charger',
    sensors: 'Sensors',
    manager: ['Load', 'manager'],
    rule: ['48 A × 125%', '= 60 A'],
    upTo: ['Up to 48 A,', 'less when the', 'house is busy'],
  },
} as const

/** Text inside the process drawings. */
export const processMarks = { volts: '240 V' } as const
