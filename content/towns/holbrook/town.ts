import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Holbrook',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'High ranches with short charger runs, 1970s panels we check first, and two towns in one ZIP.',
  offices: ['town-of-islip', 'town-of-brookhaven'],
  officeNote:
    'Part of Holbrook is in the Town of Islip and part in the Town of Brookhaven. We read your tax-map number and file with the right one.',
  zips: ['11741'],
  zipTable: [{ zip: '11741' }],
  point: { lat: 40.794, lon: -73.07 },
  map: {
    label: { x: 496, y: 470, anchor: 'start', leader: { x: 437, y: 350 } },
  },
  neighbors: ['Ronkonkoma', 'Holtsville', 'Bohemia', 'Farmingville', 'Bayport', 'Sayville'],
  houses:
    'Many are high ranches, ranches and colonials of the late 1960s and 1970s. We check for a Federal Pacific or Zinsco panel and for aluminum branch wiring before we add 240 V.',
  coast: 'Inland, bordering Long Island MacArthur Airport, so ordinary outdoor equipment does the job.',
  landmarks: ['Holbrook Country Club', 'Long Island MacArthur Airport'],
  rail: 'No station today; Ronkonkoma is the one to use',
  picture: 'panel',
}
