// The two sizes of the map.
import { drawSheet } from './long-island'

/** For the indexes and the home page. */
export const largeSheet = drawSheet({
  width: 1136,
  height: 526,
  margin: { top: 120, left: 26, right: 26 },
  tolerance: 0.9,
  grain: 0.5,
})

/** For the page of a town. */
export const smallSheet = drawSheet({
  width: 400,
  height: 200,
  margin: { top: 46, left: 10, right: 12 },
  tolerance: 1.2,
  grain: 0.5,
})
