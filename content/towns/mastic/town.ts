import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Mastic',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Summer bungalows made year-round beside the Forge River. We check your electric service, then size the charger.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'The Town of Brookhaven issues your permit, except on Poospatuck Reservation land (Unkechaug Nation), where we first confirm with you who decides.',
  zips: ['11950'],
  zipTable: [{ zip: '11950', note: 'Poospatuck Reservation land is not under town code.' }],
  point: { lat: 40.809, lon: -72.848 },
  map: {
    label: { x: 571, y: 304, anchor: 'start' },
  },
  neighbors: ['Shirley', 'Mastic Beach', 'Moriches', 'Manorville'],
  houses:
    'Many started as small summer bungalows. Capes, ranches and modulars came later. A bungalow may have only 60–100 A with the meter on a mast, so a service change often comes first.',
  coast:
    'Low ground and high groundwater by the Forge River, with flooding south of Montauk Highway. At a raised house we mount the charger to the flood elevation.',
  landmarks: ['Forge River', 'William Floyd Estate, in Mastic Beach'],
  rail: 'LIRR Mastic-Shirley, in Shirley',
  picture: 'service',
}
