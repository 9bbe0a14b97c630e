import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Smithtown',
  county: 'Suffolk',
  kind: 'town and hamlet',
  description:
    'Mostly detached houses built before 1980. We check your panel and file the Town’s electric application online.',
  offices: ['town-of-smithtown', 'village-of-the-branch', 'village-of-head-of-the-harbor', 'village-of-nissequogue'],
  officeNote:
    'We file “Electric Only” online with the Town of Smithtown. Nissequogue, Head of the Harbor and the Village of the Branch each have their own office.',
  zips: ['11787', '11767', '11780', '11754'],
  zipTable: [{ zip: '11787', offices: ['town-of-smithtown', 'village-of-the-branch'] }],
  point: { lat: 40.856, lon: -73.201 },
  map: {
    label: { x: 362, y: 138, anchor: 'end', leader: true },
  },
  neighbors: ['Nesconset', 'St. James', 'Kings Park', 'Hauppauge', 'Commack'],
  houses:
    'Colonials, splits and ranches, often with attached garages. The Census Bureau counts 86.1% of homes as detached and 74.2% as built before 1980 (2020–2024). On wooded lots to the north, we plan the trench around roots and long drives.',
  coast: 'Mostly inland. The Nissequogue River is tidal, and Short Beach and Sunken Meadow face the Sound.',
  landmarks: ['Whisper, the bull statue', 'Caleb Smith State Park Preserve'],
  rail: 'LIRR Smithtown, Port Jefferson Branch',
  picture: 'colonial',
}
