import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Stony Brook',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'A colonial-revival center, Strathmore houses of the 1960s and many renters near the University and its hospital.',
  offices: ['town-of-brookhaven', 'village-of-old-field', 'village-of-head-of-the-harbor'],
  officeNote:
    'Stony Brook itself files with the Town of Brookhaven; Old Field and Head of the Harbor are villages nearby that run their own permits.',
  zips: ['11790'],
  zipTable: [
    {
      zip: '11790',
      offices: ['town-of-brookhaven'],
      note: 'Old Field and Head of the Harbor nearby are villages with their own permits.',
    },
  ],
  point: { lat: 40.92, lon: -73.135 },
  map: {
    label: { x: 394, y: 74, anchor: 'end', leader: true },
  },
  neighbors: ['Setauket', 'St. James', 'Lake Grove', 'Head of the Harbor', 'Centereach'],
  houses:
    'Old houses near the harbor, Levitt-built Strathmore houses in the “letter” sections, and wooded hilly lots. A house on a slab has no basement ceiling to run through, so the line goes by the attic, the garage wall or outside.',
  coast: 'Stony Brook Harbor and the Sound; the Mill Pond dam failed in the storm of August 18-19, 2024.',
  landmarks: ['Stony Brook University and Hospital', 'The Village Center and grist mill', 'Avalon Nature Preserve'],
  rail: 'LIRR Stony Brook, a Port Jefferson Branch stop',
  picture: 'garage',
}
