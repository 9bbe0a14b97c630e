import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Hempstead',
  county: 'Nassau',
  kind: 'incorporated village',
  description:
    'A Nassau village of older houses, two-families and narrow side drives that licenses its own master electricians.',
  offices: ['village-of-hempstead', 'town-of-hempstead'],
  officeNote:
    'The Village of Hempstead issues the permit and licenses the electrician; Uniondale, East Meadow and Baldwin belong to the Town of Hempstead.',
  zips: ['11550'],
  zipTable: [{ zip: '11550', note: 'The Town comes in at the edges of the ZIP.' }],
  point: { lat: 40.706, lon: -73.619 },
  map: {
    label: { x: 135, y: 332, anchor: 'middle' },
    callout: { x: 135, y: 412, anchor: 'middle', over: 'ocean' },
  },
  neighbors: ['Garden City', 'Uniondale', 'West Hempstead', 'South Hempstead', 'Roosevelt'],
  houses:
    'Mostly frame and brick houses from before 1950 on small lots, many of them two-family, often with a single detached garage at the end of a narrow side drive. Which meter pays for the car goes into the quote.',
  coast: 'Inland, with no salt exposure.',
  landmarks: ['Hofstra University', 'Rosa Parks transit center'],
  rail: 'LIRR Hempstead, the end of its branch',
  picture: 'trench',
}
