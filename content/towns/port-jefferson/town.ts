import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Port Jefferson',
  county: 'Suffolk',
  kind: 'incorporated village',
  description:
    'Old harbor houses and steep lots. We do coastal, weatherproof installs, and measure the climb before we price it.',
  offices: ['village-of-port-jefferson', 'village-of-belle-terre', 'town-of-brookhaven'],
  officeNote:
    'The Village of Port Jefferson issues your permit and needs proof of the electrician’s Suffolk County license, so ours goes in with it. Belle Terre is another village, and Port Jefferson Station is in the Town of Brookhaven.',
  zips: ['11777'],
  zipTable: [
    {
      zip: '11777',
      offices: ['village-of-port-jefferson', 'village-of-belle-terre'],
      note: 'Port Jefferson Station, ZIP 11776, belongs to the Town of Brookhaven.',
    },
  ],
  point: { lat: 40.946, lon: -73.069 },
  map: {
    label: { x: 520, y: 62, anchor: 'start', leader: true },
    callout: { x: 456, y: 134, anchor: 'middle', over: 'sound', hideOnPhone: true },
  },
  neighbors: ['Port Jefferson Station', 'Belle Terre', 'Poquott', 'Setauket', 'Mount Sinai'],
  houses:
    'Ship-captain-era houses around the harbor, hillside houses, and mid-century colonials and condos up the hill. On a steep lot we measure the run up the stairs.',
  coast:
    'Salt air by the harbor, and a low downtown that has flooded in heavy rain and high tide. We use weatherproof parts.',
  landmarks: ['The Bridgeport ferry', 'Harborfront Park'],
  rail: 'LIRR Port Jefferson, the end of the branch, at the south edge of the village',
  picture: 'coastal',
}
