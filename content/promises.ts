// Promises of the pages beyond the specification and the terms, and readings that contradict each
// other until the owner confirms both. Beside the claims: a claim has a source, a promise has the
// owner's word. `npm run launch-check` lists each that is not confirmed, with every place that
// makes it. Set `confirmed` once he keeps it; otherwise take its sentences off the pages.
import { hoursLine } from '@/lib/hours'
import { business } from './business'

export interface OwnerPromise {
  /** The launch check prints it. */
  readonly statement: string
  /** Finds the lines of content/ that make it. */
  readonly words: RegExp
  readonly confirmed: boolean
  /** True while two readings differ. */
  readonly differs?: () => boolean
}

const { hours } = business
const warrantyYears: Readonly<Record<'home' | 'terms', number>> = business.warrantyYears

export const promises = {
  warranty: {
    statement: `The warranty is ${business.warrantyYears.home} years on the home page and ${business.warrantyYears.terms} in the terms, which say that the longer one applies`,
    words: /warrantyYears\.(home|terms)\b/,
    confirmed: false,
    differs: () => warrantyYears.home !== warrantyYears.terms,
  },
  phoneHours: {
    statement: `Phones are answered ${hoursLine(hours.home)}, the office is open ${hoursLine(hours.towns)}`,
    words: /\bhours: business\.hours|\bhours\.(home|towns)\b|= business\.hours\b/,
    confirmed: false,
    differs: () => JSON.stringify(hours.home) !== JSON.stringify(hours.towns),
  },
  sundays: {
    statement: 'A message that comes in on a Sunday is answered within the promised hours',
    words: /\bSundays?\b/,
    confirmed: false,
  },
  anyHour: {
    statement: 'Texts and messages are taken at any hour, and somebody calls back after a storm',
    words: /at any hour/,
    confirmed: false,
  },
  oneCrew: {
    statement: 'One crew does all services',
    words: /\bone crew\b/,
    confirmed: false,
  },
  neverSold: {
    statement: 'Nobody’s number or other details are sold',
    words: /(don’t|never) sell(s)? (it|your)|Your number stays with us/,
    confirmed: false,
  },
  noDeposit: {
    statement: 'No deposit; the whole price is due when the charger works',
    words: /No deposit/,
    confirmed: false,
  },
  priceHolds: {
    statement: 'The written price holds; what turns up on the job is asked before it is done',
    words: /The written price holds/,
    confirmed: false,
  },
  answeredTomorrow: {
    statement: 'A request is answered by call or text by the same time of the next day, on weekends and holidays too',
    words: /by this time tomorrow/,
    confirmed: false,
  },
  passedOn: {
    statement: 'Where our license does not cover a village, the office names an electrician whose license does',
    words: /of someone who has one|send you to someone who has one/,
    confirmed: false,
  },
  cleanUp: {
    statement: 'The crew cleans up, and hauls old panels away',
    words: /\bsweep up\b|[Cc]lean-?up\b|hauled away/,
    confirmed: false,
  },
  certificateCopy: {
    statement: 'Every customer gets a copy of the inspection certificate',
    words: /\bget a copy\b|copy of the certificate|hand you the certificate|certificate for your records|and to you'/,
    confirmed: false,
  },
  spares: {
    statement: 'The crew brings spare parts to Shelter Island',
    words: /\b[Ss]pares\b/,
    confirmed: false,
  },
  faultsFixed: {
    statement: 'What an inspector finds in our work is put right at no charge',
    words: /A fix for anything the inspector finds|fix whatever the inspector finds/,
    confirmed: false,
  },
  filingIncluded: {
    statement: 'Filing the permit and booking the inspection are in the price of the work; only the fees are extra',
    words: /Filing and booking are in our price/,
    confirmed: false,
  },
  sameDayTrench: {
    statement: 'A small trench is dug, piped and closed the same day where the inspection allows it',
    words: /backfill the same day/,
    confirmed: false,
  },
  noTravelCharge: {
    statement: 'The distance from the office does not change the price; only the ferry to Shelter Island does',
    words: /Not for the miles|How near you are doesn’t change your price/,
    confirmed: false,
  },
  feeAndWait: {
    statement: 'Before an estimate, the office of the address is asked for its fee and its wait as they are then',
    words: /(has|ask for|ask us for|with|get) this month’s|get today’s (fee|figure)/,
    confirmed: false,
  },
  carTested: {
    statement:
      'The charger is tested with the customer’s own car that day where the town allows a connection before the inspection, or right after it; ask each building department',
    words:
      /charges before we leave|[Tt]est (it|the charger)? ?with your car|test with it where your town allows|Set up with your own car/,
    confirmed: false,
  },
} as const satisfies Record<string, OwnerPromise>
