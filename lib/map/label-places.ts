// Where the names stand on the sheets, set by hand, with the boxes and leaders that follow from it. Sheet units.
import type { TownSlug } from '@/lib/routes'
import type { SheetPoint } from './long-island'

export type Anchor = 'start' | 'middle' | 'end'

export interface LabelPlace extends SheetPoint {
  readonly anchor: Anchor
  /** A line leads from the place to the name; with a corner where it would run into another place. */
  readonly leader?: true | SheetPoint
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Size of the names on the large sheet. */
export const LABEL_SIZE = 16
/** 24 pixels at the narrowest width at which the large sheet carries links (54rem). */
export const TARGET_HEIGHT = 32
const PADDING = 5
const SHOULDER = 12

/**
 * The middle of the name's height, and its start, middle or end. Places with room carry the name beside the dot; the crowded middle of the
 * island sends its names out over the Sound and the ocean, in the order in which the leaders leave, so that none crosses another.
 */
export const largeLabels: Readonly<Record<TownSlug, LabelPlace>> = {
  hempstead: { x: 135, y: 332, anchor: 'middle' },
  huntington: { x: 271, y: 214, anchor: 'start' },
  commack: { x: 321, y: 246, anchor: 'end' },
  hauppauge: { x: 357, y: 278, anchor: 'end' },
  bohemia: { x: 401, y: 313, anchor: 'end' },
  // Out over the Sound, to the left.
  smithtown: { x: 362, y: 138, anchor: 'end', leader: true },
  ronkonkoma: { x: 378, y: 106, anchor: 'end', leader: true },
  'stony-brook': { x: 394, y: 74, anchor: 'end', leader: true },
  // Out over the Sound, to the right.
  'port-jefferson': { x: 520, y: 62, anchor: 'start', leader: true },
  centereach: { x: 530, y: 94, anchor: 'start', leader: true },
  selden: { x: 540, y: 126, anchor: 'start', leader: true },
  farmingville: { x: 550, y: 158, anchor: 'start', leader: true },
  // Out over the ocean, to the left.
  babylon: { x: 256, y: 420, anchor: 'end', leader: true },
  'bay-shore': { x: 296, y: 452, anchor: 'end', leader: true },
  islip: { x: 328, y: 484, anchor: 'end', leader: true },
  // Out over the ocean, to the right.
  patchogue: { x: 520, y: 406, anchor: 'start', leader: true },
  holtsville: { x: 508, y: 438, anchor: 'start', leader: { x: 452, y: 345 } },
  holbrook: { x: 496, y: 470, anchor: 'start', leader: { x: 437, y: 350 } },
  sayville: { x: 484, y: 502, anchor: 'start', leader: { x: 423, y: 355 } },
  // The east of Brookhaven and beyond.
  medford: { x: 495, y: 291, anchor: 'start' },
  brookhaven: { x: 520, y: 257, anchor: 'start' },
  mastic: { x: 571, y: 304, anchor: 'start' },
  riverhead: { x: 672, y: 231, anchor: 'middle' },
  southampton: { x: 812, y: 322, anchor: 'start' },
  'east-hampton': { x: 911, y: 287, anchor: 'start' },
  montauk: { x: 1068, y: 258, anchor: 'middle' },
  'shelter-island': { x: 838, y: 88, anchor: 'middle', leader: true },
}

/** A name over open water, at the end of an upright leader: on top of it over the Sound, below it over the ocean. */
export interface Callout extends SheetPoint {
  readonly anchor: Anchor
  readonly over: 'sound' | 'ocean'
}

/** The places that the large sheet names where it is too narrow for all. Those marked `roomy` are left out on a phone. */
export const largeCallouts: Partial<Readonly<Record<TownSlug, Callout & { readonly roomy?: true }>>> = {
  hempstead: { x: 135, y: 412, anchor: 'middle', over: 'ocean' },
  huntington: { x: 258, y: 134, anchor: 'middle', over: 'sound' },
  babylon: { x: 289, y: 412, anchor: 'middle', over: 'ocean', roomy: true },
  'port-jefferson': { x: 456, y: 134, anchor: 'middle', over: 'sound', roomy: true },
  patchogue: { x: 462, y: 412, anchor: 'middle', over: 'ocean' },
  riverhead: { x: 667, y: 172, anchor: 'middle', over: 'sound' },
  southampton: { x: 860, y: 342, anchor: 'end', over: 'ocean' },
  'shelter-island': { x: 856, y: 98, anchor: 'middle', over: 'sound', roomy: true },
  montauk: { x: 1118, y: 290, anchor: 'end', over: 'ocean' },
}

/** Widths of the text face at weight 600 in heights of the letters, measured and rounded up. */
const emWidth = (character: string) => {
  if ('mwMW'.includes(character)) return 0.9
  if ('iljI'.includes(character)) return 0.29
  if ('ftr '.includes(character)) return 0.38
  return character === character.toUpperCase() ? 0.7 : 0.58
}

export const textWidth = (text: string, size: number) =>
  [...text].reduce((sum, character) => sum + emWidth(character), 0) * size

/** What a name covers on the large sheet: it can be hit there, and the focus ring runs around it. */
export function labelBox(name: string, { x, y, anchor }: LabelPlace): Box {
  const width = textWidth(name, LABEL_SIZE) + 2 * PADDING
  const left = { start: x - PADDING, middle: x - width / 2, end: x + PADDING - width }[anchor]
  return { x: left, y: y - TARGET_HEIGHT / 2, width, height: TARGET_HEIGHT }
}

/** The leader from a place to its name: straight, then level for a shoulder's length. Empty where the name stands beside the dot. */
export function leaderLine(from: SheetPoint, { x, y, anchor, leader }: LabelPlace): readonly SheetPoint[] {
  if (!leader) return []
  const corner = leader === true ? [] : [leader]
  if (anchor === 'middle') return [from, ...corner, { x, y: y + Math.sign(from.y - y) * (LABEL_SIZE * 0.7) }]
  const away = anchor === 'start' ? -1 : 1
  return [from, ...corner, { x: x + away * (PADDING + SHOULDER), y }, { x: x + away * PADDING, y }]
}

/** What the small sheet names beside the town it marks, all over the Sound: the marked town's name stands in the ocean. */
export const smallCallouts: Partial<Readonly<Record<TownSlug, Callout>>> = {
  riverhead: { x: 236, y: 62, anchor: 'middle', over: 'sound' },
  montauk: { x: 392, y: 62, anchor: 'end', over: 'sound' },
}

export const smallOfficeCallout: Callout = { x: 91, y: 44, anchor: 'middle', over: 'sound' }

const ELBOW_RADIUS = 6

/** Conduit from the office to a town: level, one elbow, upright. Path data. */
export function conduitRun(from: SheetPoint, to: SheetPoint): string {
  const across = to.x - from.x
  const down = to.y - from.y
  const radius = Math.min(ELBOW_RADIUS, Math.abs(across), Math.abs(down))
  const print = (value: number) => String(Math.round(value * 10) / 10)
  const corner = `${print(to.x)} ${print(from.y)}`
  return `M${print(from.x)} ${print(from.y)}H${print(to.x - Math.sign(across) * radius)}Q${corner} ${print(to.x)} ${print(from.y + Math.sign(down) * radius)}V${print(to.y)}`
}
