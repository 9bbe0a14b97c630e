import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Babylon',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'A bayside village where the first question is village or town: two building departments share the one name.',
  offices: ['village-of-babylon', 'town-of-babylon'],
  officeNote:
    'Inside the village line you file with the Village of Babylon; West Babylon, North Babylon and the barrier beach file with the Town.',
  zips: ['11702', '11703', '11704'],
  zipTable: [{ zip: '11702', note: 'Barrier-beach addresses are the Town’s.' }],
  point: { lat: 40.695, lon: -73.326 },
  map: {
    label: { x: 256, y: 420, anchor: 'end', leader: true },
    callout: { x: 289, y: 412, anchor: 'middle', over: 'ocean', hideOnPhone: true },
  },
  neighbors: ['West Babylon', 'North Babylon', 'West Islip', 'Lindenhurst'],
  houses:
    'In the village core, prewar colonials and frame houses are typical, on narrow lots and often with the garage behind the house, so the line may need a trench along the driveway. Farther out, on capes and ranches, the charger often goes on an outside wall.',
  coast: 'Salt air near the canals; low streets south of Montauk Highway flooded in Superstorm Sandy in October 2012.',
  landmarks: ['Argyle Lake', 'Main Street', 'Deer Park Avenue'],
  rail: 'LIRR Babylon, where the electric Babylon Branch ends',
  picture: 'creek',
}
