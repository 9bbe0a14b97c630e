import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Centereach',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Postwar Centereach homes, some with the garage made into a room. Your charger goes on an outside wall.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'Your permit comes from the Town of Brookhaven, while Lake Grove across the road is a village with its own office.',
  zips: ['11720'],
  zipTable: [{ zip: '11720', note: 'Lake Grove across the road is a village with its own office.' }],
  point: { lat: 40.868, lon: -73.082 },
  map: {
    label: { x: 530, y: 94, anchor: 'start', leader: true },
  },
  neighbors: ['Selden', 'Lake Grove', 'Lake Ronkonkoma', 'South Setauket', 'Stony Brook'],
  houses:
    'Large tracts of the 1950s and 1960s: capes, ranches and high ranches. If you still have the original 100 A panel, we check for free spaces and a shared dryer circuit before we quote 48 A.',
  coast: 'Inland, with nothing tidal nearby.',
  landmarks: ['Middle Country Public Library', 'Middle Country Road'],
  rail: 'No LIRR station; Ronkonkoma or Stony Brook is the nearest',
  picture: 'cape',
}
