import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Patchogue',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'A bayfront village with houses close together, whose ZIP reaches well past the village line into Brookhaven town.',
  offices: ['village-of-patchogue', 'town-of-brookhaven'],
  officeNote:
    'The Village of Patchogue issues permits inside its line; North and East Patchogue share ZIP 11772 but file with the Town of Brookhaven.',
  zips: ['11772'],
  zipTable: [{ zip: '11772', note: 'North and East Patchogue are the Town’s.' }],
  point: { lat: 40.765, lon: -73.016 },
  map: {
    label: { x: 520, y: 406, anchor: 'start', leader: true },
    callout: { x: 462, y: 412, anchor: 'middle', over: 'ocean' },
  },
  neighbors: ['Blue Point', 'North Patchogue', 'East Patchogue', 'Medford'],
  houses:
    'Frame houses of the late 1800s to 1920s, two-families, downtown apartments and bayfront homes. On a small lot or a shared drive, the charger often stands on a pedestal or hangs on a side wall.',
  coast: 'Great South Bay and the Patchogue River: salt air, and bay flooding on low streets.',
  landmarks: ['Patchogue Theatre', 'Fire Island ferries to Davis Park and Watch Hill'],
  rail: 'LIRR Patchogue on the Montauk Branch',
  picture: 'downtown',
}
