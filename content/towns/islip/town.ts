import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Islip',
  county: 'Suffolk',
  kind: 'town and hamlet',
  description:
    'Queen Annes, capes and canal lots. We run a clean line around old plaster and file online with the Town.',
  offices: ['town-of-islip', 'village-of-brightwaters', 'village-of-islandia'],
  officeNote:
    'The Town of Islip takes applications electronically and accepts certificates only from agencies on its list. We file and book for you. Brightwaters, Islandia, Ocean Beach and Saltaire are separate villages.',
  zips: ['11751', '11752', '11730', '11722'],
  zipTable: [{ zip: '11751', offices: ['town-of-islip'] }],
  point: { lat: 40.73, lon: -73.213 },
  map: {
    label: { x: 328, y: 484, anchor: 'end', leader: true },
  },
  neighbors: ['Bay Shore', 'East Islip', 'Islip Terrace', 'Central Islip'],
  houses:
    'Many Queen Annes and other late-1800s houses beside large newer homes, with capes and colonials inland. On plaster and lath, a neat conduit on the side of the house is often kinder than fishing cable.',
  coast:
    'Great South Bay and the Orowoc and Champlin creeks. Low ground near the bay floods, so on canal streets we check the flood zone first.',
  landmarks: ['Islip Town Hall', 'Islip Beach'],
  rail: 'LIRR Islip, a stop of the Montauk Branch',
  picture: 'creek',
}
