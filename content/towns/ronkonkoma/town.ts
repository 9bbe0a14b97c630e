import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Ronkonkoma',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'One ZIP across three towns, between the lake and the station where the electric Main Line ends.',
  offices: ['town-of-islip', 'town-of-brookhaven', 'town-of-smithtown'],
  officeNote:
    'Most of the hamlet is in Islip and a small eastern part in Brookhaven, while Lake Ronkonkoma also reaches into Smithtown: the tax-map number comes first.',
  zips: ['11779'],
  zipTable: [{ zip: '11779' }],
  point: { lat: 40.814, lon: -73.128 },
  map: {
    label: { x: 378, y: 106, anchor: 'end', leader: true },
  },
  neighbors: ['Lake Ronkonkoma', 'Holbrook', 'Bohemia', 'Nesconset', 'Islandia'],
  houses:
    'Lake bungalows made year-round, capes and ranches of the 1940s to 1960s, high ranches, and new rental blocks around the station. A converted bungalow may still have a 60-100 A service and a crawl space.',
  coast: 'Inland, on fresh water: the lake is the largest on the island.',
  landmarks: ['Lake Ronkonkoma', 'Long Island MacArthur Airport'],
  rail: 'LIRR Ronkonkoma, where Main Line electrification has ended since 1988',
  picture: 'cape',
}
