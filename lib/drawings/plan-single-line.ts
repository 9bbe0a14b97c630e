// The single-line diagram of one plan: panel, breaker, conductors, conduit, disconnect, charger.
import { path, type Shape, words } from './shapes'
import { addedCircuit, chargerBox, disconnect, houseCircuits, servicePanel, type ServiceWords } from './single-line'

export interface PlanSingleLineWords extends ServiceWords {
  readonly houseCircuits: string
  readonly breaker: readonly string[]
  readonly conductors: readonly string[]
  readonly conduit: readonly string[]
  readonly disconnect: readonly string[]
  readonly charger: readonly string[]
  readonly output: string
  readonly car: string
}

/** x of the charger's circuit. */
const EV_X = 222
const BUS_Y = 168

export const PLAN_SINGLE_LINE_SIZE = { width: 400, height: 570 } as const

export const planSingleLine = (text: PlanSingleLineWords): readonly Shape[] => [
  ...servicePanel(176, BUS_Y, text),
  ...houseCircuits(BUS_Y, text.houseCircuits),
  ...addedCircuit({ x: EV_X, busY: BUS_Y, toY: 420, bus: [36, 250] }, text.breaker),
  ...words(EV_X - 18, 296, text.conductors, { anchor: 'end' }),
  ...words(EV_X + 18, 296, text.conduit),
  path(`M${EV_X} 448V478`, { className: 'drawing-pipe' }),
  ...disconnect(EV_X, 420),
  ...words(EV_X + 26, 430, text.disconnect),
  ...chargerBox(EV_X, 478, text.output, text.car),
  ...words(EV_X - 48, 494, text.charger, { anchor: 'end', isStrong: true }),
]
