import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Farmingville',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Ranches and colonials on the moraine, some on steep lots, in the hamlet that holds Brookhaven’s Town Hall.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'The Town of Brookhaven’s Building Division has its office in the hamlet itself and relies on [inspectors whom the Town Board designates](/service-areas/brookhaven).',
  zips: ['11738'],
  zipTable: [{ zip: '11738' }],
  point: { lat: 40.839, lon: -73.04 },
  map: {
    label: { x: 550, y: 158, anchor: 'start', leader: true },
  },
  neighbors: ['Selden', 'Holtsville', 'Medford', 'Ronkonkoma', 'Holbrook'],
  houses:
    'Ranches, high ranches and colonials from the subdivisions of the 1960s to 1980s. A garage built in under the living space gives a short indoor run; where that garage has a fire-separation wall, every hole through it is sealed.',
  coast: 'Inland on the Ronkonkoma moraine: no salt, but runoff can collect at the low wall of a sloping driveway.',
  landmarks: ['Bald Hill and its amphitheater', 'Brookhaven Town Hall'],
  rail: 'No LIRR station; Ronkonkoma and Medford are nearest',
  picture: 'garage',
}
