// Sizes of what stands in the scene, beside those that the plan's rules give. Feet.

export const WALL_THICKNESS_FT = 0.5
/** What is left standing of a wall that steps aside. */
export const CURB_FT = 0.3
/** The garage door in the front wall. */
export const DOOR = { widthFt: 16, heightFt: 7, rows: 4, columns: 8 } as const
export const PANEL_BOX = { widthFt: 1.2, heightFt: 2, depthFt: 0.34 } as const
export const BLOCK = { widthFt: 1, heightFt: 1.4, depthFt: 0.4 } as const
export const TRENCH = { widthFt: 1.3, depthFt: 1.6 } as const
/** Longer trenches are drawn this long: the rest of the scene would be a dot beside them. Labels keep the real length. */
export const LONGEST_DRAWN_TRENCH_FT = 30
