// The single-line diagram of one plan in North American symbols: meter, panel, breaker, conductors,
// conduit, disconnect, charger. Current flows down; what is new takes the safety color.
import { centered, circle, path, rect, type Shape, words } from './shapes'

export interface PlanSingleLineWords {
  readonly utility: string
  readonly meter: string
  readonly panel: string
  /** Words for the main breaker, with its rating where that is known. */
  readonly main: string
  readonly houseCircuits: string
  readonly breaker: readonly string[]
  readonly conductors: readonly string[]
  readonly conduit: readonly string[]
  readonly disconnect: readonly string[]
  readonly charger: readonly string[]
  readonly output: string
  readonly car: string
}

export const PLAN_SINGLE_LINE_SIZE = { width: 400, height: 570 } as const

/** x of the service and of the main breaker below it. */
const MAIN_X = 92
/** x of the charger's circuit. */
const EV_X = 222
const BUS_Y = 168
const DISCONNECT_Y = 420
const CHARGER_Y = 478

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

/** Supply arrow, meter, and the panel: its main breaker, and the line to its bus. */
const service = (text: PlanSingleLineWords): readonly Shape[] => [
  rect(20, 96, 360, 176, { rx: 4, className: 'drawing-hidden' }),
  ...words(368, 117, text.panel, { anchor: 'end', isStrong: true }),
  path(`M${MAIN_X} 14V42m-6-9 6 9 6-9M${MAIN_X} 76V112M${MAIN_X} 140V${BUS_Y}`),
  circle(MAIN_X, 59, 17, { className: 'drawing-body' }),
  centered(MAIN_X, 59, text.meter.slice(0, 1)),
  ...words(MAIN_X + 20, 26, text.utility),
  ...words(MAIN_X + 28, 64, text.meter),
  ...breaker(MAIN_X, 112),
  ...words(MAIN_X + 22, 131, text.main),
]

/** The circuits that a panel has already, each with its breaker and an arrow. */
const houseCircuits = (text: string): readonly Shape[] => [
  ...[52, 92, 132].flatMap(x => [
    path(`M${x} ${BUS_Y + 2}v10M${x} ${BUS_Y + 40}v18m-5-8 5 8 5-8`, { className: 'drawing-fine' }),
    ...breaker(x, BUS_Y + 12),
  ]),
  ...words(MAIN_X, BUS_Y + 86, text, { anchor: 'middle' }),
]

/** The bus with the breaker that is added to it, and the line down to the disconnect switch. */
const addedCircuit = (text: readonly string[]): readonly Shape[] => [
  path(`M${EV_X} ${BUS_Y}v14M${EV_X} ${BUS_Y + 42}V${DISCONNECT_Y}`, { className: 'drawing-pipe' }),
  path(`M36 ${BUS_Y}H250`, { strokeWidth: 5, strokeLinecap: 'butt' }),
  ...breaker(EV_X, BUS_Y + 14, true),
  ...words(EV_X + 24, BUS_Y + 26, text, { isStrong: true }),
]

/** Two contacts and the open blade. */
const disconnect = (text: readonly string[]): readonly Shape[] => [
  path(`M${EV_X} ${DISCONNECT_Y + 26}L${EV_X + 13} ${DISCONNECT_Y + 5}`),
  ...contacts(EV_X, DISCONNECT_Y),
  ...words(EV_X + 26, DISCONNECT_Y + 10, text),
]

/** The charger with its output, and the car on its cable. */
const charger = (text: PlanSingleLineWords): readonly Shape[] => [
  rect(EV_X - 34, CHARGER_Y, 68, 40, { rx: 8, className: 'drawing-shade' }),
  centered(EV_X, CHARGER_Y + 20, text.output),
  path(`M${EV_X} ${CHARGER_Y + 40}v14`),
  circle(EV_X, CHARGER_Y + 70, 16, { className: 'drawing-body' }),
  centered(EV_X, CHARGER_Y + 70, text.car),
  ...words(EV_X - 48, CHARGER_Y + 16, text.charger, { anchor: 'end', isStrong: true }),
]

export const planSingleLine = (text: PlanSingleLineWords): readonly Shape[] => [
  ...service(text),
  ...houseCircuits(text.houseCircuits),
  ...addedCircuit(text.breaker),
  ...words(EV_X - 18, 296, text.conductors, { anchor: 'end' }),
  ...words(EV_X + 18, 296, text.conduit),
  path(`M${EV_X} 448V478`, { className: 'drawing-pipe' }),
  ...disconnect(text.disconnect),
  ...charger(text),
]
