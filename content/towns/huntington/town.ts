import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Huntington',
  county: 'Suffolk',
  kind: 'town and hamlet',
  description:
    'Our home town: hillside garages, a harbor and older houses near downtown. We file with the Town or your village.',
  offices: [
    'town-of-huntington',
    'village-of-huntington-bay',
    'village-of-lloyd-harbor',
    'village-of-northport',
    'village-of-asharoken',
  ],
  officeNote:
    'The Town of Huntington issues permits everywhere but in the villages of Asharoken, Huntington Bay, Lloyd Harbor and Northport, which have their own offices. We file with yours.',
  zips: ['11743', '11746', '11768'],
  zipTable: [{ zip: '11743', offices: ['town-of-huntington', 'village-of-huntington-bay', 'village-of-lloyd-harbor'] }],
  point: { lat: 40.868, lon: -73.426 },
  map: {
    label: { x: 271, y: 214, anchor: 'start' },
    callout: { x: 258, y: 134, anchor: 'middle', over: 'sound' },
  },
  neighbors: ['Huntington Station', 'Cold Spring Harbor', 'Greenlawn', 'Centerport', 'Halesite'],
  houses:
    'Victorian and early-1900s houses near downtown, colonials and capes of the 1920s to 1950s, larger properties toward the necks. From a garage cut into a hillside, the conduit often goes outside and down a retaining wall.',
  coast:
    'Salt air along Huntington Harbor and the Sound. The head of the harbor at Halesite can flood, so we mount high there.',
  landmarks: ['Heckscher Park and Museum', 'The Paramount', 'Oheka Castle'],
  rail: 'LIRR Huntington, in Huntington Station, where third-rail electrification of the Port Jefferson Branch ends',
  picture: 'colonial',
}
