// The words of the site: menus, buttons, status lines.
import { longDate, range } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import type { County } from '@/content/schema'
import { formWords } from './forms'

export const siteWords = {
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
    pictures: 'Pictures on this site are renderings.',
    checked: `Prices checked ${longDate(claims.pricesChecked.asOf)}. Older figures carry their dates.`,
    rights: `© ${business.name}. All rights reserved. Licensed and insured.`,
  },
  sidebar: {
    title: 'Service areas',
    towns: 'Towns',
    toggle: 'Toggle the list of towns',
    shortcut: 'Ctrl or Cmd + B',
    callTitle: 'Talk to an electrician',
  },
  notFound: {
    title: 'Page not found',
    heading: 'Oops! Page not found',
    text: 'We can’t find that page. It may have moved, or the link has a typo. Looking for a price? Call us, or start from the home page.',
    home: 'Return to the home page',
    keywords: ['page not found', 'EV charger installation Long Island', `${business.name} contact`],
  },
  forms: formWords,
  zip: {
    field: 'ZIP code',
    submit: 'Show Info',
    invalid: 'Please enter a valid 5-digit ZIP code.',
    price: 'Price',
    county: 'County',
    permit: 'Permit',
    fee: 'Permit fee',
    days: 'Permit time',
    utility: 'Utility',
    rebate: 'Rebate',
    found: 'The answer is below.',
    /** The button below the answer; the ZIP follows. */
    quote: 'Get my quote for',
    all: 'See all the ZIP codes on our list',
  },
  zipTable: { title: 'ZIP codes and their permit offices', columns: ['ZIP', 'Place', 'Permit office'] },
  features: 'How we do the job',
  included: 'What’s included',
  questions: 'Questions we hear a lot',
  callToAction: {
    title: 'Get your price',
    text: 'Send us your address with photos of the panel and the parking spot. Your estimate is free. Or [plan the run yourself](/ev-charger-planner) and send us the drawing.',
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
    /** `onSite`: '2–4 hours on site', as the page's card has it. `offices`: 'the Town of Islip'. */
    steps: (onSite: string, offices: string) => [
      { title: 'Free virtual or on-site quote', text: 'By video or at your house.' },
      {
        title: 'Permitting and rebates',
        text: `We file with ${offices} and help with any rebate form. After the permit, your day is ${range(business.schedulingWeeks)} weeks out.`,
      },
      { title: 'Installation', text: `${onSite}.` },
      {
        title: 'Testing and walkthrough',
        text: 'We test it with your car that day where your town allows it, or right after the inspector’s OK.',
      },
    ],
    card: {
      title: (name: string) => `${name} in short`,
      price: 'Price',
      /** `more`: 'plus the ferry', or the price of the town's other usual job. */
      priceText: (price: string, job: string, more?: string) =>
        `${price} for ${/^(a|e|i|o|u)/.test(job) ? 'an' : 'a'} ${job}${more ? `, ${more}` : ''}`,
      allIn: (total: string, years: string) =>
        `. A standard job with charger and permit, at ${years} prices: about ${total}, plus an outside inspector’s fee where your town uses one.`,
      time: 'Time',
      permit: 'Permit',
      license: 'License',
      guarantee: 'Guarantee',
      guaranteeText: `${business.warrantyYears.terms} years on our work ([terms](/terms)).`,
    },
    county: (county: County) => `${county} County`,
    countyAndZips: (county: County, zips: string) => `${county} County · ZIP ${zips}`,
    /** On the card of a town with two pages, the link to the other one. */
    otherPage: {
      'service-areas': (name: string) => `${name} cost and permits`,
      locations: (name: string) => `${name} homes and routes`,
    },
    prices: { columns: ['Work', 'Price'], addOns: 'On top' },
  },
} as const

export const readOn = 'More from the blog'
