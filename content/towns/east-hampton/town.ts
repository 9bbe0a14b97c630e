import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'East Hampton',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'Charging for estates, cottages and historic streets, kept out of view. We file with the Village or the Town.',
  offices: ['village-of-east-hampton', 'town-of-east-hampton'],
  officeNote:
    'In the village, we file with the Village of East Hampton. For Springs, Northwest Woods, Wainscott and Amagansett, we file with the Town.',
  zips: ['11937'],
  zipTable: [{ zip: '11937', note: 'Springs and Northwest Woods are the Town’s.' }],
  point: { lat: 40.963, lon: -72.185 },
  map: {
    label: { x: 911, y: 287, anchor: 'start' },
  },
  neighbors: ['Amagansett', 'Springs', 'Wainscott', 'Sag Harbor'],
  houses:
    'Shingle-style estates and cottages, historic-district houses, and second homes with pool houses, barns and detached garages. Several cars in the motor court? One feeder with managed power often beats several full-size circuits.',
  coast: 'Salt air off the Atlantic. High groundwater near Georgica and Hook ponds.',
  landmarks: ['Hook Mill', 'Main Beach'],
  rail: 'LIRR East Hampton on the Montauk Branch',
  picture: 'estate',
}
