import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Farmingville',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Hillside ranches and colonials with Brookhaven’s Town Hall around the corner. We fit the charger to your slope.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'We file with the Town of Brookhaven’s Building Division, right here in the hamlet, and book one of the [inspectors the Town Board designates](/service-areas/brookhaven).',
  zips: ['11738'],
  zipTable: [{ zip: '11738' }],
  point: { lat: 40.839, lon: -73.04 },
  map: {
    label: { x: 550, y: 158, anchor: 'start', leader: true },
  },
  neighbors: ['Selden', 'Holtsville', 'Medford', 'Ronkonkoma', 'Holbrook'],
  houses:
    'Ranches, high ranches and colonials from the subdivisions of the 1960s to 1980s. A garage under the living space means a short indoor run. If it has a fire-separation wall, we seal every hole.',
  coast: 'Inland on the Ronkonkoma moraine. No salt, but runoff can collect at the low wall of a sloping driveway.',
  landmarks: ['Bald Hill and its amphitheater', 'Brookhaven Town Hall'],
  rail: 'No LIRR station; Ronkonkoma and Medford are nearest',
  picture: 'garage',
}
