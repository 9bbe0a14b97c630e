// Where the words around panel, charger and conduit stand: each takes the first of its places that is on the sheet and free.
// Drawing units.
import { brandPresets, chargerPositionFt, type Plan } from '@/lib/planner'
import type { PlannerLabels } from '@/content/planner-labels'
import { boxAround, PANEL_SIZE, type PlanGeometry } from './drawing-geometry'
import { type Box, floorOf, type WallFrame, widthOf } from './drawing-layout'
import { feetMark, fill } from './words'

/** One line of text; `y` is its baseline. */
export interface Note {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

export interface PlanNotes {
  readonly charger: Note
  readonly panel: Note
  readonly height: Note
  /** The side of the charger that its height is measured on. */
  readonly heightSide: 1 | -1
  /** Where that dimension line stands. */
  readonly heightX: number
  /** Lengths of legs; one without a free place is left out. */
  readonly legs: readonly Note[]
}

const GAP = 8

/** How wide a text is, near enough to keep it on the sheet. */
export const widthOfText = (text: string, size: number): number => text.length * size * 0.58

export function noteBox({ text, x, y, anchor }: Note, size: number): Box {
  const width = widthOfText(text, size)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { x: left, y: y - size * 0.8, width, height: size }
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** The conduit's stretches as narrow boxes. */
function conduitBoxes({ runs }: PlanGeometry): Box[] {
  const half = 6
  return runs.flatMap(({ points }) =>
    points.slice(1).flatMap((to, i) => {
      const from = points[i]
      if (!from) return []
      const [left, top] = [Math.min(from.x, to.x) - half, Math.min(from.y, to.y) - half]
      return [
        { x: left, y: top, width: Math.abs(to.x - from.x) + 2 * half, height: Math.abs(to.y - from.y) + 2 * half },
      ]
    }),
  )
}

/** All notes of a plan's drawing. */
export function planNotes(plan: Plan, geometry: PlanGeometry, labels: PlannerLabels): PlanNotes {
  const { sheet, panel, charger, chargerFrame, chargerSize, legLabels } = geometry
  const { textSize: size, unitsPerFt } = sheet
  const page: Box = { x: 3, y: 0, width: sheet.width - 6, height: sheet.height }
  const panelBox = boxAround(panel, PANEL_SIZE, unitsPerFt)
  const body = boxAround(charger, chargerSize, unitsPerFt)
  // Words keep off the ring that shows what can be grabbed.
  const ring = sheet.grabRadius
  const chargerBox: Box = { ...body, y: charger.y - ring, height: 2 * ring }
  const taken: Box[] = [panelBox, chargerBox]
  const isFree = (note: Note, area = page) => {
    const box = noteBox(note, size)
    return within(box, area) && !taken.some(other => overlap(box, other))
  }
  const take = (note: Note) => {
    taken.push(noteBox(note, size))
    return note
  }

  /** Above the floor, and little further to either side than the wall. */
  const areaOf = (frame: WallFrame): Box => {
    const left = Math.max(page.x, frame.left - 2 * size)
    return {
      x: left,
      y: frame.top,
      width: Math.min(page.x + page.width, frame.left + widthOf(frame) + 2 * size) - left,
      height: floorOf(frame) - frame.top - 2,
    }
  }

  const chargerRight = body.x + body.width
  const besideFrom = Math.max(chargerRight - charger.x, ring) + 4
  const heightText = feetMark(chargerPositionFt(plan).y)
  const heightY = (floorOf(chargerFrame) + charger.y) / 2 + size * 0.35
  const onTheRight: Note = { text: heightText, x: charger.x + besideFrom + GAP, y: heightY, anchor: 'start' }
  const onTheLeft: Note = { text: heightText, x: charger.x - besideFrom - GAP, y: heightY, anchor: 'end' }
  const heightSide = isFree(onTheRight) || !isFree(onTheLeft) ? 1 : -1
  const height = take(heightSide === 1 ? onTheRight : onTheLeft)

  taken.push(...conduitBoxes(geometry))
  const panelNote = (y: number): Note => ({ text: labels.drawing.panel, x: panel.x, y, anchor: 'middle' })
  const overPanel = panelNote(panelBox.y - GAP)
  const panelPlace = take(
    [overPanel, panelNote(panelBox.y + panelBox.height + size + 2)].find(note => isFree(note)) ?? overPanel,
  )

  const legs = legLabels.flatMap(({ frame, at, upright, lengthFt }) => {
    const text = feetMark(lengthFt)
    const places: Note[] = upright
      ? [-1, 1].map(side => ({
          text,
          x: at.x + side * 12,
          y: at.y + size * 0.35,
          anchor: side === 1 ? 'start' : 'end',
        }))
      : [at.y - 12, at.y + size + 8].map(y => ({ text, x: at.x, y, anchor: 'middle' }))
    const place = places.find(note => isFree(note, areaOf(frame)))
    return place ? [take(place)] : []
  })

  const text = `${brandPresets[plan.brand].name}, ${fill(labels.spec.amps, { amps: plan.amps })}`
  const below = charger.y + ring + size
  const above = charger.y - ring - 4
  // Away from the height's dimension first.
  const aligned: readonly Pick<Note, 'x' | 'anchor'>[] =
    heightSide === 1
      ? [
          { x: chargerRight, anchor: 'end' },
          { x: chargerBox.x, anchor: 'start' },
        ]
      : [
          { x: chargerBox.x, anchor: 'start' },
          { x: chargerRight, anchor: 'end' },
        ]
  const beside: readonly Omit<Note, 'text'>[] = [
    { x: charger.x - ring - 4, y: charger.y + size * 0.35, anchor: 'end' },
    { x: charger.x + ring + 4, y: charger.y + size * 0.35, anchor: 'start' },
    { x: charger.x - 14, y: above, anchor: 'end' },
    { x: charger.x + 14, y: above, anchor: 'start' },
  ]
  const onPage: Note = {
    text,
    x: Math.min(Math.max(charger.x, 6 + widthOfText(text, size) / 2), sheet.width - 6 - widthOfText(text, size) / 2),
    y: below,
    anchor: 'middle',
  }
  const spots = [
    ...aligned.map(place => ({ y: below, ...place })),
    ...aligned.map(place => ({ y: above, ...place })),
    ...beside,
  ]
  // On a narrow wall the name alone may fit: the title block holds the amps too.
  const places: readonly Note[] = [text, brandPresets[plan.brand].name].flatMap(words =>
    spots.map(spot => ({ text: words, ...spot })),
  )
  return {
    charger: places.find(note => isFree(note, areaOf(chargerFrame))) ?? onPage,
    panel: panelPlace,
    height,
    heightSide,
    heightX: charger.x + heightSide * besideFrom,
    legs,
  }
}
