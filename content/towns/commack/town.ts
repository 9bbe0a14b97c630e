import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Commack',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Postwar subdivisions with a town line through the middle, so two neighbors may file with different offices.',
  offices: ['town-of-huntington', 'town-of-smithtown'],
  officeNote:
    'West of the line you file with the Town of Huntington, east of it with the Town of Smithtown; a tax-map number that starts with 0400 or 0800 settles it.',
  zips: ['11725'],
  zipTable: [{ zip: '11725' }],
  point: { lat: 40.843, lon: -73.283 },
  map: {
    label: { x: 321, y: 246, anchor: 'end' },
  },
  neighbors: ['Dix Hills', 'East Northport', 'Kings Park', 'Smithtown', 'Hauppauge', 'Brentwood'],
  houses:
    'Split levels, ranches, high ranches and colonials of the 1950s to 1970s, mostly with attached or built-in garages. Splits and high ranches usually keep panel and garage on one level, which often means a short indoor run and no trench.',
  coast: 'Inland, with no tidal flooding to plan for.',
  landmarks: ['Hoyt Farm Nature Preserve', 'The Methodist church of 1789'],
  rail: 'No LIRR station; Kings Park, Brentwood, Northport and Deer Park are nearest',
  picture: 'colonial',
}
