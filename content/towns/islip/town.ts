import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Islip',
  county: 'Suffolk',
  kind: 'town and hamlet',
  description:
    'Queen Annes, capes and canal streets in the hamlet of the Town Hall, which takes building applications electronically.',
  offices: ['town-of-islip', 'village-of-brightwaters', 'village-of-islandia'],
  officeNote:
    'The Town of Islip takes applications electronically and accepts certificates only from agencies on its list; Brightwaters, Islandia, Ocean Beach and Saltaire are villages apart.',
  zips: ['11751', '11752', '11730', '11722'],
  zipTable: [{ zip: '11751', offices: ['town-of-islip'] }],
  point: { lat: 40.73, lon: -73.213 },
  map: {
    label: { x: 328, y: 484, anchor: 'end', leader: true },
  },
  neighbors: ['Bay Shore', 'East Islip', 'Islip Terrace', 'Central Islip'],
  houses:
    'Many Queen Annes and other late-1800s houses stand beside large newer homes, with capes and colonials inland. Behind plaster and lath, a neat conduit on the side elevation is often kinder to the house than fishing cable.',
  coast:
    'Great South Bay and the Orowoc and Champlin creeks: ask for the flood zone on canal streets, since low ground near the bay floods.',
  landmarks: ['Islip Town Hall', 'Islip Beach'],
  rail: 'LIRR Islip, a stop of the Montauk Branch',
  picture: 'creek',
}
