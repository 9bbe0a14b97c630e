// The ZIP table and the answer of the ZIP lookup. This module ships to the browser, so at run time it imports nothing but
// the format helpers: figures and dates are copied from their registers and held equal to them by `satisfies`.
import { longDate, usdRange, type IsoDate } from '@/lib/format'
import type { LocationSlug, ServiceAreaSlug, TownSlug } from '@/lib/routes'
import type { business } from './business'
import type { ClaimId, claims } from './claims'
import type { OfficeId, permitOffices } from './permit-offices'
import type { prices } from './prices'
import type { County } from './types'

export interface ZipRow {
  readonly zip: string
  readonly town: TownSlug
  /** As the answer names it. */
  readonly place: string
  readonly county: County
  /** Every office that an address in this ZIP may meet, most likely first. */
  readonly offices: readonly OfficeId[]
  /** One sentence on where the line runs, or on a neighbor that is often taken for this ZIP. */
  readonly note?: string
}

/** A sentence that ages. Where it rests on a dated source it names the date, and `asOf` holds it for markup. */
export interface Dated {
  readonly text: string
  readonly asOf?: IsoDate
}

export interface ZipAnswer {
  /** 'your area' for a ZIP outside the table. */
  readonly place: string
  /** Null where the ZIP does not tell. */
  readonly county: County | null
  readonly permit: string
  readonly fee: Dated
  readonly days: Dated
  readonly utility: string
  readonly rebate: Dated
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

const rows: readonly ZipRow[] = [
  {
    zip: '11550',
    town: 'hempstead',
    place: 'Hempstead',
    county: 'Nassau',
    offices: ['village-of-hempstead', 'town-of-hempstead'],
    note: 'The Town comes in at the edges of the ZIP.',
  },
  {
    zip: '11702',
    town: 'babylon',
    place: 'Babylon',
    county: 'Suffolk',
    offices: ['village-of-babylon', 'town-of-babylon'],
    note: 'Barrier-beach addresses are the Town’s.',
  },
  {
    zip: '11706',
    town: 'bay-shore',
    place: 'Bay Shore',
    county: 'Suffolk',
    offices: ['town-of-islip'],
    note: 'Brightwaters, ZIP 11718, is a village with permits of its own. Some Fire Island addresses use 11706 too; there we confirm whether a village issues the permit.',
  },
  { zip: '11716', town: 'bohemia', place: 'Bohemia', county: 'Suffolk', offices: ['town-of-islip'] },
  {
    zip: '11719',
    town: 'brookhaven',
    place: 'Brookhaven hamlet',
    county: 'Suffolk',
    offices: ['town-of-brookhaven'],
    note: 'This ZIP is the hamlet only; other places in the Town of Brookhaven have ZIPs of their own.',
  },
  {
    zip: '11720',
    town: 'centereach',
    place: 'Centereach',
    county: 'Suffolk',
    offices: ['town-of-brookhaven'],
    note: 'Lake Grove across the road is a village with its own office.',
  },
  {
    zip: '11725',
    town: 'commack',
    place: 'Commack',
    county: 'Suffolk',
    offices: ['town-of-huntington', 'town-of-smithtown'],
  },
  { zip: '11738', town: 'farmingville', place: 'Farmingville', county: 'Suffolk', offices: ['town-of-brookhaven'] },
  {
    zip: '11741',
    town: 'holbrook',
    place: 'Holbrook',
    county: 'Suffolk',
    offices: ['town-of-islip', 'town-of-brookhaven'],
  },
  {
    zip: '11742',
    town: 'holtsville',
    place: 'Holtsville',
    county: 'Suffolk',
    offices: ['town-of-brookhaven', 'town-of-islip'],
    note: 'The Islip part is in the southwest.',
  },
  {
    zip: '11743',
    town: 'huntington',
    place: 'Huntington',
    county: 'Suffolk',
    offices: ['town-of-huntington', 'village-of-huntington-bay', 'village-of-lloyd-harbor'],
  },
  { zip: '11751', town: 'islip', place: 'Islip', county: 'Suffolk', offices: ['town-of-islip'] },
  { zip: '11763', town: 'medford', place: 'Medford', county: 'Suffolk', offices: ['town-of-brookhaven'] },
  {
    zip: '11772',
    town: 'patchogue',
    place: 'Patchogue',
    county: 'Suffolk',
    offices: ['village-of-patchogue', 'town-of-brookhaven'],
    note: 'North and East Patchogue are the Town’s.',
  },
  {
    zip: '11777',
    town: 'port-jefferson',
    place: 'Port Jefferson',
    county: 'Suffolk',
    offices: ['village-of-port-jefferson', 'village-of-belle-terre'],
    note: 'Port Jefferson Station, ZIP 11776, belongs to the Town of Brookhaven.',
  },
  {
    zip: '11779',
    town: 'ronkonkoma',
    place: 'Ronkonkoma',
    county: 'Suffolk',
    offices: ['town-of-islip', 'town-of-brookhaven', 'town-of-smithtown'],
  },
  { zip: '11782', town: 'sayville', place: 'Sayville', county: 'Suffolk', offices: ['town-of-islip'] },
  { zip: '11784', town: 'selden', place: 'Selden', county: 'Suffolk', offices: ['town-of-brookhaven'] },
  {
    zip: '11787',
    town: 'smithtown',
    place: 'Smithtown',
    county: 'Suffolk',
    offices: ['town-of-smithtown', 'village-of-the-branch'],
  },
  {
    zip: '11788',
    town: 'hauppauge',
    place: 'Hauppauge',
    county: 'Suffolk',
    offices: ['town-of-smithtown', 'town-of-islip'],
    note: 'Townline Road divides them; Islandia, ZIP 11749, is a village with its own permits.',
  },
  {
    zip: '11790',
    town: 'stony-brook',
    place: 'Stony Brook',
    county: 'Suffolk',
    offices: ['town-of-brookhaven'],
    note: 'Old Field and Head of the Harbor nearby are villages with their own permits.',
  },
  {
    zip: '11901',
    town: 'riverhead',
    place: 'Riverhead',
    county: 'Suffolk',
    offices: ['town-of-riverhead', 'town-of-southampton'],
    note: 'Riverside, Flanders and Northampton are Southampton’s.',
  },
  {
    zip: '11937',
    town: 'east-hampton',
    place: 'East Hampton',
    county: 'Suffolk',
    offices: ['village-of-east-hampton', 'town-of-east-hampton'],
    note: 'Springs and Northwest Woods are the Town’s.',
  },
  {
    zip: '11950',
    town: 'mastic',
    place: 'Mastic',
    county: 'Suffolk',
    offices: ['town-of-brookhaven'],
    note: 'Poospatuck Reservation land is not under town code.',
  },
  { zip: '11954', town: 'montauk', place: 'Montauk', county: 'Suffolk', offices: ['town-of-east-hampton'] },
  {
    zip: '11964',
    town: 'shelter-island',
    place: 'Shelter Island',
    county: 'Suffolk',
    offices: ['town-of-shelter-island', 'village-of-dering-harbor'],
  },
  {
    zip: '11965',
    town: 'shelter-island',
    place: 'Shelter Island Heights',
    county: 'Suffolk',
    offices: ['town-of-shelter-island'],
  },
  {
    zip: '11968',
    town: 'southampton',
    place: 'Southampton',
    county: 'Suffolk',
    offices: ['village-of-southampton', 'town-of-southampton'],
    note: 'North Sea and Tuckahoe are the Town’s.',
  },
]

/** The table, by ZIP. */
export const zips: Readonly<Record<string, ZipRow>> = Object.fromEntries(rows.map(row => [row.zip, row]))

/** The places that have a location page and no service-area page: all of them, or the type check stops. */
const locationOnly: Readonly<Record<Exclude<LocationSlug, ServiceAreaSlug>, true>> = {
  bohemia: true,
  centereach: true,
  holtsville: true,
  mastic: true,
  medford: true,
  selden: true,
}

type Offices = typeof permitOffices

/** Copies from the registers. A figure that changes there stops the type check here. */
export const figures = {
  nassauFee: { min: 100, max: 250 } satisfies (typeof prices)['nassauPermit']['overall'],
  smithtownFee: { min: 100 } satisfies Offices['town-of-smithtown']['usualFee']['price'],
  permitDays: { nassau: { min: 5, max: 7 }, suffolk: { min: 7, max: 10 } } satisfies (typeof business)['permitDays'],
  /** Stated in claims.utilityRebate2026. */
  rebate: { min: 100 },
  rebateForSomeHouseholds: { min: 300 },
  rebateUntil: '2026-12-31' satisfies (typeof claims)['utilityRebate2026']['expires'],
  waits: {
    'town-of-east-hampton': {
      text: 'From November 2025 to February 2026 the Town of East Hampton’s building department had a large backlog and shortened counter hours.',
      claim: 'eastHamptonBacklog',
    },
    'town-of-huntington': {
      text: 'After its permit portal opened in April 2024, the Town of Huntington showed building inspections booked 10 to 14 days out.',
      claim: 'huntingtonInspections',
    },
    'town-of-southampton': {
      text: 'In September 2023 the Town of Southampton’s Building Division was reviewing applications from June.',
      claim: 'southamptonBacklog',
    },
  } satisfies {
    [Id in 'town-of-east-hampton' | 'town-of-huntington' | 'town-of-southampton']: Offices[Id]['usualDays']
  },
  asOf: {
    babylonDoubleFee: '2026-11',
    eastHamptonBacklog: '2026-02',
    huntingtonInspections: '2024-04',
    nassauPermitFees: '2023-12',
    smithtownFee: '2026-04',
    southamptonBacklog: '2023-09',
    suffolkApprovalTime: '2024-01',
    utilityRebate2026: '2026-08',
  } satisfies { [Id in ClaimId]?: (typeof claims)[Id]['asOf'] },
} as const

const { asOf } = figures
const waits: { readonly [Id in OfficeId]?: { readonly text: string; readonly claim: keyof typeof asOf } } =
  figures.waits

const capitalized = (words: string) =>
  words
    .split('-')
    .map(word => (word === 'of' || word === 'the' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')

/** 'village-of-the-branch' -> 'Village of the Branch'. The ids are spelled so that this gives every office's name. */
export const officeName = (id: OfficeId): string => capitalized(id)

const listed = (items: readonly string[], word: 'and' | 'or') =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`

const theOffices = (offices: readonly OfficeId[], word: 'and' | 'or') =>
  listed(
    offices.map(id => `the ${officeName(id)}`),
    word,
  )

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function permitText({ zip, county, offices, note }: ZipRow): string {
  const parts: string[] = []
  if (offices.length === 1) {
    parts.push(`Permits here come from ${theOffices(offices, 'or')}.`)
  } else {
    const onlyTowns = offices.every(id => id.startsWith('town-of-'))
    const covers = onlyTowns ? `parts of ${offices.length === 2 ? 'two' : 'three'} towns` : 'more than one municipality'
    // The tax-map number names the municipality in Suffolk only.
    const confirm =
      county === 'Suffolk' ? 'we confirm which from the tax-map number' : 'we confirm which before we file'
    parts.push(
      `ZIP ${zip} covers ${covers}.`,
      `Your permit comes from ${theOffices(offices, 'or')}, depending on your address; ${confirm}.`,
    )
  }
  if (note) parts.push(note)
  return parts.join(' ')
}

const nassauFeeText = `Figures we saw in ${longDate(asOf.nassauPermitFees)} put Nassau permits at ${usdRange(figures.nassauFee)}.`

function feeOf({ county, offices }: ZipRow): Dated {
  if (county === 'Nassau') {
    return {
      text: `${nassauFeeText} Each municipality sets its own fee, so we ask yours for today’s.`,
      asOf: asOf.nassauPermitFees,
    }
  }
  if (offices.includes('town-of-smithtown')) {
    const others = offices.filter(id => id !== 'town-of-smithtown')
    const rest =
      others.length === 0
        ? ''
        : ` ${sentence(theOffices(others, 'and'))} ${others.length === 1 ? 'sets its own fee' : 'set their own fees'}.`
    return {
      text: `The Town of Smithtown has charged ${usdRange(figures.smithtownFee)} for an electrical permit since ${longDate(asOf.smithtownFee)}.${rest}`,
      asOf: asOf.smithtownFee,
    }
  }
  if (offices.includes('town-of-babylon')) {
    return {
      text: `${offices.length > 1 ? 'Village and Town each set their own fee. ' : ''}As of ${longDate(asOf.babylonDoubleFee)} the Town doubles its fee when work starts before the application.`,
      asOf: asOf.babylonDoubleFee,
    }
  }
  const who = offices.length === 1 ? sentence(theOffices(offices, 'and')) : 'Each office'
  return { text: `${who} sets its own fee; we look up today’s for your estimate.` }
}

const range = ({ min, max }: { readonly min: number; readonly max: number }) => `${min}-${max} business days`

const inSuffolk = `A simple application in Suffolk often takes ${range(figures.permitDays.suffolk)} (as of ${longDate(asOf.suffolkApprovalTime)})`
const inNassau = `Nassau approvals were put at ${range(figures.permitDays.nassau)} in ${longDate(asOf.nassauPermitFees)}`
const hedge = 'Each municipality sets its own pace, and busy departments take longer.'

const suffolkDays: Dated = { text: `${inSuffolk}; busy departments take longer.`, asOf: asOf.suffolkApprovalTime }
const nassauDays: Dated = { text: `${inNassau}. ${hedge}`, asOf: asOf.nassauPermitFees }
const elsewhereDays: Dated = { text: `${inSuffolk}. ${inNassau}. ${hedge}`, asOf: asOf.suffolkApprovalTime }

function daysOf({ county, offices }: ZipRow): Dated {
  if (county === 'Nassau') return nassauDays
  const town = offices.find(id => id.startsWith('town-of-'))
  const wait = town && waits[town]
  return wait ? { text: `${suffolkDays.text} ${wait.text}`, asOf: asOf[wait.claim] } : suffolkDays
}

const rebate: Dated = {
  text: `In ${longDate(asOf.utilityRebate2026)} PSEG Long Island’s rebate was reported at ${usdRange(figures.rebate)} for a listed Level 2 charger, with ${usdRange(figures.rebateForSomeHouseholds)} more for some households, until ${longDate(figures.rebateUntil)} or until funds end. The utility decides who gets it and how much; we check today’s terms and help with the form.`,
  asOf: asOf.utilityRebate2026,
}

const planner = { label: 'Plan your charger in 3D', href: '/ev-charger-planner' }

const elsewhere: ZipAnswer = {
  place: 'your area',
  county: null,
  permit: 'Your town, city or village issues the permit; we confirm which.',
  fee: {
    text: `Each municipality sets its own fee. ${nassauFeeText} We ask yours for today’s.`,
    asOf: asOf.nassauPermitFees,
  },
  days: elsewhereDays,
  utility:
    'PSEG Long Island serves most of Nassau and Suffolk; Freeport, Rockville Centre and Greenport run their own electric systems.',
  rebate,
  links: [{ label: 'All service areas', href: '/service-areas' }, planner],
}

/** What the lookup tells about a ZIP of five digits; the caller has checked the shape. */
export function lookupZip(zip: string): ZipAnswer {
  const row = Object.hasOwn(zips, zip) ? zips[zip] : undefined
  if (!row) return elsewhere
  const { town, place, county } = row
  return {
    place,
    county,
    permit: permitText(row),
    fee: feeOf(row),
    days: daysOf(row),
    utility: 'PSEG Long Island, which operates the grid for LIPA.',
    rebate,
    links: [
      {
        label: `EV charger installation in ${capitalized(town)}`,
        href: town in locationOnly ? `/locations/${town}/` : `/service-areas/${town}`,
      },
      planner,
    ],
  }
}
