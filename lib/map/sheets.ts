// The two sizes of the map.
import { largeCoast, smallCoast } from './coast'
import { drawSheet } from './long-island'

/** For the indexes and the home page. */
export const largeSheet = drawSheet({
  width: 1136,
  height: 526,
  margin: { top: 120, left: 26, right: 26 },
  coast: largeCoast,
})

/** For the page of a town. */
export const smallSheet = drawSheet({
  width: 400,
  height: 200,
  margin: { top: 46, left: 10, right: 12 },
  coast: smallCoast,
})
