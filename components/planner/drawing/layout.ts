// Layout of the drawing. Two layouts: 'wide' (walls side by side, 16:11, also used for images) and
// 'stacked' (walls one above the other, for phones). Drawing units: the SVG's viewBox, x right, y
// down.
import {
  EXIT,
  farGarageOf,
  GARAGE_SIZE_FT,
  type Wall,
  WALL_HALF_WIDTH_FT,
  WALL_HEIGHT_FT,
  type WallPoint,
} from '@/lib/planner'

declare const space: unique symbol

export type DrawingPoint = { readonly x: number; readonly y: number } & { readonly [space]: 'drawing' }
export const drawingPoint = (x: number, y: number): DrawingPoint => ({ x, y }) as DrawingPoint

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a wall is on the drawing. */
export interface WallFrame {
  readonly wall: Wall
  readonly left: number
  readonly top: number
  readonly unitsPerFt: number
}

/**
 * The trench below the floor: earth, conduit path, and labels where the path continues elsewhere.
 */
export interface TrenchBand {
  readonly earth: readonly Box[]
  readonly paths: readonly (readonly DrawingPoint[])[]
  readonly labels: readonly { readonly at: DrawingPoint; readonly kind: 'whole' | 'to' | 'from' }[]
}

export const drawingLayouts = ['wide', 'stacked'] as const
export type DrawingLayout = (typeof drawingLayouts)[number]

export interface Paper {
  readonly layout: DrawingLayout
  readonly width: number
  readonly height: number
  readonly textSize: number
  /** Radius of the drag handle: 44 CSS pixels across on the layout's smallest screen. */
  readonly grabRadius: number
  readonly unitsPerFt: number
  /** Visible walls in route order. */
  readonly frames: readonly WallFrame[]
  readonly trench: TrenchBand | null
  readonly topView: Box
  /** List of the route's legs; only where there is room. */
  readonly schedule: Box | null
  readonly title: Box
}

export const widthOf = ({ wall, unitsPerFt }: WallFrame): number => 2 * WALL_HALF_WIDTH_FT[wall] * unitsPerFt
export const floorOf = ({ top, unitsPerFt }: WallFrame): number => top + WALL_HEIGHT_FT * unitsPerFt

export const wallToDrawing = (frame: WallFrame, { alongFt, heightFt }: Omit<WallPoint, 'wall'>): DrawingPoint =>
  drawingPoint(
    frame.left + (alongFt + WALL_HALF_WIDTH_FT[frame.wall]) * frame.unitsPerFt,
    frame.top + (WALL_HEIGHT_FT - heightFt) * frame.unitsPerFt,
  )

/** The reverse of `wallToDrawing`, also for points outside the wall. */
export const drawingToWall = ({ wall, left, top, unitsPerFt }: WallFrame, { x, y }: DrawingPoint): WallPoint => ({
  wall,
  alongFt: (x - left) / unitsPerFt - WALL_HALF_WIDTH_FT[wall],
  heightFt: WALL_HEIGHT_FT - (y - top) / unitsPerFt,
})

export const frameBox = (frame: WallFrame): Box => ({
  x: frame.left,
  y: frame.top,
  width: widthOf(frame),
  height: floorOf(frame) - frame.top,
})

export const frameOf = ({ frames }: Paper, wall: Wall): WallFrame => {
  const frame = frames.find(candidate => candidate.wall === wall)
  if (!frame) throw new Error(`No ${wall} wall`)
  return frame
}

/** Earth below a wall, between two depths under its floor. */
const earthBelow = (frame: WallFrame, [from, to]: readonly [number, number], x: number, width: number): Box => ({
  x,
  y: floorOf(frame) + from,
  width,
  height: to - from,
})

const WIDE = { layout: 'wide', width: 960, height: 660, textSize: 16, grabRadius: 32 } as const
const WIDE_DEPTH = [22, 66] as const

function wideLayout(farWall: Wall | undefined): Paper {
  const margin = 28
  const gapFt = 4
  const acrossFt = 2 * GARAGE_SIZE_FT + (farWall ? gapFt + 2 * WALL_HALF_WIDTH_FT[farWall] : 0)
  const unitsPerFt = (WIDE.width - 2 * margin) / acrossFt
  const frame = (wall: Wall, leftFt: number): WallFrame => ({
    wall,
    left: margin + leftFt * unitsPerFt,
    top: 82,
    unitsPerFt,
  })
  const right = frame('right', GARAGE_SIZE_FT)
  const far = farWall && frame(farWall, 2 * GARAGE_SIZE_FT + gapFt)
  const y = floorOf(right) + (far ? 92 : 44)
  const lower = (x: number, width: number): Box => ({ x, y, width, height: WIDE.height - y - margin })
  return {
    ...WIDE,
    unitsPerFt,
    frames: [frame('back', 0), right, ...(far ? [far] : [])],
    trench: far ? wideTrench(right, far) : null,
    topView: lower(margin, 350),
    schedule: lower(408, 228),
    title: lower(676, WIDE.width - margin - 676),
  }
}

/** One path: down from the exit, below the floor, up at the far wall. Not to scale. */
function wideTrench(right: WallFrame, far: WallFrame): TrenchBand {
  const [exit, arrival] = [wallToDrawing(right, EXIT), wallToDrawing(far, EXIT)]
  const [from, to] = WIDE_DEPTH
  const bed = floorOf(right) + from + (to - from) * 0.7
  return {
    earth: [earthBelow(right, WIDE_DEPTH, exit.x - 18, arrival.x - exit.x + 36)],
    paths: [[exit, drawingPoint(exit.x, bed), drawingPoint(arrival.x, bed), arrival]],
    labels: [{ at: drawingPoint((exit.x + arrival.x) / 2, bed), kind: 'whole' }],
  }
}

const STACKED = { layout: 'stacked', width: 400, textSize: 13.5, grabRadius: 27, schedule: null } as const
const STACKED_DEPTH = [8, 34] as const

function stackedLayout(farWall: Wall | undefined): Paper {
  const { width } = STACKED
  const [margin, labels, gap, trenchBand, lowerHeight] = [14, 50, 22, 42, 206]
  const unitsPerFt = (width - 2 * margin) / GARAGE_SIZE_FT
  const frame = (wall: Wall, top: number): WallFrame => ({
    wall,
    left: width / 2 - WALL_HALF_WIDTH_FT[wall] * unitsPerFt,
    top,
    unitsPerFt,
  })
  const back = frame('back', labels)
  const right = frame('right', floorOf(back) + gap + labels)
  const far = farWall && frame(farWall, floorOf(right) + trenchBand + labels)
  const y = far ? floorOf(far) + trenchBand + gap / 2 : floorOf(right) + gap
  const lower = (x: number, boxWidth: number): Box => ({ x, y, width: boxWidth, height: lowerHeight - margin })
  return {
    ...STACKED,
    height: y + lowerHeight,
    unitsPerFt,
    frames: [back, right, ...(far ? [far] : [])],
    trench: far ? stackedTrench(right, far) : null,
    topView: lower(margin, 158),
    title: lower(196, width - margin - 196),
  }
}

/** Two paths: into the ground below the right wall, out of it below the far wall. */
function stackedTrench(right: WallFrame, far: WallFrame): TrenchBand {
  const [exit, arrival] = [wallToDrawing(right, EXIT), wallToDrawing(far, EXIT)]
  const bedBelow = (frame: WallFrame) => floorOf(frame) + (STACKED_DEPTH[0] + STACKED_DEPTH[1]) / 2
  const leaving = drawingPoint(exit.x + 60, bedBelow(right))
  const coming = drawingPoint(arrival.x - 60, bedBelow(far))
  return {
    earth: [earthBelow(right, STACKED_DEPTH, exit.x - 14, 88), earthBelow(far, STACKED_DEPTH, coming.x - 14, 88)],
    paths: [
      [exit, drawingPoint(exit.x, leaving.y), leaving],
      [coming, drawingPoint(arrival.x, coming.y), arrival],
    ],
    labels: [
      { at: drawingPoint(leaving.x + 22, leaving.y), kind: 'to' },
      { at: drawingPoint(coming.x - 22, coming.y), kind: 'from' },
    ],
  }
}

/** The layout for a trench of this length, and for the wall that holds the charger. */
export function paperOf(layout: DrawingLayout, trenchFt: number, chargerWall?: Wall): Paper {
  const farWall = farGarageOf(trenchFt, chargerWall)?.wall
  return layout === 'wide' ? wideLayout(farWall) : stackedLayout(farWall)
}
