import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Hempstead',
  county: 'Nassau',
  kind: 'incorporated village',
  description:
    'Older houses, two-families and narrow side drives. We find the right wall and meter, and file with the Village.',
  offices: ['village-of-hempstead', 'town-of-hempstead'],
  officeNote:
    'The Village of Hempstead issues the permit and licenses the electrician. We check both there before we quote. Uniondale, East Meadow and Baldwin file with the Town of Hempstead.',
  zips: ['11550'],
  zipTable: [{ zip: '11550', note: 'At the edges of the ZIP you may be in the Town.' }],
  point: { lat: 40.706, lon: -73.619 },
  map: {
    label: { x: 135, y: 332, anchor: 'middle' },
    callout: { x: 135, y: 412, anchor: 'middle', over: 'ocean' },
  },
  neighbors: ['Garden City', 'Uniondale', 'West Hempstead', 'South Hempstead', 'Roosevelt'],
  houses:
    'Mostly frame and brick houses from before 1950 on small lots, many of them two-family, often with a single detached garage at the end of a narrow side drive. Your quote says which meter pays for the car.',
  coast: 'Inland, so there’s no salt to plan for.',
  landmarks: ['Hofstra University', 'Rosa Parks transit center'],
  rail: 'LIRR Hempstead, the end of its branch',
  picture: 'trench',
}
