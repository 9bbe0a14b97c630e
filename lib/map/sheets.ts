// The two drawings of the map, made once per build process.
import { drawSheet } from './long-island'

/** For the indexes and the home page: every place is named. */
export const largeSheet = drawSheet({
  width: 1136,
  height: 526,
  margin: { top: 120, left: 26, right: 26 },
  tolerance: 0.9,
  grain: 0.5,
})

/** For a town's page: one place is named. */
export const smallSheet = drawSheet({
  width: 400,
  height: 200,
  margin: { top: 46, left: 10, right: 12 },
  tolerance: 1.2,
  grain: 0.5,
})
