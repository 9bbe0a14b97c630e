// Every claim that ages or that the owner must be able to prove. A page prints the as-of date once,
// beside the claim; `npm run launch-check` lists expired claims. Amounts are in prices.ts. `source`
// says where to check the claim.
import { range } from '@/lib/format'
import type { Claim } from '@/lib/schema/fields'
import { business } from './business'

const { permitDays, reviews } = business

export const claims = {
  federalCredit: {
    statement: 'The 30% federal credit (Section 30C) covered chargers placed in service by June 30, 2026',
    asOf: '2024-01',
    expires: '2026-06-30',
    source: '26 USC 30C as amended in 2025; specification section 9',
  },
  newYorkRebate: {
    statement: 'The highest past rebate on a home charger',
    asOf: '2024-01',
    expires: '2026-12-31',
    source: 'Specification section 9; PSEG Long Island’s amounts at launch and from August 2022',
  },
  utilityRebate2026: {
    statement:
      'PSEG Long Island is reported to pay a rebate on a listed Level 2 charger, and more to homes in a disadvantaged community or in the Household Assistance Program, until December 31, 2026, or until funds end',
    asOf: '2026-08',
    expires: '2026-12-31',
    source: 'Two secondary sources quoting the utility, May and August 2026; recheck with PSEG Long Island',
  },
  rebateCallBy: {
    statement: 'Who calls by about December 1 can have permit, work and form done by December 31, 2026',
    asOf: '2026-11',
    expires: '2026-12-03',
    source: 'The last day of utilityRebate2026, less the four weeks of content/timeline.ts; content/rebate.ts',
  },
  chargerPrices: {
    statement: 'List prices of chargers',
    asOf: '2024-01',
    expires: '2024-12-31',
    source: 'Specification section 9, blog cost guide',
  },
  universalWallConnector: {
    statement: 'Tesla’s Universal Wall Connector: 48 A, Tesla plug with a docked J1772 adapter, and its price',
    asOf: '2026-11',
    expires: '2027-05-31',
    source: 'Reviews since September 2023; check the price with Tesla',
  },
  costGuide: {
    statement: 'Installation price bands of the cost guide',
    asOf: '2024-01',
    expires: '2026-12-31',
    source: 'Specification section 9, blog cost guide',
  },
  juiceBox: {
    statement: 'Enel X Way, maker of JuiceBox, closed its US and Canada business on October 11, 2024',
    asOf: '2024-10',
    source: 'Trade press, October 2024',
  },
  nassauPermitFees: {
    statement: `Nassau permits: base fee, plan review, inspection and rush; ${range(permitDays.nassau)} business days`,
    asOf: '2023-12',
    expires: '2024-12-31',
    source: 'Specification section 9; each municipality sets its own fee',
  },
  pricesChecked: {
    statement: 'Prices and programs on the pages, as checked by the business',
    asOf: '2026-11',
    expires: '2027-05-31',
    source: 'content/prices.ts and this register; check both before changing the date',
  },
  suffolkApprovalTime: {
    statement: `Suffolk approvals often take ${range(permitDays.suffolk)} business days`,
    asOf: '2024-01',
    expires: '2026-12-31',
    source: 'Specification section 9',
  },
  smithtownFee: {
    statement: 'The Town of Smithtown electrical permit fee since April 1, 2026',
    asOf: '2026-04',
    expires: '2027-04-01',
    source: 'Newsday, early 2026',
  },
  huntingtonInspections: {
    statement: 'Town of Huntington building inspections were booked 10 to 14 days out',
    asOf: '2024-04',
    expires: '2025-12-31',
    source: 'Town of Huntington inspections page',
  },
  babylonDoubleFee: {
    statement: 'The Town of Babylon doubles the permit fee when work starts before the application',
    asOf: '2026-11',
    source: 'Town of Babylon code, permits',
  },
  eastHamptonBacklog: {
    statement: 'The Town of East Hampton building department had a backlog and limited counter hours',
    asOf: '2026-02',
    expires: '2026-12-31',
    source: 'East Hampton Star, November 2025 to February 2026',
  },
  southamptonBacklog: {
    statement: 'The Town of Southampton was reviewing June applications in September',
    asOf: '2023-09',
    expires: '2024-12-31',
    source: 'Town of Southampton notice, September 15, 2023',
  },
  northHempsteadTime: {
    statement:
      'The Town of North Hempstead took about 56 days on average for EV and solar permits, and adopted a 14-day fast track',
    asOf: '2023-12',
    source: 'Newsday, 2023',
  },
  offPeakWindow: {
    statement: 'On PSEG Long Island’s Super Off-Peak rate, 10 PM to 6 AM is the cheapest window',
    asOf: '2025-06',
    expires: '2026-12-31',
    source: 'PSEG Long Island Time-of-Day pages',
  },
  fullChargeCost: {
    statement: 'Cost of a full charge at home',
    asOf: '2024-01',
    expires: '2026-12-31',
    source: 'Specification section 9; arithmetic at 20 to 25 cents per kWh',
  },
  electricalCode: {
    statement: 'New York State enforces the 2023 National Electrical Code since the end of 2025',
    asOf: '2025-12',
    source: 'Trade page on the 2025 edition of the Uniform Code',
  },
  loadRules: {
    statement:
      'Load rules for an existing home with a charger: NEC 2023, sections 220.83(A), 220.87, 220.57, 220.60 and 625.42',
    asOf: '2026-11',
    source: 'National Electrical Code, 2023 edition; nameplates are usual values of current products',
  },
  meterDownload: {
    statement: 'PSEG Long Island’s MySmartEnergy shows 15-minute readings and lets a customer download them',
    asOf: '2026-11',
    expires: '2027-11-30',
    source: 'PSEG Long Island, page “MySmartEnergy”',
  },
  shelterIslandCharging: {
    statement:
      'Public charging on Shelter Island: one dual charger by police headquarters, three Tesla plugs at Sunset Beach, four Rivian plugs at Mashomack',
    asOf: '2025-01',
    expires: '2026-12-31',
    source: 'Shelter Island Reporter, January 2025',
  },
  chargeReady: {
    statement: 'NYSERDA Charge Ready NY 2.0 pays per port at workplaces, apartment buildings and hotels',
    asOf: '2025-05',
    expires: '2026-12-31',
    source: 'NYSERDA program page; state budget 2025–26',
  },
  housingSurvey: {
    statement: 'Housing figures by town: Census Bureau, 2020–2024',
    asOf: '2024-12',
    source: 'American Community Survey, 5-year estimates 2020–2024',
  },
  reviews: {
    statement: `Reviews: ${reviews.rating} from ${reviews.count}`,
    asOf: '2024-01',
    expires: '2024-12-31',
    source: 'Specification section 9; the owner must supply the review source',
  },
  experience: {
    statement: business.foundedNote,
    asOf: '2024-01',
    source: 'The business; the owner must be able to show it',
  },
  licensed: {
    statement: 'Licensed and insured',
    asOf: '2024-01',
    source: 'The business; the license number is a sample',
  },
} as const satisfies Record<string, Claim>

export type ClaimId = keyof typeof claims

/** The text after an as-of date on the page. You buy the charger, so our estimate has no price. */
export const asOfNote = (claim: ClaimId) =>
  claim === 'chargerPrices' ? 'check the store before you buy' : 'your estimate has current figures'
