import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Commack',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Postwar garages with short indoor runs, and a town line down the middle. We file with Huntington or Smithtown for you.',
  offices: ['town-of-huntington', 'town-of-smithtown'],
  officeNote:
    'West of the line we file with the Town of Huntington, east of it with the Town of Smithtown. Your tax-map number starts with 0400 or 0800 and tells us which.',
  zips: ['11725'],
  zipTable: [{ zip: '11725' }],
  point: { lat: 40.843, lon: -73.283 },
  map: {
    label: { x: 321, y: 246, anchor: 'end' },
  },
  neighbors: ['Dix Hills', 'East Northport', 'Kings Park', 'Smithtown', 'Hauppauge', 'Brentwood'],
  houses:
    'Split levels, ranches, high ranches and colonials from the 1950s to 1970s, mostly with attached or built-in garages. In splits and high ranches, panel and garage usually share a level, so your run is often short, indoors and trench-free.',
  coast: 'Inland. No tidal flooding.',
  landmarks: ['Hoyt Farm Nature Preserve', 'The Methodist church of 1789'],
  rail: 'No LIRR station; Kings Park, Brentwood, Northport and Deer Park are nearest',
  picture: 'colonial',
}
