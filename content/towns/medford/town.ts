import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Medford',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Flat, sandy lots that are easy to trench, once we’ve found the unmarked sprinkler and cesspool lines.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'You have one office, the Town of Brookhaven, and we book an outside inspector that the Town has designated.',
  zips: ['11763'],
  zipTable: [{ zip: '11763' }],
  point: { lat: 40.822, lon: -72.986 },
  map: {
    label: { x: 495, y: 291, anchor: 'start' },
  },
  neighbors: ['Farmingville', 'Holtsville', 'Coram', 'Yaphank', 'North Patchogue', 'North Bellport'],
  houses:
    'Ranches, capes and high ranches from the 1960s on, plus newer planned and 55-plus communities. For a detached workshop, one sub-panel for tools and car usually costs less than two runs.',
  coast: 'Inland, on the flat edge of the pine barrens.',
  landmarks: ['Route 112', 'Long Island Expressway exit 64'],
  rail: 'LIRR Medford, diesel service between Ronkonkoma and Greenport',
  picture: 'trench',
}
