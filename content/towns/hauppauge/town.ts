import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Hauppauge',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'A hamlet in two towns with the Long Island Innovation Park, where charging at work matters as much as at home.',
  offices: ['town-of-smithtown', 'town-of-islip', 'village-of-islandia'],
  officeNote:
    'North of Townline Road is the Town of Smithtown, south of it the Town of Islip; Islandia next door is a village with permits of its own.',
  zips: ['11788'],
  zipTable: [
    {
      zip: '11788',
      offices: ['town-of-smithtown', 'town-of-islip'],
      note: 'Townline Road divides them; Islandia, ZIP 11749, is a village with its own permits.',
    },
  ],
  point: { lat: 40.822, lon: -73.211 },
  map: {
    label: { x: 357, y: 278, anchor: 'end' },
  },
  neighbors: ['Smithtown', 'Nesconset', 'Islandia', 'Central Islip', 'Brentwood', 'Commack'],
  houses:
    'Colonials and ranches of the 1960s to 1980s with attached garages, and condo and townhouse developments where the board’s approval and the place of the meter come first.',
  coast: 'Inland, so neither salt nor tides have to be planned for.',
  landmarks: ['Long Island Innovation Park at Hauppauge', 'H. Lee Dennison county building', 'Blydenburgh County Park'],
  rail: 'No LIRR station; the nearest are Smithtown, Central Islip and Brentwood',
  picture: 'commercial',
}
