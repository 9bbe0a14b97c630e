import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'East Hampton',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'Estates, cottages and historic streets behind long gravel drives, with separate village and town building departments.',
  offices: ['village-of-east-hampton', 'town-of-east-hampton'],
  officeNote:
    'Addresses in the village go to the Village of East Hampton; Springs, Northwest Woods, Wainscott and Amagansett go to the Town.',
  zips: ['11937'],
  zipTable: [{ zip: '11937', note: 'Springs and Northwest Woods are the Town’s.' }],
  point: { lat: 40.963, lon: -72.185 },
  map: {
    label: { x: 911, y: 287, anchor: 'start' },
  },
  neighbors: ['Amagansett', 'Springs', 'Wainscott', 'Sag Harbor'],
  houses:
    'Shingle-style estates and cottages, historic-district houses, and second homes with pool houses, barns and detached garages. Where several cars share a motor court, one feeder with managed power is often better than several full-size circuits.',
  coast: 'Salt air off the Atlantic, and high groundwater near Georgica and Hook ponds.',
  landmarks: ['Hook Mill', 'Main Beach'],
  rail: 'LIRR East Hampton on the Montauk Branch',
  picture: 'estate',
}
