import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Southampton',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'Hidden chargers for ocean-side estates, historic houses and village capes. Village or Town, we file with the right office.',
  offices: ['village-of-southampton', 'town-of-southampton'],
  officeNote:
    'The Village of Southampton handles village addresses, and the Town handles North Sea, Tuckahoe, Shinnecock Hills and Water Mill. Shinnecock Nation land is separate from both.',
  zips: ['11968'],
  zipTable: [{ zip: '11968', note: 'North Sea and Tuckahoe are the Town’s.' }],
  point: { lat: 40.884, lon: -72.39 },
  map: {
    label: { x: 812, y: 322, anchor: 'start' },
    callout: { x: 860, y: 342, anchor: 'end', over: 'ocean' },
  },
  neighbors: ['Water Mill', 'North Sea', 'Shinnecock Hills', 'Tuckahoe', 'Hampton Bays'],
  houses:
    'Estates toward the ocean, historic-district houses, new builds with 400 A services and modest village capes. On generator power, we lock the charger out unless the generator was sized for it.',
  coast: 'Atlantic beaches and ponds such as Agawam. Plan for salt air, and for high groundwater by the ocean.',
  landmarks: ['Coopers Beach', 'Jobs Lane', 'Agawam Park'],
  rail: 'LIRR Southampton, on the Montauk Branch',
  picture: 'estate',
}
