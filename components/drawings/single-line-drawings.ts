// Single-line diagrams of common setups, supply at the top, car at the bottom, 400 units wide.
import { singleLine, type SingleLineName } from '@/content/words/drawings'
import { path, rect, type Shape, words } from '@/lib/drawings/shapes'
import {
  addedCircuit,
  breaker,
  bus,
  chargerBox,
  enclosure,
  ground,
  houseCircuits,
  MAIN_X,
  servicePanel,
} from '@/lib/drawings/single-line'

const { marks } = singleLine
/** x of the charger's circuit. */
const EV_X = 238

const FINE = { className: 'drawing-fine' }
const PIPE = { className: 'drawing-pipe' }
const SIGNAL = { className: 'drawing-signal' }
const MIDDLE = { anchor: 'middle' } as const
const STRONG = { isStrong: true } as const

const chargerAt = (x: number, y: number) => chargerBox(x, y, marks.chargerOutput, marks.car)

/** Circuits that matter little, as two arrows from the bus of the first panel. */
const otherCircuits = (text: string) => [
  path('M52 168v14m-5-8 5 8 5-8M132 168v14m-5-8 5 8 5-8'),
  ...words(MAIN_X, 206, text, MIDDLE),
]

/** The current sensors around a conductor. */
const sensors = (x: number, y: number): Shape => ({
  tag: 'ellipse',
  attributes: { cx: x, cy: y, rx: 13, ry: 6, className: 'drawing-bright' },
})

const manager = (y: number, height: number, textY: number) => [
  rect(262, y, 104, height, { rx: 4, className: 'drawing-accent-body' }),
  ...words(314, textY, marks.manager, { ...MIDDLE, ...STRONG }),
]

const attached = [
  ...servicePanel(176, 168, { ...marks, main: marks.main200 }),
  ...houseCircuits(168, marks.houseCircuits),
  ...addedCircuit({ x: EV_X, busY: 168, toY: 348, bus: [36, 264] }, marks.breaker),
  ...words(EV_X - 18, 304, marks.wire, { anchor: 'end' }),
  ...chargerAt(EV_X, 348),
  ...words(EV_X + 48, 364, marks.charger),
  path('M36 352h112v52H36z', FINE),
  ...words(92, 374, marks.rule, { ...MIDDLE, ...STRONG }),
]

const detached = [
  ...servicePanel(136, 168, { ...marks, panel: marks.housePanel, main: marks.main200 }),
  ...otherCircuits(marks.houseCircuits),
  ...addedCircuit({ x: EV_X, busY: 168, toY: 252, bus: [36, 264] }, marks.feederBreaker),
  path(`M${EV_X} 252v52`, { ...PIPE, strokeDasharray: '9 7', strokeLinecap: 'butt' }),
  path(
    'M20 252H380M40 252l-9 11M76 252l-9 11M112 252l-9 11M148 252l-9 11M184 252l-9 11M292 252l-9 11M328 252l-9 11M364 252l-9 11',
    FINE,
  ),
  ...words(EV_X + 18, 284, marks.feeder),
  enclosure(318, 150),
  ...words(34, 339, marks.subPanel, STRONG),
  path(`M${EV_X} 304v26M${EV_X} 358v30`, PIPE),
  ...breaker(EV_X, 330, true),
  ...words(EV_X + 24, 349, marks.disconnect),
  path('M150 388v22m-5-8 5 8 5-8M58 388v22'),
  ground(58, 410),
  ...words(34, 450, marks.electrode),
  ...words(126, 450, marks.garageCircuits),
  ...addedCircuit({ x: EV_X, busY: 388, toY: 500, bus: [40, 264] }, marks.breaker),
  ...chargerAt(EV_X, 500),
  ...words(EV_X + 48, 516, marks.charger),
]

const managed = [
  ...servicePanel(200, 192, { ...marks, main: marks.main100 }),
  sensors(MAIN_X, 164),
  path(`M${MAIN_X + 13} 164H262`, SIGNAL),
  ...words(MAIN_X + 24, 157, marks.sensors),
  ...manager(140, 48, 160),
  path('M348 188V386H276', SIGNAL),
  ...houseCircuits(192, marks.houseCircuits),
  ...addedCircuit({ x: EV_X, busY: 192, toY: 364, bus: [36, 254] }, marks.breaker),
  ...chargerAt(EV_X, 364),
  ...words(EV_X - 50, 368, marks.upTo, { anchor: 'end' }),
]

const shared = [
  ...servicePanel(136, 168, { ...marks, panel: marks.buildingPanel }),
  ...otherCircuits(marks.buildingCircuits),
  ...addedCircuit({ x: 200, busY: 168, toY: 324, bus: [36, 228] }, marks.feederBreaker),
  ...words(182, 258, marks.sharedFeeder, { anchor: 'end' }),
  sensors(200, 262),
  path('M213 262H262M314 284v14', SIGNAL),
  ...manager(240, 44, 259),
  enclosure(298, 92),
  ...words(34, 319, marks.chargerPanel, STRONG),
  ...[72, 158, 244, 330].flatMap(x => [
    path(`M${x} 326v14M${x} 368v40`, PIPE),
    ...breaker(x, 340, true),
    ...chargerAt(x, 408),
  ]),
  bus(40, 362, 326),
  ...words(200, 522, marks.chargers, MIDDLE),
]

export const singleLineDrawings: Record<SingleLineName, { shapes: readonly Shape[]; height: number }> = {
  attached: { shapes: attached, height: 440 },
  detached: { shapes: detached, height: 590 },
  managed: { shapes: managed, height: 456 },
  shared: { shapes: shared, height: 536 },
}
