import type { Town } from '../types'

export const stonyBrook: Town = {
  slug: 'stony-brook',
  name: 'Stony Brook',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'A colonial-revival center, Strathmore houses of the 1960s and many renters near the University and its hospital.',
  offices: ['town-of-brookhaven', 'village-of-old-field', 'village-of-head-of-the-harbor'],
  officeNote:
    'Stony Brook itself files with the Town of Brookhaven; Old Field and Head of the Harbor are villages nearby that run their own permits.',
  zips: ['11790'],
  point: { lat: 40.92, lon: -73.135 },
  neighbors: ['Setauket', 'St. James', 'Lake Grove', 'Head of the Harbor', 'Centereach'],
  houses:
    'Old houses near the harbor, Levitt-built Strathmore houses in the “letter” sections, and wooded hilly lots. A house on a slab has no basement ceiling to run through, so the line goes by the attic, the garage wall or outside.',
  coast: 'Stony Brook Harbor and the Sound; the Mill Pond dam failed in the storm of August 18-19, 2024.',
  landmarks: ['Stony Brook University and Hospital', 'The Village Center and grist mill', 'Avalon Nature Preserve'],
  rail: 'LIRR Stony Brook, a Port Jefferson Branch stop',
}
