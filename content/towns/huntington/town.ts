import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Huntington',
  county: 'Suffolk',
  kind: 'town and hamlet',
  description:
    'Our home town: hills, a harbor and older houses near downtown, with four villages that handle permits themselves.',
  offices: [
    'town-of-huntington',
    'village-of-huntington-bay',
    'village-of-lloyd-harbor',
    'village-of-northport',
    'village-of-asharoken',
  ],
  officeNote:
    'The Town of Huntington handles permits everywhere but in the villages of Asharoken, Huntington Bay, Lloyd Harbor and Northport, which run their own.',
  zips: ['11743', '11746', '11768'],
  zipTable: [{ zip: '11743', offices: ['town-of-huntington', 'village-of-huntington-bay', 'village-of-lloyd-harbor'] }],
  point: { lat: 40.868, lon: -73.426 },
  map: {
    label: { x: 271, y: 214, anchor: 'start' },
    callout: { x: 258, y: 134, anchor: 'middle', over: 'sound' },
  },
  neighbors: ['Huntington Station', 'Cold Spring Harbor', 'Greenlawn', 'Centerport', 'Halesite'],
  houses:
    'Victorian and early-1900s houses near downtown, colonials and capes of the 1920s to 1950s, larger properties toward the necks. A garage cut into a hillside often sends the conduit outside and down a retaining wall.',
  coast: 'Salt air along Huntington Harbor and the Sound; the head of the harbor at Halesite can flood.',
  landmarks: ['Heckscher Park and Museum', 'The Paramount', 'Oheka Castle'],
  rail: 'LIRR Huntington, in Huntington Station, where third-rail electrification of the Port Jefferson Branch ends',
  picture: 'colonial',
}
