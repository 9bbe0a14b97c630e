// A made-up town: added-content.test.ts adds this folder to a copy of the tree.
import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Cedar Landing',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Farm stands, a boat ramp and long gravel driveways between the main road and the Sound.',
  offices: ['town-of-riverhead'],
  officeNote: 'The Town of Riverhead issues the permit and wants the application notarized.',
  zips: ['11999'],
  zipTable: [{ zip: '11999', note: 'The ramp road shares the ZIP.' }],
  point: { lat: 40.985, lon: -72.55 },
  neighbors: ['Jamesport'],
  houses: 'Farmhouses with barns, and ranches on wide lots. The barn is often closer to the car than the cellar panel.',
  coast: 'Bluffs on the Sound: salt reaches the first row of houses, and the rest stay dry.',
  landmarks: ['The boat ramp'],
  rail: 'LIRR Mattituck, a few minutes by car',
  picture: 'trench',
}
