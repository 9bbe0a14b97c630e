import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Babylon',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'A bayside village inside a town of the same name. We find out which building department is yours and file there.',
  offices: ['village-of-babylon', 'town-of-babylon'],
  officeNote:
    'Inside the village line, we file with the Village of Babylon. For West Babylon, North Babylon and the barrier beach, we file with the Town.',
  zips: ['11702', '11703', '11704'],
  zipTable: [{ zip: '11702', note: 'Barrier-beach addresses are the Town’s.' }],
  point: { lat: 40.695, lon: -73.326 },
  map: {
    label: { x: 256, y: 420, anchor: 'end', leader: true },
    callout: { x: 289, y: 412, anchor: 'middle', over: 'ocean', hideOnPhone: true },
  },
  neighbors: ['West Babylon', 'North Babylon', 'West Islip', 'Lindenhurst'],
  houses:
    'Village homes are typically prewar colonials and frame houses on narrow lots, often with the garage out back, so your line may need a trench along the driveway. On the capes and ranches farther out, the charger often goes on an outside wall.',
  coast: 'Salt air near the canals. Low streets south of Montauk Highway flooded in Superstorm Sandy in October 2012.',
  landmarks: ['Argyle Lake', 'Main Street', 'Deer Park Avenue'],
  rail: 'LIRR Babylon, where the electric Babylon Branch ends',
  picture: 'creek',
}
