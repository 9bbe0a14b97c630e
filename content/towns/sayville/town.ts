import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Sayville',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Front-porch Victorians, bay-front streets and the ferries that leave for Fire Island.',
  offices: ['town-of-islip'],
  officeNote:
    'The Town of Islip is the one office here; we file online and book [an inspection agency that it accepts](/service-areas/islip).',
  zips: ['11782'],
  zipTable: [{ zip: '11782' }],
  point: { lat: 40.741, lon: -73.084 },
  map: {
    label: { x: 484, y: 502, anchor: 'start', leader: { x: 423, y: 355 } },
  },
  neighbors: ['West Sayville', 'Bayport', 'Oakdale', 'Bohemia', 'Holbrook'],
  houses:
    'Victorians and older colonials near Main Street, with capes, ranches and bay-front streets around them. On a porch-fronted house the rear or side wall is usually the better place, and the conduit can be painted to match.',
  coast: 'Great South Bay: salt travels inland on a south wind, and the streets near the ferry docks are low.',
  landmarks: ['Ferries to Cherry Grove, Fire Island Pines and Sailors Haven', 'Main Street'],
  rail: 'LIRR Sayville, Montauk Branch',
  picture: 'creek',
}
