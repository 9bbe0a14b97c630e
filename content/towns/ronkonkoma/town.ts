import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Ronkonkoma',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Lake bungalows, capes and high ranches. One ZIP, three permit towns, and we find out which is yours.',
  offices: ['town-of-islip', 'town-of-brookhaven', 'town-of-smithtown'],
  officeNote:
    'Most of the hamlet files with Islip and a small eastern part with Brookhaven. Lake Ronkonkoma also reaches into Smithtown. We check your tax-map number and file with the right town.',
  zips: ['11779'],
  zipTable: [{ zip: '11779' }],
  point: { lat: 40.814, lon: -73.128 },
  map: {
    label: { x: 378, y: 106, anchor: 'end', leader: true },
  },
  neighbors: ['Lake Ronkonkoma', 'Holbrook', 'Bohemia', 'Nesconset', 'Islandia'],
  houses:
    'Lake bungalows made year-round, capes and ranches of the 1940s to 1960s, high ranches, and new rental blocks around the station. A converted bungalow may still have a 60–100 A service and a crawl space.',
  coast: 'Inland, so no salt. The lake is the largest freshwater lake on the island.',
  landmarks: ['Lake Ronkonkoma', 'Long Island MacArthur Airport'],
  rail: 'LIRR Ronkonkoma, where Main Line electrification has ended since 1988',
  picture: 'cape',
}
