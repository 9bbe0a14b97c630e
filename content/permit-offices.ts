// Who issues permits: the town, city or incorporated village, never the county.
// Source: docs of each municipality as collected on 2026-11-21; only what was confirmed is stated.
import { usdRange, type Price } from '@/lib/format'
import type { ClaimId } from './claims'
import type { Inline } from './types'

export interface PermitOffice {
  readonly name: string
  /** What is known about electrical work there. Only confirmed facts; where the route is open, it says we confirm it. */
  readonly note: Inline
  /** What an electrical permit costs there, where a dated source says so. The text names the date. */
  readonly usualFee?: { readonly price: Price; readonly text: string; readonly claim: ClaimId }
  /** What is known about waiting there. The text names the date. */
  readonly usualDays?: { readonly text: string; readonly claim: ClaimId }
}

const smithtownFee = { min: 100 } as const satisfies Price

export const permitOffices = {
  'town-of-babylon': {
    name: 'Town of Babylon',
    note: 'The Building Department belongs to Planning & Development and has its office in Lindenhurst. The town code, as read in November 2026, doubles the permit fee when work starts before the application. We confirm the electrical filing with the department.',
  },
  'village-of-babylon': {
    name: 'Village of Babylon',
    note: 'A building department of its own, apart from the Town’s. We confirm with it how the electrical work is filed.',
  },
  'village-of-asharoken': {
    name: 'Village of Asharoken',
    note: 'Handles its own permits; before filing we ask the village what it wants for a charger.',
  },
  'town-of-brookhaven': {
    name: 'Town of Brookhaven',
    note: 'Inspection is by outside inspectors whom the Town Board has designated. Past the service disconnect of a home the town code bars aluminum wiring, except for feeders, so the charger’s circuit is copper. We confirm with the Building Division what it wants filed.',
  },
  'village-of-bellport': {
    name: 'Village of Bellport',
    note: 'A permit office of its own, although the tax bill says Town of Brookhaven; we confirm the filing there.',
  },
  'village-of-belle-terre': {
    name: 'Village of Belle Terre',
    note: 'Separate from Port Jefferson next door and from the Town. We confirm the filing with the village.',
  },
  'village-of-lake-grove': {
    name: 'Village of Lake Grove',
    note: 'Issues permits for addresses inside the village; we check with its office before filing.',
  },
  'village-of-old-field': {
    name: 'Village of Old Field',
    note: 'Runs its own permits. What it asks of an electrician we find out from the village first.',
  },
  'village-of-poquott': {
    name: 'Village of Poquott',
    note: 'Its own permit office; the electrical filing is one we confirm address by address.',
  },
  'village-of-shoreham': {
    name: 'Village of Shoreham',
    note: 'Looks after permits in the village itself. We ask its office how it takes an electrical filing.',
  },
  'town-of-east-hampton': {
    name: 'Town of East Hampton',
    note: 'Applications go through the Town’s OpenGov portal. We confirm the electrical filing with the building department, in Montauk too.',
    usualDays: {
      text: 'From November 2025 to February 2026 the Town of East Hampton’s building department had a large backlog and shortened counter hours.',
      claim: 'eastHamptonBacklog',
    },
  },
  'village-of-east-hampton': {
    name: 'Village of East Hampton',
    note: 'By village code the building inspector does no electrical inspections: designated outside inspectors do them, at the customer’s cost.',
  },
  'town-of-hempstead': {
    name: 'Town of Hempstead',
    note: 'Covers unincorporated places such as Uniondale, East Meadow and Baldwin. It typically wants a master electrician licensed under Chapter 84 of its code; we confirm license and filing before any work.',
  },
  'village-of-hempstead': {
    name: 'Village of Hempstead',
    note: 'Chapter 60 of the village code allows electrical work only by a holder of the Village’s own master electrician license or that holder’s staff. No other license takes its place, so ask to see it before work starts.',
  },
  'town-of-huntington': {
    name: 'Town of Huntington',
    note: 'Permits have gone through the Town’s online portal since April 1, 2024. We confirm the electrical filing with the building department.',
    usualDays: {
      text: 'After its permit portal opened in April 2024, the Town of Huntington showed building inspections booked 10 to 14 days out.',
      claim: 'huntingtonInspections',
    },
  },
  'village-of-huntington-bay': {
    name: 'Village of Huntington Bay',
    note: 'Files with the village rather than the Town of Huntington; we confirm which papers it wants.',
  },
  'village-of-lloyd-harbor': {
    name: 'Village of Lloyd Harbor',
    note: 'Permits come from the village, not the Town. We settle the electrical filing with its office.',
  },
  'village-of-northport': {
    name: 'Village of Northport',
    note: 'An EV charger ordinance has stood here since 2015: a permit, notice to the utility, and protection of the unit from vehicle impact.',
  },
  'town-of-islip': {
    name: 'Town of Islip',
    note: 'Building applications must be filed electronically, and the Town keeps a list of the agencies whose electrical inspection certificates it takes.',
  },
  'village-of-brightwaters': {
    name: 'Village of Brightwaters',
    note: 'Issues its own permits next door to Bay Shore; we confirm the electrical side with the village.',
  },
  'village-of-islandia': {
    name: 'Village of Islandia',
    note: 'Next door to Hauppauge, with building permits of its own. We confirm how it takes electrical work.',
  },
  'village-of-patchogue': {
    name: 'Village of Patchogue',
    note: 'Has Building and Housing departments of its own. Exterior changes in the village’s historic district go to an Architectural Review Board.',
  },
  'village-of-port-jefferson': {
    name: 'Village of Port Jefferson',
    note: 'The Building Department asks for proof that the electrician holds the Suffolk County license. Allow for paper: the village page has asked for four sets of the application.',
  },
  'town-of-riverhead': {
    name: 'Town of Riverhead',
    note: 'The Town has an electrical inspector on its own staff and a fee schedule for electrical work. Applications are notarized.',
  },
  'town-of-shelter-island': {
    name: 'Town of Shelter Island',
    note: 'The Town’s FAQ (undated) asks contractors for a Shelter Island license and warns that not all off-island firms hold one. We confirm license and filing before a ferry is booked.',
  },
  'village-of-dering-harbor': {
    name: 'Village of Dering Harbor',
    note: 'The one village on the island; for its addresses we file with it and not with the Town.',
  },
  'town-of-smithtown': {
    name: 'Town of Smithtown',
    note: 'The Town’s electrical code (Chapter 145) follows the National Electrical Code and has outside inspectors deputized by the Town Board. The online permit system has an “Electric Only” application.',
    usualFee: {
      price: smithtownFee,
      text: `${usdRange(smithtownFee)} for an electrical permit since April 1, 2026.`,
      claim: 'smithtownFee',
    },
  },
  'village-of-the-branch': {
    name: 'Village of the Branch',
    note: 'A village with its own office inside Smithtown’s ZIP 11787; the filing is confirmed there, not at the Town.',
  },
  'village-of-head-of-the-harbor': {
    name: 'Village of Head of the Harbor',
    note: 'Next to Stony Brook but inside the Town of Smithtown, with permits of its own. We confirm what it asks for.',
  },
  'village-of-nissequogue': {
    name: 'Village of Nissequogue',
    note: 'Not covered by the Town of Smithtown’s office; we confirm the electrical filing with the village itself.',
  },
  'town-of-southampton': {
    name: 'Town of Southampton',
    note: 'Permits come from the Building Division of the Land Management department. We confirm the electrical filing with it.',
    usualDays: {
      text: 'In September 2023 the Town of Southampton’s Building Division was reviewing applications from June.',
      claim: 'southamptonBacklog',
    },
  },
  'village-of-southampton': {
    name: 'Village of Southampton',
    note: 'In historic districts the Board of Architectural Review and Historic Preservation can be involved in exterior work. We confirm the electrical filing with the village.',
  },
} as const satisfies Record<string, PermitOffice>

export type OfficeId = keyof typeof permitOffices

/** An office with its optional fields in sight; the literal above types each entry by what it holds. */
export const getOffice = (id: OfficeId): PermitOffice => permitOffices[id]
