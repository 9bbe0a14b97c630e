import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Patchogue',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'Bayfront village homes on small lots and shared drives. Village or town permit, we find yours and file it.',
  offices: ['village-of-patchogue', 'town-of-brookhaven'],
  officeNote:
    'The Village of Patchogue issues permits inside its line. North and East Patchogue share ZIP 11772 but file with the Town of Brookhaven. We check which you are.',
  zips: ['11772'],
  zipTable: [{ zip: '11772', note: 'North and East Patchogue file with the Town.' }],
  point: { lat: 40.765, lon: -73.016 },
  map: {
    label: { x: 520, y: 406, anchor: 'start', leader: true },
    callout: { x: 462, y: 412, anchor: 'middle', over: 'ocean' },
  },
  neighbors: ['Blue Point', 'North Patchogue', 'East Patchogue', 'Medford'],
  houses:
    'Frame houses of the late 1800s to 1920s, two-families, downtown apartments and bayfront homes. On a small lot or a shared drive, we often use a pedestal or a side wall.',
  coast:
    'Salt air off Great South Bay and the Patchogue River. Low streets can flood from the bay, so we mind the height.',
  landmarks: ['Patchogue Theatre', 'Fire Island ferries to Davis Park and Watch Hill'],
  rail: 'LIRR Patchogue on the Montauk Branch',
  picture: 'downtown',
}
