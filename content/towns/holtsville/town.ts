import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Holtsville',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Ranches, condos and 55-plus homes, mostly in Brookhaven, with Islip in the southwest. We help with your board, too.',
  offices: ['town-of-brookhaven', 'town-of-islip'],
  officeNote:
    'We file with the Town of Brookhaven for most of Holtsville and with the Town of Islip in the southwest corner.',
  zips: ['11742'],
  zipTable: [{ zip: '11742', note: 'The Islip part is in the southwest.' }],
  point: { lat: 40.812, lon: -73.045 },
  map: {
    label: { x: 508, y: 438, anchor: 'start', leader: { x: 452, y: 345 } },
  },
  neighbors: ['Farmingville', 'Holbrook', 'Medford', 'North Patchogue'],
  houses:
    'Ranches and high ranches of the 1970s and 1980s, condos and 55-plus communities. In a townhouse row the meters are often at one end of the building, so your run follows the row.',
  coast: 'Inland, away from tide and salt.',
  landmarks: ['The town Ecology Site', 'IRS processing center'],
  rail: 'Its station closed in 1998; Medford and Ronkonkoma serve the hamlet',
  picture: 'permit',
}
