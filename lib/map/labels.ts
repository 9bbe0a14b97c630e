// The geometry of names on the map sheets: boxes, leaders and callouts. Sheet units. Each town's
// file places its own name.
import type { Callout, LabelPlace } from '@/lib/schema/town'
import type { SheetPoint } from './long-island'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const LABEL_SIZE = 16
/** 24 pixels at the narrowest width at which the large map has links (54rem). */
export const TARGET_HEIGHT = 32
const PADDING = 5
const SHOULDER = 12

/** Widths of the text font at weight 600, in units of the text size, measured and rounded up. */
const emWidth = (character: string) => {
  if ('mwMW'.includes(character)) return 0.9
  if ('iljI'.includes(character)) return 0.29
  if ('ftr '.includes(character)) return 0.38
  return character === character.toUpperCase() ? 0.7 : 0.58
}

/** Estimated width of a text, in the unit of `size`. */
export const textWidth = (text: string, size: number) =>
  [...text].reduce((sum, character) => sum + emWidth(character), 0) * size

/** The box of a name on the large map: its pointer target and focus ring. */
export function labelBox(name: string, { x, y, anchor }: LabelPlace): Box {
  const width = textWidth(name, LABEL_SIZE) + 2 * PADDING
  const left = { start: x - PADDING, middle: x - width / 2, end: x + PADDING - width }[anchor]
  return { x: left, y: y - TARGET_HEIGHT / 2, width, height: TARGET_HEIGHT }
}

/**
 * The leader from a place to its name: straight, then a short horizontal end. Empty where the name
 * is beside the dot.
 */
export function leaderLine(from: SheetPoint, { x, y, anchor, leader }: LabelPlace): readonly SheetPoint[] {
  if (!leader) return []
  const corner = leader === true ? [] : [leader]
  if (anchor === 'middle') return [from, ...corner, { x, y: y + Math.sign(from.y - y) * (LABEL_SIZE * 0.7) }]
  const away = anchor === 'start' ? -1 : 1
  return [from, ...corner, { x: x + away * (PADDING + SHOULDER), y }, { x: x + away * PADDING, y }]
}

export const businessCallout: Callout = { x: 91, y: 44, anchor: 'middle' }
