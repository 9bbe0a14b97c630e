// Places the text around panel, charger and conduit: each takes its first candidate place that is
// free. Drawing units.
import { brands, chargerPositionFt, type Plan } from '@/lib/planner'
import type { PlannerWords } from '@/content/words/planner'
import { boxAround, PANEL_SIZE } from './device-symbols'
import { type PlanGeometry } from './geometry'
import { type Box, floorOf, frameBox, type WallFrame } from './layout'
import { fill } from '@/lib/template'
import { formatFeet } from '@/components/planner/plan-text'

/** One line of text; `y` is its baseline. */
export interface Annotation {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

export type PlanAnnotations = ReturnType<typeof placeAnnotations>

const GAP = 8

/** Approximate width; close enough to keep text on the paper. */
export const estimateTextWidth = (text: string, size: number): number => text.length * size * 0.58

export function annotationBox({ text, x, y, anchor }: Annotation, size: number): Box {
  const width = estimateTextWidth(text, size)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { x: left, y: y - size * 0.8, width, height: size }
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** The conduit's segments as narrow boxes. */
function conduitBoxes({ runs }: PlanGeometry): Box[] {
  const half = 6
  const around = (a: number, b: number) => [Math.min(a, b) - half, Math.abs(a - b) + 2 * half] as const
  return runs.flatMap(({ points }) =>
    points.slice(1).map((to, i) => {
      const from = points[i] ?? to
      const [[x, width], [y, height]] = [around(from.x, to.x), around(from.y, to.y)]
      return { x, y, width, height }
    }),
  )
}

/** The wall, above the floor. */
const areaOf = (frame: WallFrame): Box => ({ ...frameBox(frame), height: floorOf(frame) - frame.top - 2 })

/** In the middle of the charger, within its wall. */
function centeredName(
  text: string,
  { paper, charger, chargerFrame }: PlanGeometry,
  side: 'above' | 'below',
): Annotation {
  const area = areaOf(chargerFrame)
  const half = estimateTextWidth(text, paper.textSize) / 2
  const x = Math.max(area.x + half, Math.min(charger.x, area.x + area.width - half))
  const y = side === 'below' ? charger.y + paper.grabRadius + paper.textSize : charger.y - paper.grabRadius - 4
  return { text, x, y, anchor: 'middle' }
}

/** Where one of the names may stand, the best place first. */
function chargerPlaces(names: readonly string[], geometry: PlanGeometry, heightSide: 1 | -1): readonly Annotation[] {
  const { paper, charger, chargerSize } = geometry
  const { textSize: size, grabRadius: ring } = paper
  const body = boxAround(charger, chargerSize, paper.unitsPerFt)
  const below = charger.y + ring + size
  const above = charger.y - ring - 4
  const aligned: Pick<Annotation, 'x' | 'anchor'>[] = [
    { x: body.x + body.width, anchor: 'end' },
    { x: body.x, anchor: 'start' },
  ]
  // Try the side away from the height dimension first.
  if (heightSide === -1) aligned.reverse()
  const spots: readonly Omit<Annotation, 'text'>[] = [
    ...aligned.map(place => ({ y: below, ...place })),
    ...aligned.map(place => ({ y: above, ...place })),
    { x: charger.x - ring - 4, y: charger.y + size * 0.35, anchor: 'end' },
    { x: charger.x + ring + 4, y: charger.y + size * 0.35, anchor: 'start' },
    { x: charger.x - 14, y: above, anchor: 'end' },
    { x: charger.x + 14, y: above, anchor: 'start' },
  ]
  return names.flatMap(text => [
    ...spots.map(spot => ({ text, ...spot })),
    centeredName(text, geometry, 'above'),
    centeredName(text, geometry, 'below'),
  ])
}

/** Every annotation of a plan's drawing. */
export function placeAnnotations(plan: Plan, geometry: PlanGeometry, words: PlannerWords) {
  const { paper, panel, charger, chargerFrame, chargerSize, legLabels } = geometry
  const { textSize: size, unitsPerFt } = paper
  const page: Box = { x: 3, y: 0, width: paper.width - 6, height: paper.height }
  const panelBox = boxAround(panel, PANEL_SIZE, unitsPerFt)
  const body = boxAround(charger, chargerSize, unitsPerFt)
  // Text stays clear of the ring that shows the drag handle.
  const ring = paper.grabRadius
  const chargerBox: Box = { ...body, y: charger.y - ring, height: 2 * ring }
  const taken: Box[] = [panelBox, chargerBox]
  const isFree = (note: Annotation, area = page) => {
    const box = annotationBox(note, size)
    return within(box, area) && !taken.some(other => overlap(box, other))
  }
  const take = (note: Annotation) => {
    taken.push(annotationBox(note, size))
    return note
  }

  const chargerRight = body.x + body.width
  const besideFrom = Math.max(chargerRight - charger.x, ring) + 4
  const heightText = formatFeet(chargerPositionFt(plan).y)
  const heightY = (floorOf(chargerFrame) + charger.y) / 2 + size * 0.35
  const onTheRight: Annotation = { text: heightText, x: charger.x + besideFrom + GAP, y: heightY, anchor: 'start' }
  const onTheLeft: Annotation = { text: heightText, x: charger.x - besideFrom - GAP, y: heightY, anchor: 'end' }
  const heightSide = isFree(onTheRight) || !isFree(onTheLeft) ? 1 : -1
  const height = take(heightSide === 1 ? onTheRight : onTheLeft)

  taken.push(...conduitBoxes(geometry))
  const panelNote = (y: number): Annotation => ({ text: words.drawing.panel, x: panel.x, y, anchor: 'middle' })
  const overPanel = panelNote(panelBox.y - GAP)
  const panelPlace = take(
    [overPanel, panelNote(panelBox.y + panelBox.height + size + 2)].find(note => isFree(note)) ?? overPanel,
  )

  const legs = legLabels.flatMap(({ frame, at, vertical, lengthFt }) => {
    const text = formatFeet(lengthFt)
    const places: Annotation[] = vertical
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

  const { name } = brands[plan.brand]
  // On a narrow wall only the name may fit; the title block repeats the amps.
  const names = [`${name}, ${fill(words.spec.amps, { amps: plan.amps })}`, name]
  const places = chargerPlaces(names, geometry, heightSide)
  return {
    charger: places.find(note => isFree(note, areaOf(chargerFrame))) ?? centeredName(name, geometry, 'above'),
    panel: panelPlace,
    height,
    /** Side of the charger that shows its mount height. */
    heightSide,
    /** x of the mount-height dimension line. */
    heightX: charger.x + heightSide * besideFrom,
    /** Lengths of legs. A leg without a free place gets no text. */
    legs,
  }
}
