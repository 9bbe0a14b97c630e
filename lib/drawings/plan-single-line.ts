// The single-line diagram of one plan: panel, breaker, conductors, conduit, disconnect, charger.
import { path, type Shape, words } from './shapes'
import { breaker, bus, chargerBox, circuit, disconnect, enclosure, service } from './single-line'

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

/** x of the service and of the charger's circuit. */
const MAIN_X = 92
const EV_X = 222

export const PLAN_SINGLE_LINE_SIZE = { width: 400, height: 570 } as const

export const planSingleLine = (text: PlanSingleLineWords): readonly Shape[] => [
  ...enclosure({ x: 20, y: 96, width: 360, height: 176 }, text.panel),
  ...service(MAIN_X, 112, text.utility, text.meter),
  path(`M${MAIN_X} 140v28`),
  ...breaker(MAIN_X, 112),
  ...words(MAIN_X + 22, 131, text.main),
  ...[52, 92, 132].flatMap(x => circuit(x, 170)),
  ...words(MAIN_X, 254, text.houseCircuits, { anchor: 'middle' }),
  path(`M${EV_X} 168v14M${EV_X} 210V420M${EV_X} 448V478`, { className: 'drawing-pipe' }),
  bus(36, 250, 168),
  ...breaker(EV_X, 182, true),
  ...words(EV_X + 24, 194, text.breaker, { isStrong: true }),
  ...words(EV_X - 18, 296, text.conductors, { anchor: 'end' }),
  ...words(EV_X + 18, 296, text.conduit),
  ...disconnect(EV_X, 420),
  ...words(EV_X + 26, 430, text.disconnect),
  ...chargerBox(EV_X, 478, text.output, text.car),
  ...words(EV_X - 48, 494, text.charger, { anchor: 'end', isStrong: true }),
]
