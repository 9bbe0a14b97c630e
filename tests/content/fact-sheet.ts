// The fact sheet of the first towns, transcribed apart from content/towns.
import type { County } from '@/content/schema'

interface Facts {
  readonly county: County
  readonly mainZip: string
  /** Degrees north and west, to two decimals. */
  readonly point: readonly [number, number]
  /** Municipalities that may issue the permit in this place. */
  readonly offices: readonly string[]
  /** Villages inside or beside the place that its pages may name. */
  readonly alsoNamed: readonly string[]
}

/** 'T Islip, V Babylon': the town of Islip and the village of Babylon. */
const municipalities = (names: string) =>
  names.split(', ').map(name => name.replace(/^T /, 'Town of ').replace(/^V /, 'Village of '))

const rows: readonly (readonly [
  slug: string,
  county: County,
  mainZip: string,
  point: Facts['point'],
  offices: string,
  alsoNamed?: string,
])[] = [
  ['babylon', 'Suffolk', '11702', [40.7, 73.33], 'V Babylon, T Babylon'],
  ['bay-shore', 'Suffolk', '11706', [40.73, 73.25], 'T Islip', 'V Brightwaters'],
  ['bohemia', 'Suffolk', '11716', [40.77, 73.12], 'T Islip'],
  [
    'brookhaven',
    'Suffolk',
    '11719',
    [40.84, 72.94],
    'T Brookhaven',
    'V Bellport, V Belle Terre, V Lake Grove, V Old Field, V Patchogue, V Poquott, V Port Jefferson, V Shoreham',
  ],
  ['centereach', 'Suffolk', '11720', [40.87, 73.08], 'T Brookhaven', 'V Lake Grove'],
  ['commack', 'Suffolk', '11725', [40.84, 73.28], 'T Huntington, T Smithtown'],
  ['east-hampton', 'Suffolk', '11937', [40.96, 72.19], 'V East Hampton, T East Hampton'],
  ['farmingville', 'Suffolk', '11738', [40.84, 73.04], 'T Brookhaven'],
  ['hauppauge', 'Suffolk', '11788', [40.82, 73.21], 'T Smithtown, T Islip', 'V Islandia'],
  ['hempstead', 'Nassau', '11550', [40.71, 73.62], 'V Hempstead, T Hempstead'],
  ['holbrook', 'Suffolk', '11741', [40.79, 73.07], 'T Islip, T Brookhaven'],
  ['holtsville', 'Suffolk', '11742', [40.81, 73.05], 'T Brookhaven, T Islip'],
  [
    'huntington',
    'Suffolk',
    '11743',
    [40.87, 73.43],
    'T Huntington, V Huntington Bay, V Lloyd Harbor',
    'V Northport, V Asharoken',
  ],
  ['islip', 'Suffolk', '11751', [40.73, 73.21], 'T Islip', 'V Brightwaters, V Islandia'],
  ['mastic', 'Suffolk', '11950', [40.81, 72.85], 'T Brookhaven'],
  ['medford', 'Suffolk', '11763', [40.82, 72.99], 'T Brookhaven'],
  ['montauk', 'Suffolk', '11954', [41.04, 71.95], 'T East Hampton'],
  ['patchogue', 'Suffolk', '11772', [40.77, 73.02], 'V Patchogue, T Brookhaven'],
  ['port-jefferson', 'Suffolk', '11777', [40.95, 73.07], 'V Port Jefferson, V Belle Terre', 'T Brookhaven'],
  ['riverhead', 'Suffolk', '11901', [40.92, 72.66], 'T Riverhead, T Southampton'],
  ['ronkonkoma', 'Suffolk', '11779', [40.81, 73.13], 'T Islip, T Brookhaven, T Smithtown'],
  ['sayville', 'Suffolk', '11782', [40.74, 73.08], 'T Islip'],
  ['selden', 'Suffolk', '11784', [40.87, 73.04], 'T Brookhaven'],
  ['shelter-island', 'Suffolk', '11964', [41.07, 72.34], 'T Shelter Island, V Dering Harbor'],
  ['smithtown', 'Suffolk', '11787', [40.86, 73.2], 'T Smithtown, V the Branch', 'V Nissequogue, V Head of the Harbor'],
  ['southampton', 'Suffolk', '11968', [40.88, 72.39], 'V Southampton, T Southampton'],
  ['stony-brook', 'Suffolk', '11790', [40.92, 73.14], 'T Brookhaven', 'V Old Field, V Head of the Harbor'],
]

export const sheet: ReadonlyMap<string, Facts> = new Map(
  rows.map(([slug, county, mainZip, point, offices, alsoNamed]) => [
    slug,
    {
      county,
      mainZip,
      point,
      offices: municipalities(offices),
      alsoNamed: alsoNamed === undefined ? [] : municipalities(alsoNamed),
    },
  ]),
)

/** First four digits of a Suffolk tax-map number, outside the villages. */
export const taxMap: Readonly<Record<string, string>> = {
  '0100': 'Babylon',
  '0200': 'Brookhaven',
  '0300': 'East Hampton',
  '0400': 'Huntington',
  '0500': 'Islip',
  '0600': 'Riverhead',
  '0700': 'Shelter Island',
  '0800': 'Smithtown',
  '0900': 'Southampton',
  '1000': 'Southold',
}

/** Other known ZIPs. */
export const otherZips =
  '11965 11703 11704 11718 11746 11768 11752 11730 11722 11749 11760 11767 11780 11754 11776 11796 11705 11931 11933 11792 11951 11967 11976 11794 11549 11551 11553 11556 00501 00544'.split(
    ' ',
  )
