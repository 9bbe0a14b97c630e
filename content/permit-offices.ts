// Who issues permits: the town, city or incorporated village, never the county.
// Source: docs of each municipality as collected on 2026-11-21; only what was confirmed is stated.
import type { Inline } from './types'

export interface PermitOffice {
  readonly name: string
  /** What is known about electrical work there. Only confirmed facts; where the route is open, it says we confirm it. */
  readonly note: Inline
}

export const permitOffices = {
  'town-of-babylon': { name: 'Town of Babylon', note: '' },
  'village-of-babylon': { name: 'Village of Babylon', note: '' },
  'town-of-brookhaven': { name: 'Town of Brookhaven', note: '' },
  'town-of-east-hampton': { name: 'Town of East Hampton', note: '' },
  'village-of-east-hampton': { name: 'Village of East Hampton', note: '' },
  'town-of-hempstead': { name: 'Town of Hempstead', note: '' },
  'village-of-hempstead': { name: 'Village of Hempstead', note: '' },
  'town-of-huntington': { name: 'Town of Huntington', note: '' },
  'village-of-huntington-bay': { name: 'Village of Huntington Bay', note: '' },
  'village-of-lloyd-harbor': { name: 'Village of Lloyd Harbor', note: '' },
  'village-of-northport': { name: 'Village of Northport', note: '' },
  'town-of-islip': { name: 'Town of Islip', note: '' },
  'village-of-patchogue': { name: 'Village of Patchogue', note: '' },
  'village-of-port-jefferson': { name: 'Village of Port Jefferson', note: '' },
  'village-of-belle-terre': { name: 'Village of Belle Terre', note: '' },
  'town-of-riverhead': { name: 'Town of Riverhead', note: '' },
  'town-of-shelter-island': { name: 'Town of Shelter Island', note: '' },
  'village-of-dering-harbor': { name: 'Village of Dering Harbor', note: '' },
  'town-of-smithtown': { name: 'Town of Smithtown', note: '' },
  'village-of-the-branch': { name: 'Village of the Branch', note: '' },
  'town-of-southampton': { name: 'Town of Southampton', note: '' },
  'village-of-southampton': { name: 'Village of Southampton', note: '' },
} as const satisfies Record<string, PermitOffice>

export type OfficeId = keyof typeof permitOffices
