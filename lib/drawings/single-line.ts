// North American symbols for single-line diagrams: breaker, bus, meter, ground. Current flows down.
// `isAdded` parts are new with the installation and take the safety color.
import { centered, circle, path, rect, type Shape, words } from './shapes'

/** A molded-case breaker, 28 high: two contacts and the arc between them. */
export const breaker = (x: number, y: number, isAdded = false): readonly Shape[] => [
  path(`M${x} ${y + 3}a11 11 0 0 1 0 22`, isAdded ? { className: 'drawing-bright' } : {}),
  circle(x, y + 2, 2.5, { className: 'drawing-body' }),
  circle(x, y + 26, 2.5, { className: 'drawing-body' }),
]

/** A disconnect switch, 28 high: two contacts and the open blade. */
export const disconnect = (x: number, y: number): readonly Shape[] => [
  path(`M${x} ${y + 26}L${x + 13} ${y + 5}`),
  circle(x, y + 2, 2.5, { className: 'drawing-body' }),
  circle(x, y + 26, 2.5, { className: 'drawing-body' }),
]

/** The busbar of a panel. */
export const bus = (x1: number, x2: number, y: number): Shape =>
  path(`M${x1} ${y}H${x2}`, { strokeWidth: 5, strokeLinecap: 'butt' })

/** An existing circuit: breaker and arrow. */
export const circuit = (x: number, y: number): readonly Shape[] => [
  path(`M${x} ${y}v10M${x} ${y + 38}v18m-5-8 5 8 5-8`, { className: 'drawing-fine' }),
  ...breaker(x, y + 10),
]

/** Supply arrow, meter, and the line down to `to`. */
export const service = (x: number, to: number, utility: string, meter: string): readonly Shape[] => [
  path(`M${x} 14V42m-6-9 6 9 6-9M${x} 76V${to}`),
  circle(x, 59, 17, { className: 'drawing-body' }),
  centered(x, 59, meter.slice(0, 1)),
  ...words(x + 20, 26, utility),
  ...words(x + 28, 64, meter),
]

/** The outline of a panel with its name in an upper corner. */
export const enclosure = (
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  name: string,
  corner: 'left' | 'right' = 'right',
): readonly Shape[] => [
  rect(x, y, width, height, { rx: 4, className: 'drawing-hidden' }),
  ...(corner === 'right'
    ? words(x + width - 12, y + 21, name, { anchor: 'end', isStrong: true })
    : words(x + 14, y + 21, name, { isStrong: true })),
]

/** The charger with its output, and the car on its cable; centered on x, 86 high. */
export const chargerBox = (x: number, y: number, output: string, car: string): readonly Shape[] => [
  rect(x - 34, y, 68, 40, { rx: 8, className: 'drawing-shade' }),
  centered(x, y + 20, output),
  path(`M${x} ${y + 40}v14`),
  circle(x, y + 70, 16, { className: 'drawing-body' }),
  centered(x, y + 70, car),
]

/** Ground: three bars, each shorter. */
export const ground = (x: number, y: number): Shape =>
  path(`M${x - 12} ${y}h24M${x - 8} ${y + 6}h16M${x - 4} ${y + 12}h8`)
