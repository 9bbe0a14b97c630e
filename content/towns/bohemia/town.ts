import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Bohemia',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Homes beside the Connetquot preserve, and a belt of offices and light industry by the airport.',
  offices: ['town-of-islip'],
  officeNote:
    'Bohemia is the Town of Islip’s: applications go in online, and [a list kept by the Town](/service-areas/islip) says who may certify the wiring.',
  zips: ['11716'],
  zipTable: [{ zip: '11716' }],
  point: { lat: 40.769, lon: -73.115 },
  map: {
    label: { x: 401, y: 313, anchor: 'end' },
  },
  neighbors: ['Oakdale', 'Sayville', 'Holbrook', 'Ronkonkoma', 'Great River'],
  houses:
    'Ranches, colonials and capes from mid-century to the 1980s, many with attached garages. Near the preserve the water table can be high, so boxes stay above grade.',
  coast: 'Inland; Connetquot River State Park Preserve is the west edge.',
  landmarks: ['Connetquot River State Park Preserve', 'Veterans Memorial Highway', 'Johnson Avenue'],
  rail: 'No LIRR station in the hamlet; Oakdale and Ronkonkoma are close',
  picture: 'commercial',
}
