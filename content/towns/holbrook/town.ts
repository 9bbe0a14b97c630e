import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Holbrook',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'High ranches from the years the Expressway arrived, in one ZIP with two towns and two sets of filing rules.',
  offices: ['town-of-islip', 'town-of-brookhaven'],
  officeNote:
    'Part of Holbrook lies in the Town of Islip and part in the Town of Brookhaven, so we read the tax-map number before we name the office.',
  zips: ['11741'],
  zipTable: [{ zip: '11741' }],
  point: { lat: 40.794, lon: -73.07 },
  map: {
    label: { x: 496, y: 470, anchor: 'start', leader: { x: 437, y: 350 } },
  },
  neighbors: ['Ronkonkoma', 'Holtsville', 'Bohemia', 'Farmingville', 'Bayport', 'Sayville'],
  houses:
    'A large share are high ranches, ranches and colonials of the late 1960s and 1970s. Before adding 240 V we look for a Federal Pacific or Zinsco panel and for aluminum branch wiring of that decade.',
  coast: 'Inland, bordering Long Island MacArthur Airport; weather is the only exposure to plan for.',
  landmarks: ['Holbrook Country Club', 'Long Island MacArthur Airport'],
  rail: 'No station today; Ronkonkoma is the one to use',
  picture: 'panel',
}
