import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Southampton',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'Ocean-side estates, historic districts and modest capes, with one building office for the village and one for the town.',
  offices: ['village-of-southampton', 'town-of-southampton'],
  officeNote:
    'The Village of Southampton covers village addresses, the Town covers North Sea, Tuckahoe, Shinnecock Hills and Water Mill, and Shinnecock Nation land is separate from both.',
  zips: ['11968'],
  zipTable: [{ zip: '11968', note: 'North Sea and Tuckahoe are the Town’s.' }],
  point: { lat: 40.884, lon: -72.39 },
  map: {
    label: { x: 812, y: 322, anchor: 'start' },
    callout: { x: 860, y: 342, anchor: 'end', over: 'ocean' },
  },
  neighbors: ['Water Mill', 'North Sea', 'Shinnecock Hills', 'Tuckahoe', 'Hampton Bays'],
  houses:
    'Estates toward the ocean, historic-district houses, new builds with 400 A services and modest village capes. On generator power a charger has to be shed or locked out unless the generator was sized for it.',
  coast: 'Atlantic beaches and ponds such as Agawam: salt air, and high groundwater by the ocean.',
  landmarks: ['Coopers Beach', 'Jobs Lane', 'Agawam Park'],
  rail: 'LIRR Southampton, on the Montauk Branch',
  picture: 'estate',
}
