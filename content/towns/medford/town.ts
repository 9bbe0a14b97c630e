import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Medford',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Flat, sandy lots where a trench is easy to dig, once the unmarked sprinkler and cesspool lines are found.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'One office, the Town of Brookhaven, which has the wiring inspected by outside inspectors whom it has designated.',
  zips: ['11763'],
  zipTable: [{ zip: '11763' }],
  point: { lat: 40.822, lon: -72.986 },
  map: {
    label: { x: 495, y: 291, anchor: 'start' },
  },
  neighbors: ['Farmingville', 'Holtsville', 'Coram', 'Yaphank', 'North Patchogue', 'North Bellport'],
  houses:
    'Ranches, capes and high ranches from the 1960s on, and newer planned and 55-plus communities. For a detached workshop garage, one sub-panel for tools and car together usually costs less than two runs.',
  coast: 'Inland, on the flat edge of the pine barrens.',
  landmarks: ['Route 112', 'Long Island Expressway exit 64'],
  rail: 'LIRR Medford, diesel service between Ronkonkoma and Greenport',
  picture: 'trench',
}
