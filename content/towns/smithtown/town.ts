import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Smithtown',
  county: 'Suffolk',
  kind: 'town and hamlet',
  description:
    'Mostly detached houses, most of them older than 1980, in a town with its own electrical code and an online electric application.',
  offices: ['town-of-smithtown', 'village-of-the-branch', 'village-of-head-of-the-harbor', 'village-of-nissequogue'],
  officeNote:
    'The Town of Smithtown takes “Electric Only” applications online; Nissequogue, Head of the Harbor and the Village of the Branch have offices of their own.',
  zips: ['11787', '11767', '11780', '11754'],
  zipTable: [{ zip: '11787', offices: ['town-of-smithtown', 'village-of-the-branch'] }],
  point: { lat: 40.856, lon: -73.201 },
  map: {
    label: { x: 362, y: 138, anchor: 'end', leader: true },
  },
  neighbors: ['Nesconset', 'St. James', 'Kings Park', 'Hauppauge', 'Commack'],
  houses:
    'Colonials, splits and ranches, often with attached garages; the Census Bureau counts 86.1% of homes as detached and 74.2% as built before 1980 (2020-2024). Roots and long drives shape the trench on wooded lots to the north.',
  coast: 'Mostly inland; the Nissequogue River is tidal, and Short Beach and Sunken Meadow face the Sound.',
  landmarks: ['Whisper, the bull statue', 'Caleb Smith State Park Preserve'],
  rail: 'LIRR Smithtown, Port Jefferson Branch',
  picture: 'colonial',
}
