// The usual houses of Long Island, each with the run that we mostly wire there. Drawn in
// components/drawings/houses.tsx; a town names its own.

interface HouseWords {
  readonly alt: string
  readonly caption: string
}

const dashed = 'Dashed: indoors or underground.'

export const houses = {
  colonial: {
    alt: 'Drawing of a colonial with an attached garage, the run along the garage wall from panel to charger',
    caption: `A colonial: from the panel along the garage wall to a charger beside the door. ${dashed}`,
  },
  cape: {
    alt: 'Drawing of a cape with two dormers and no garage, the run along its foundation from the meter to a charger on the driveway',
    caption: 'A cape: from the meter along the foundation to the driveway.',
  },
  ranch: {
    alt: 'Drawing of a long ranch, the run under its floor from a panel at one end to a charger in the garage at the other',
    caption: `A ranch: under the floor from one end of the house to the garage at the other. ${dashed}`,
  },
  'split-level': {
    alt: 'Drawing of a split-level with the garage under the bedrooms, a short run from the lower level to a charger beside the garage door',
    caption: `A split-level: the panel sits in the lower level beside the garage, so the run is short. ${dashed}`,
  },
  'high-ranch': {
    alt: 'Drawing of a high ranch with the garage under the bedrooms, a short run from the panel on the lower level to a charger beside the garage door',
    caption: `A high ranch: panel and garage share the lower level, so the run is short. ${dashed}`,
  },
  cottage: {
    alt: 'Drawing of a small one-story cottage with the meter on a mast, the run along its foundation to a charger on the driveway',
    caption: 'A cottage: from the meter along the outside wall to the driveway.',
  },
  workshop: {
    alt: 'Drawing of a ranch with a workshop beside it, one feeder in a trench to a small panel there and a charger',
    caption: `A ranch with a workshop: one feeder underground to a small panel out there, for tools and car. ${dashed}`,
  },
  canal: {
    alt: 'Drawing of a raised house on a canal, the run on its wall above flood height from panel to charger',
    caption: 'A canal house: panel, run and charger stay above the height of a flood.',
  },
  frame: {
    alt: 'Drawing of an older frame house with a porch and a garage at the end of the driveway, the run in a trench along the driveway',
    caption: `An older frame house: in a trench along the driveway to the garage out back. ${dashed}`,
  },
  'queen-anne': {
    alt: 'Drawing of a Queen Anne house with a turret and a porch, the run through the basement and up an outside corner to a charger by the driveway',
    caption: `A Queen Anne: through the basement and up an outside corner, off the porch front. ${dashed}`,
  },
  estate: {
    alt: 'Drawing of an estate with a carriage house, one feeder underground to a small panel there and two chargers',
    caption: `An estate: one feeder underground to the carriage house, a small panel there, and two chargers. ${dashed}`,
  },
} as const satisfies Record<string, HouseWords>

export type HouseStyle = keyof typeof houses
