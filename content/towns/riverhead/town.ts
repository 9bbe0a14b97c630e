import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Riverhead',
  county: 'Suffolk',
  kind: 'town and hamlet',
  description:
    'Chargers for farms, 55-plus communities and the riverfront downtown. The Town’s own inspector signs off.',
  offices: ['town-of-riverhead', 'town-of-southampton'],
  officeNote:
    'The Town of Riverhead issues your permit and sends its own inspector. South of the river, we file with the Town of Southampton.',
  zips: ['11901', '11931', '11933', '11792'],
  zipTable: [{ zip: '11901', note: 'Riverside, Flanders and Northampton are Southampton’s.' }],
  point: { lat: 40.917, lon: -72.662 },
  map: {
    label: { x: 672, y: 231, anchor: 'middle' },
    callout: { x: 667, y: 172, anchor: 'middle', over: 'sound' },
    smallMapCallout: { x: 236, y: 62, anchor: 'middle', over: 'sound' },
  },
  neighbors: ['Calverton', 'Aquebogue', 'Flanders', 'Wading River', 'Jamesport'],
  houses:
    'Older houses downtown, farmhouses with barns, subdivisions, and large 55-plus and manufactured-home communities in the Calverton area. On a farm, we check the yard pole’s age and the voltage drop before we price your feeder.',
  coast: 'The Peconic River and Flanders Bay to the south, Sound bluffs to the north. Downtown sits low by the river.',
  landmarks: ['Long Island Aquarium', 'Tanger Outlets'],
  rail: 'LIRR Riverhead, on the service to Greenport',
  picture: 'trench',
}
