import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Bohemia',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Bohemia homes by the Connetquot preserve, shops and offices by the airport. We wire both.',
  offices: ['town-of-islip'],
  officeNote:
    'In Bohemia we file online with the Town of Islip and book an inspection agency from [the Town’s list](/service-areas/islip).',
  zips: ['11716'],
  zipTable: [{ zip: '11716' }],
  point: { lat: 40.769, lon: -73.115 },
  map: {
    label: { x: 401, y: 313, anchor: 'end' },
  },
  neighbors: ['Oakdale', 'Sayville', 'Holbrook', 'Ronkonkoma', 'Great River'],
  houses:
    'Ranches, colonials and capes from mid-century to the 1980s, many with attached garages. Near the preserve the water table can be high, so we keep boxes above grade.',
  coast: 'Inland, with Connetquot River State Park Preserve on the west edge.',
  landmarks: ['Connetquot River State Park Preserve', 'Veterans Memorial Highway', 'Johnson Avenue'],
  rail: 'No LIRR station in the hamlet; Oakdale and Ronkonkoma are close',
  picture: 'commercial',
}
