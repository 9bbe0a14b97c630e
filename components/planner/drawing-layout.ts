// Where the parts of the drawing stand. Two arrangements: 'sheet' (the walls side by side, 16:11, also the one that leaves the
// page as a picture) and 'stacked' (one wall above the other, for phones). Drawing units: the SVG's viewBox, x right, y down.
import { EXIT_HEIGHT_FT, GARAGE_SIZE_FT, type Wall, WALL_HALF_WIDTH_FT, WALL_HEIGHT_FT, type WallPoint } from '@/lib/planner'

declare const space: unique symbol

/** A point of the drawing. */
export type DrawingPoint = { readonly x: number; readonly y: number } & { readonly [space]: 'drawing' }
export const drawingPoint = (x: number, y: number): DrawingPoint => ({ x, y }) as DrawingPoint

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One wall's rectangle on the drawing. */
export interface WallFrame {
  readonly wall: Wall
  readonly left: number
  readonly top: number
  readonly unitsPerFt: number
}

/** The trench below the floor: the earth, the path of conduit that would lie in it, and letters where a path is taken up elsewhere. */
export interface TrenchBand {
  readonly earth: readonly Box[]
  readonly paths: readonly (readonly DrawingPoint[])[]
  readonly labels: readonly { readonly at: DrawingPoint; readonly kind: 'whole' | 'to' | 'from' }[]
}

export const drawingLayouts = ['sheet', 'stacked'] as const
export type DrawingLayout = (typeof drawingLayouts)[number]

export interface Sheet {
  readonly layout: DrawingLayout
  readonly width: number
  readonly height: number
  readonly textSize: number
  /** Radius of what can be grabbed around the charger: 44 CSS pixels across on the smallest screen of the layout. */
  readonly grabRadius: number
  readonly unitsPerFt: number
  /** Visible walls, in the order of the route. */
  readonly frames: readonly WallFrame[]
  readonly trench: TrenchBand | null
  readonly topView: Box
  /** List of the run's legs; only where there is room. */
  readonly schedule: Box | null
  readonly title: Box
}

export const widthOf = ({ wall, unitsPerFt }: WallFrame): number => 2 * WALL_HALF_WIDTH_FT[wall] * unitsPerFt
export const floorOf = ({ top, unitsPerFt }: WallFrame): number => top + WALL_HEIGHT_FT * unitsPerFt

export const onFrame = (frame: WallFrame, { alongFt, heightFt }: Omit<WallPoint, 'wall'>): DrawingPoint =>
  drawingPoint(
    frame.left + (alongFt + WALL_HALF_WIDTH_FT[frame.wall]) * frame.unitsPerFt,
    frame.top + (WALL_HEIGHT_FT - heightFt) * frame.unitsPerFt,
  )

/** The reverse of `onFrame`; beside the frame the wall goes on. */
export const offFrame = ({ wall, left, top, unitsPerFt }: WallFrame, { x, y }: DrawingPoint): WallPoint => ({
  wall,
  alongFt: (x - left) / unitsPerFt - WALL_HALF_WIDTH_FT[wall],
  heightFt: WALL_HEIGHT_FT - (y - top) / unitsPerFt,
})

/** Where the conduit leaves the garage, and where it comes to the detached wall. */
const DOORSTEP = { alongFt: 0, heightFt: EXIT_HEIGHT_FT }

const DETACHED_WIDTH_FT = 2 * WALL_HALF_WIDTH_FT.detached

const SHEET = { width: 960, height: 660, margin: 28, top: 82, gapFt: 4, floorBand: 44, trenchBand: 92, trenchDepth: [22, 66], textSize: 16, grabRadius: 32 } as const

function sheetLayout(trenchFt: number): Sheet {
  const { width, height, margin, top, gapFt, textSize, grabRadius } = SHEET
  const hasTrench = trenchFt > 0
  const acrossFt = 2 * GARAGE_SIZE_FT + (hasTrench ? gapFt + DETACHED_WIDTH_FT : 0)
  const unitsPerFt = (width - 2 * margin) / acrossFt
  const frame = (wall: Wall, leftFt: number): WallFrame => ({ wall, left: margin + leftFt * unitsPerFt, top, unitsPerFt })
  const right = frame('right', GARAGE_SIZE_FT)
  const detached = frame('detached', 2 * GARAGE_SIZE_FT + gapFt)
  const lower = floorOf(right) + (hasTrench ? SHEET.trenchBand : SHEET.floorBand)
  const lowerHeight = height - lower - margin
  return {
    layout: 'sheet',
    width,
    height,
    textSize,
    grabRadius,
    unitsPerFt,
    frames: [frame('back', 0), right, ...(hasTrench ? [detached] : [])],
    trench: hasTrench ? sheetTrench(right, detached) : null,
    topView: { x: margin, y: lower, width: 350, height: lowerHeight },
    schedule: { x: 408, y: lower, width: 228, height: lowerHeight },
    title: { x: 676, y: lower, width: width - margin - 676, height: lowerHeight },
  }
}

/** Down from the exit, level under the floor, up at the detached wall: one path. Not to scale. */
function sheetTrench(right: WallFrame, detached: WallFrame): TrenchBand {
  const exit = onFrame(right, DOORSTEP)
  const arrival = onFrame(detached, DOORSTEP)
  const floor = floorOf(right)
  const [from, to] = SHEET.trenchDepth
  const bed = floor + from + (to - from) * 0.7
  return {
    earth: [{ x: exit.x - 18, y: floor + from, width: arrival.x - exit.x + 36, height: to - from }],
    paths: [[exit, drawingPoint(exit.x, bed), drawingPoint(arrival.x, bed), arrival]],
    labels: [{ at: drawingPoint((exit.x + arrival.x) / 2, bed), kind: 'whole' }],
  }
}

const STACKED = { width: 400, margin: 14, labels: 50, gap: 22, trenchBand: 42, trenchDepth: [8, 34], lower: 206, textSize: 13.5, grabRadius: 27 } as const

function stackedLayout(trenchFt: number): Sheet {
  const { width, margin, labels, gap, trenchBand, lower, textSize, grabRadius } = STACKED
  const hasTrench = trenchFt > 0
  const unitsPerFt = (width - 2 * margin) / GARAGE_SIZE_FT
  const wallHeight = WALL_HEIGHT_FT * unitsPerFt
  const frame = (wall: Wall, top: number): WallFrame => ({
    wall,
    left: (width - 2 * WALL_HALF_WIDTH_FT[wall] * unitsPerFt) / 2,
    top,
    unitsPerFt,
  })
  const back = frame('back', labels)
  const right = frame('right', back.top + wallHeight + gap + labels)
  const detached = frame('detached', right.top + wallHeight + trenchBand + labels)
  const last = hasTrench ? detached : right
  const y = floorOf(last) + (hasTrench ? trenchBand + gap / 2 : gap)
  return {
    layout: 'stacked',
    width,
    height: y + lower,
    textSize,
    grabRadius,
    unitsPerFt,
    frames: [back, right, ...(hasTrench ? [detached] : [])],
    trench: hasTrench ? stackedTrench(right, detached) : null,
    topView: { x: margin, y, width: 158, height: lower - margin },
    schedule: null,
    title: { x: 196, y, width: width - margin - 196, height: lower - margin },
  }
}

/** Into the ground below the right wall, out of it below the detached one. */
function stackedTrench(right: WallFrame, detached: WallFrame): TrenchBand {
  const exit = onFrame(right, DOORSTEP)
  const arrival = onFrame(detached, DOORSTEP)
  const [from, to] = STACKED.trenchDepth
  const bedBelow = ({ y }: { readonly y: number }) => y + (from + to) / 2
  const leaving = drawingPoint(exit.x + 60, bedBelow({ y: floorOf(right) }))
  const coming = drawingPoint(arrival.x - 60, bedBelow({ y: floorOf(detached) }))
  const earth = (frame: WallFrame, x: number, width: number): Box => ({ x, y: floorOf(frame) + from, width, height: to - from })
  return {
    earth: [earth(right, exit.x - 14, 88), earth(detached, coming.x - 14, 88)],
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

/** The arrangement for a trench of this length; without one there is no detached wall. */
export const sheetOf = (layout: DrawingLayout, trenchFt: number): Sheet =>
  layout === 'sheet' ? sheetLayout(trenchFt) : stackedLayout(trenchFt)
