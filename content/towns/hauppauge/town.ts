import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Hauppauge',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Workplace charging in the Long Island Innovation Park, and home charging on both sides of Townline Road.',
  offices: ['town-of-smithtown', 'town-of-islip', 'village-of-islandia'],
  officeNote:
    'North of Townline Road we file with the Town of Smithtown, south of it with the Town of Islip. Islandia, next door, is a village and issues its own permits.',
  zips: ['11788'],
  zipTable: [
    {
      zip: '11788',
      offices: ['town-of-smithtown', 'town-of-islip'],
      note: 'Townline Road divides them. Islandia, ZIP 11749, is a village with its own permits.',
    },
  ],
  point: { lat: 40.822, lon: -73.211 },
  map: {
    label: { x: 357, y: 278, anchor: 'end' },
  },
  neighbors: ['Smithtown', 'Nesconset', 'Islandia', 'Central Islip', 'Brentwood', 'Commack'],
  houses:
    'Colonials and ranches from the 1960s to 1980s with attached garages, plus condos and townhouses. In a condo, we start with the board’s approval and where your meter is.',
  coast: 'Inland. No salt, no tides.',
  landmarks: ['Long Island Innovation Park at Hauppauge', 'H. Lee Dennison county building', 'Blydenburgh County Park'],
  rail: 'No LIRR station; the nearest are Smithtown, Central Islip and Brentwood',
  picture: 'commercial',
}
