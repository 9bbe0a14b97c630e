import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Stony Brook',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Slab-built Strathmore houses, old harbor homes and rentals near the University. We find the route that fits yours.',
  offices: ['town-of-brookhaven', 'village-of-old-field', 'village-of-head-of-the-harbor'],
  officeNote:
    'In Stony Brook we file with the Town of Brookhaven. In Old Field or Head of the Harbor, close by, we file with the village.',
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
    'Old houses near the harbor, Levitt-built Strathmore houses in the “letter” sections, and wooded hilly lots. No basement under your slab? We run the line through the attic, along the garage wall or outside.',
  coast: 'Stony Brook Harbor and the Sound. The Mill Pond dam failed in the storm of August 18–19, 2024.',
  landmarks: ['Stony Brook University and Hospital', 'The Village Center and grist mill', 'Avalon Nature Preserve'],
  rail: 'LIRR Stony Brook, a Port Jefferson Branch stop',
  picture: 'garage',
}
