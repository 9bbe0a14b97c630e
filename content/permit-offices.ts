// Who issues permits: the town, city or incorporated village, never the county.
// Source: documents of each municipality, collected on 2026-11-21. Only confirmed facts are listed.
import { usdRange, type Price } from '@/lib/format'
import type { ClaimId } from './claims'
import { prices } from './prices'

export interface PermitOffice {
  readonly name: string
  /** Fee for an electrical permit, where a dated source gives it. The text names the date. */
  readonly usualFee?: { readonly price: Price; readonly text: string; readonly claim: ClaimId }
  /** Known waiting time. The text names the date. */
  readonly usualDays?: { readonly text: string; readonly claim: ClaimId }
}

export const permitOffices = {
  'town-of-babylon': { name: 'Town of Babylon' },
  'village-of-babylon': { name: 'Village of Babylon' },
  'village-of-asharoken': { name: 'Village of Asharoken' },
  'town-of-brookhaven': { name: 'Town of Brookhaven' },
  'village-of-bellport': { name: 'Village of Bellport' },
  'village-of-belle-terre': { name: 'Village of Belle Terre' },
  'village-of-lake-grove': { name: 'Village of Lake Grove' },
  'village-of-old-field': { name: 'Village of Old Field' },
  'village-of-poquott': { name: 'Village of Poquott' },
  'village-of-shoreham': { name: 'Village of Shoreham' },
  'town-of-east-hampton': {
    name: 'Town of East Hampton',
    usualDays: {
      text: 'From November 2025 to February 2026 the Town of East Hampton’s building department was reported to have a big backlog and shorter counter hours.',
      claim: 'eastHamptonBacklog',
    },
  },
  'village-of-east-hampton': { name: 'Village of East Hampton' },
  'town-of-hempstead': { name: 'Town of Hempstead' },
  'village-of-hempstead': { name: 'Village of Hempstead' },
  'town-of-huntington': {
    name: 'Town of Huntington',
    usualDays: {
      text: 'The Town of Huntington booked building inspections 10 to 14 days out after its permit portal opened in April 2024.',
      claim: 'huntingtonInspections',
    },
  },
  'village-of-huntington-bay': { name: 'Village of Huntington Bay' },
  'village-of-lloyd-harbor': { name: 'Village of Lloyd Harbor' },
  'village-of-northport': { name: 'Village of Northport' },
  'town-of-islip': { name: 'Town of Islip' },
  'village-of-brightwaters': { name: 'Village of Brightwaters' },
  'village-of-islandia': { name: 'Village of Islandia' },
  'village-of-patchogue': { name: 'Village of Patchogue' },
  'village-of-port-jefferson': { name: 'Village of Port Jefferson' },
  'town-of-riverhead': { name: 'Town of Riverhead' },
  'town-of-shelter-island': { name: 'Town of Shelter Island' },
  'village-of-dering-harbor': { name: 'Village of Dering Harbor' },
  'town-of-smithtown': {
    name: 'Town of Smithtown',
    usualFee: {
      price: prices.smithtownPermit.electrical,
      text: `${usdRange(prices.smithtownPermit.electrical)} for an electrical permit since April 1, 2026.`,
      claim: 'smithtownFee',
    },
  },
  'village-of-the-branch': { name: 'Village of the Branch' },
  'village-of-head-of-the-harbor': { name: 'Village of Head of the Harbor' },
  'village-of-nissequogue': { name: 'Village of Nissequogue' },
  'town-of-southampton': {
    name: 'Town of Southampton',
    usualDays: {
      text: 'In September 2023 the Town of Southampton’s Building Division was still working on June’s applications.',
      claim: 'southamptonBacklog',
    },
  },
  'village-of-southampton': { name: 'Village of Southampton' },
} as const satisfies Record<string, PermitOffice>

export type OfficeId = keyof typeof permitOffices
