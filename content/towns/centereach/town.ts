import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Centereach',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Postwar tracts where some garages have become rooms, and the charger then goes on an outside wall.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'Permits here are the Town of Brookhaven’s; Lake Grove across the road is a village with an office of its own.',
  zips: ['11720'],
  zipTable: [{ zip: '11720', note: 'Lake Grove across the road is a village with its own office.' }],
  point: { lat: 40.868, lon: -73.082 },
  map: {
    label: { x: 530, y: 94, anchor: 'start', leader: true },
  },
  neighbors: ['Selden', 'Lake Grove', 'Lake Ronkonkoma', 'South Setauket', 'Stony Brook'],
  houses:
    'Large tracts of the 1950s and 1960s: capes, ranches and high ranches. Where the original 100 A panel is still in, we check for a shared dryer circuit and free spaces before quoting 48 A.',
  coast: 'Inland, with nothing tidal nearby.',
  landmarks: ['Middle Country Public Library', 'Middle Country Road'],
  rail: 'No LIRR station; Ronkonkoma or Stony Brook is the nearest',
  picture: 'cape',
}
