import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Sayville',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Front-porch Victorians, capes and bay-front streets. We keep the charger off the front and use parts that handle salt.',
  offices: ['town-of-islip'],
  officeNote:
    'Your permit comes from the Town of Islip. We file online and book [an inspection agency on its list](/service-areas/islip).',
  zips: ['11782'],
  zipTable: [{ zip: '11782' }],
  point: { lat: 40.741, lon: -73.084 },
  map: {
    label: { x: 484, y: 502, anchor: 'start', leader: { x: 423, y: 355 } },
  },
  neighbors: ['West Sayville', 'Bayport', 'Oakdale', 'Bohemia', 'Holbrook'],
  houses:
    'Victorians and older colonials near Main Street, with capes, ranches and bay-front streets around them. Got a front porch? A rear or side wall usually looks better, and you can paint the conduit to match.',
  coast: 'Great South Bay. A south wind carries salt inland, and the streets near the ferry docks are low.',
  landmarks: ['Ferries to Cherry Grove, Fire Island Pines and Sailors Haven', 'Main Street'],
  rail: 'LIRR Sayville, Montauk Branch',
  picture: 'creek',
}
