import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Mastic',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Summer bungalows made year-round beside the Forge River, where the service may need work before a charger.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'The Town of Brookhaven issues permits, but Poospatuck Reservation land (Unkechaug Nation) is not under town code: there we confirm who has authority first.',
  zips: ['11950'],
  zipTable: [{ zip: '11950', note: 'Poospatuck Reservation land is not under town code.' }],
  point: { lat: 40.809, lon: -72.848 },
  map: {
    label: { x: 571, y: 304, anchor: 'start' },
  },
  neighbors: ['Shirley', 'Mastic Beach', 'Moriches', 'Manorville'],
  houses:
    'Many houses started as small summer bungalows; capes, ranches and modulars came since. A bungalow’s service can be as small as 60-100 A with the meter on a mast, so a service change often comes first.',
  coast:
    'Low ground and high groundwater by the Forge River; it floods south of Montauk Highway, and at a raised house the flood elevation sets the charger’s height.',
  landmarks: ['Forge River', 'William Floyd Estate, in Mastic Beach'],
  rail: 'LIRR Mastic-Shirley, in Shirley',
  picture: 'service',
}
