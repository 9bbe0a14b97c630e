// North American symbols for single-line diagrams: breaker, bus, meter, ground. Current flows down,
// a diagram is 400 wide. What is new with the installation takes the safety color.
import { centered, circle, path, rect, type Shape, words } from './shapes'

/** x of the service and of the main breaker below it. */
const MAIN_X = 92

/** The two contacts of a breaker or a switch, 28 high. */
const contacts = (x: number, y: number): readonly Shape[] => [
  circle(x, y + 2, 2.5, { className: 'drawing-body' }),
  circle(x, y + 26, 2.5, { className: 'drawing-body' }),
]

/** A molded-case breaker, 28 high: two contacts and the arc between them. */
const breaker = (x: number, y: number, isAdded = false): readonly Shape[] => [
  path(`M${x} ${y + 3}a11 11 0 0 1 0 22`, isAdded ? { className: 'drawing-bright' } : {}),
  ...contacts(x, y),
]

/** A disconnect switch, 28 high: two contacts and the open blade. */
export const disconnect = (x: number, y: number): readonly Shape[] => [
  path(`M${x} ${y + 26}L${x + 13} ${y + 5}`),
  ...contacts(x, y),
]

/** The busbar of a panel. */
const bus = (x1: number, x2: number, y: number): Shape =>
  path(`M${x1} ${y}H${x2}`, { strokeWidth: 5, strokeLinecap: 'butt' })

/** The outline of a panel. */
const enclosure = (y: number, height: number): Shape => rect(20, y, 360, height, { rx: 4, className: 'drawing-hidden' })

export interface ServiceWords {
  readonly utility: string
  readonly meter: string
  readonly panel: string
  /** Words for the main breaker, with its rating where that is known. */
  readonly main: string
}

/** Supply arrow, meter, and the first panel: its main breaker, and the line to its bus. */
export const servicePanel = (height: number, busY: number, text: ServiceWords): readonly Shape[] => [
  enclosure(96, height),
  ...words(368, 117, text.panel, { anchor: 'end', isStrong: true }),
  path(`M${MAIN_X} 14V42m-6-9 6 9 6-9M${MAIN_X} 76V112M${MAIN_X} 140V${busY}`),
  circle(MAIN_X, 59, 17, { className: 'drawing-body' }),
  centered(MAIN_X, 59, text.meter.slice(0, 1)),
  ...words(MAIN_X + 20, 26, text.utility),
  ...words(MAIN_X + 28, 64, text.meter),
  ...breaker(MAIN_X, 112),
  ...words(MAIN_X + 22, 131, text.main),
]

/** The circuits that a panel has already, each with its breaker and an arrow. */
export const houseCircuits = (busY: number, text: string): readonly Shape[] => [
  ...[52, 92, 132].flatMap(x => [
    path(`M${x} ${busY + 2}v10M${x} ${busY + 40}v18m-5-8 5 8 5-8`, { className: 'drawing-fine' }),
    ...breaker(x, busY + 12),
  ]),
  ...words(MAIN_X, busY + 86, text, { anchor: 'middle' }),
]

interface AddedCircuit {
  readonly x: number
  readonly busY: number
  readonly toY: number
  readonly bus: readonly [left: number, right: number]
}

/** A bus with the breaker that is added to it, and the line from there down to `toY`. */
export const addedCircuit = (
  { x, busY, toY, bus: [left, right] }: AddedCircuit,
  text: string | readonly string[],
): readonly Shape[] => [
  path(`M${x} ${busY}v14M${x} ${busY + 42}V${toY}`, { className: 'drawing-pipe' }),
  bus(left, right, busY),
  ...breaker(x, busY + 14, true),
  ...words(x + 24, busY + 26, text, { isStrong: true }),
]

/** The charger with its output, and the car on its cable; centered on x, 86 high. */
export const chargerBox = (x: number, y: number, output: string, car: string): readonly Shape[] => [
  rect(x - 34, y, 68, 40, { rx: 8, className: 'drawing-shade' }),
  centered(x, y + 20, output),
  path(`M${x} ${y + 40}v14`),
  circle(x, y + 70, 16, { className: 'drawing-body' }),
  centered(x, y + 70, car),
]
