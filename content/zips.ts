// The ZIP table and the answers of the ZIP lookup, made of the towns and the registers while the
// site is built.
import { capitalized, joined, longDate, range, usdRange, type IsoDate } from '@/lib/format'
import { business } from './business'
import { claims } from './claims'
import { permitOffices, type OfficeId, type PermitOffice } from './permit-offices'
import { townPriceLine, workOf } from './price-line'
import { prices } from './prices'
import { rebateReport } from './rebate'
import { townPage } from './routes'
import { townPriceText } from './town-card'
import { offerWith } from './town-offer'
import { allTowns, type Town } from './towns'
import type { County } from './schema'
import { siteWords } from './words/site'

export interface ZipRow {
  readonly zip: string
  readonly town: Town
  /** Name in the answer. */
  readonly place: string
  /** Every permit office that may be responsible in this ZIP, most likely first. */
  readonly offices: readonly OfficeId[]
  readonly note?: string
}

/**
 * A sentence that ages. If it rests on a dated source it names the date; `asOf` repeats it for
 * markup.
 */
export interface DatedText {
  readonly text: string
  readonly asOf?: IsoDate
}

export interface ZipAnswer {
  readonly place: string
  /** Null for a ZIP that two counties share. */
  readonly county: County | null
  readonly price: string
  readonly permit: string
  readonly fee: DatedText
  readonly days: DatedText
  readonly utility: string
  readonly rebate: DatedText
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

export const zipRows: readonly ZipRow[] = allTowns
  .flatMap(town => town.zipTable.map((entry): ZipRow => ({ town, place: town.name, offices: town.offices, ...entry })))
  .sort((a, b) => (a.zip < b.zip ? -1 : 1))

const offices: Readonly<Record<OfficeId, PermitOffice>> = permitOffices
const officeNames = (ids: readonly OfficeId[]) => ids.map(id => `the ${offices[id].name}`)

function permitText({ zip, town, offices: ids, note }: ZipRow): string {
  const names = joined(officeNames(ids), 'or')
  const parts: string[] = []
  if (ids.length === 1) {
    parts.push(`Your permit comes from ${names}.`)
  } else {
    const onlyTowns = ids.every(id => id.startsWith('town-of-'))
    const covers = onlyTowns ? `parts of ${ids.length === 2 ? 'two' : 'three'} towns` : 'more than one town or village'
    // The tax-map number names the municipality in Suffolk only.
    const confirm =
      town.county === 'Suffolk' ? 'we confirm which from the tax-map number' : 'we confirm which before we file'
    parts.push(
      `ZIP ${zip} covers ${covers}.`,
      `Your permit comes from ${names}, depending on your address; ${confirm}.`,
    )
  }
  if (note) parts.push(note)
  return parts.join(' ')
}

const { nassauPermitFees, suffolkApprovalTime, utilityRebate2026 } = claims
const nassauFees = `Nassau permits ran ${usdRange(prices.nassauPermit.overall)} in ${longDate(nassauPermitFees.asOf)}.`

function feeOf({ town, offices: ids }: ZipRow): DatedText {
  if (town.county === 'Nassau') {
    return {
      text: `${nassauFees} Each municipality sets its own fee; your estimate has yours.`,
      asOf: nassauPermitFees.asOf,
    }
  }
  const known = ids.find(id => offices[id].usualFee)
  const usualFee = known && offices[known].usualFee
  if (usualFee) {
    const others = ids.filter(id => id !== known)
    const rest =
      others.length === 0
        ? ''
        : ` ${capitalized(joined(officeNames(others)))} ${others.length === 1 ? 'sets its own fee' : 'set their own fees'}.`
    const { asOf } = claims[usualFee.claim]
    return {
      text: `The ${offices[known].name} has charged ${usdRange(usualFee.price)} for an electrical permit since ${longDate(asOf)}.${rest}`,
      asOf,
    }
  }
  if (ids.includes('town-of-babylon')) {
    const { asOf } = claims.babylonDoubleFee
    return {
      text: `${ids.length > 1 ? 'Village and Town each set their own fee. ' : ''}The Town doubles its fee if work starts before the application (${longDate(asOf)}), so we file first.`,
      asOf,
    }
  }
  const who = ids.length === 1 ? capitalized(joined(officeNames(ids))) : 'Each office'
  return { text: `${who} sets its own fee. Your estimate has the current one.` }
}

const businessDays = (days: { readonly min: number; readonly max: number }) => `${range(days)} business days`

const inSuffolk = `Simple Suffolk permits often took ${businessDays(business.permitDays.suffolk)} (${longDate(suffolkApprovalTime.asOf)})`
const inNassau = `Nassau approvals took about ${businessDays(business.permitDays.nassau)} in ${longDate(nassauPermitFees.asOf)}`
const ownPace = 'Each municipality sets its own pace, and busy departments take longer.'

const suffolkDays: DatedText = { text: `${inSuffolk}. A busy office takes longer.`, asOf: suffolkApprovalTime.asOf }
const nassauDays: DatedText = { text: `${inNassau}. ${ownPace}`, asOf: nassauPermitFees.asOf }

function daysOf({ town, offices: ids }: ZipRow): DatedText {
  if (town.county === 'Nassau') return nassauDays
  const townOffice = ids.find(id => id.startsWith('town-of-'))
  const usualDays = townOffice && offices[townOffice].usualDays
  return usualDays ? { text: `${suffolkDays.text} ${usualDays.text}`, asOf: claims[usualDays.claim].asOf } : suffolkDays
}

const rebate: DatedText = {
  text: `${rebateReport} PSEG decides who gets it. Ask us before you buy, and we help with the form.`,
  asOf: utilityRebate2026.asOf,
}

const coverage = (run?: string) =>
  `${capitalized(workOf(run))}; the charger and the permit and inspection fees are extra.`

function priceOf({ town }: ZipRow): string {
  const { job, always, run } = townPriceLine(town.slug)
  const { low, high } = offerWith(town)
  const price = always
    ? siteWords.town.card.priceText(usdRange({ min: low, max: high }), job, `with ${always.name}`)
    : townPriceText(town)
  return `${price}. ${coverage(run)}`
}

const plannerLink = { label: 'See your price in 3D', href: '/ev-charger-planner' }

/** The answer for a ZIP in the two counties but outside the table. */
const unlistedZip: ZipAnswer = {
  place: 'your area',
  county: null,
  price: `${usdRange(prices.home.standard)} for a standard job. ${coverage()}`,
  permit: 'Your town, city or village issues the permit; you get its name with your price.',
  fee: {
    text: `Each municipality sets its own fee. ${nassauFees} Your estimate has yours.`,
    asOf: nassauPermitFees.asOf,
  },
  days: { text: `${inSuffolk}. ${inNassau}. ${ownPace}`, asOf: suffolkApprovalTime.asOf },
  utility:
    'PSEG Long Island serves most of Nassau and Suffolk. Freeport, Rockville Centre, Greenport and Fishers Island run their own electric systems, and its rebate is not for their customers.',
  rebate,
  links: [{ label: 'All service areas', href: '/service-areas' }, plannerLink],
}

const answerFor = (row: ZipRow): ZipAnswer => ({
  place: row.place,
  county: row.town.county,
  price: priceOf(row),
  permit: permitText(row),
  fee: feeOf(row),
  days: daysOf(row),
  utility: 'PSEG Long Island, which operates the grid for LIPA.',
  rebate,
  links: [
    {
      label: `EV charger cost and permits in ${row.town.name}`,
      href: townPage(row.town.slug, 'service-areas').path,
    },
    plannerLink,
  ],
})

export interface ZipAnswers {
  readonly byZip: Readonly<Record<string, ZipAnswer>>
  readonly unlisted: ZipAnswer
  /** For a ZIP outside the two counties. */
  readonly outside: { readonly heading: string; readonly text: string }
}

/** Every answer, as the browser gets it. */
export const zipAnswers: ZipAnswers = {
  byZip: Object.fromEntries(zipRows.map(row => [row.zip, answerFor(row)])),
  unlisted: unlistedZip,
  outside: {
    heading: 'we don’t work there',
    text: 'We work in Nassau and Suffolk Counties only, and this ZIP is outside them.',
  },
}
