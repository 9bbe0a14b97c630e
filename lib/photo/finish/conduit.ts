// The run as conduit to scale: level from the panel, a bend, plumb into the charger, with straps,
// couplings and a connector at both ends.
import type { Amps, ConduitType } from '@/lib/planner/constants'
import { STICK_FT, strapsAlongFt } from '@/lib/planner/fittings'
import { CIRCUITS } from '@/lib/planner/materials'
import type { PlanePoint } from '@/lib/photo/types'
import { minus, plus, scaled, unit, type Vector } from '@/lib/photo/vectors'
import { bar, emptyMesh, type Mesh, raise, roundedRectangle, roundedRings, sweep } from './mesh'

/**
 * Outside diameters in inches by the gauge of the wires, which need trade size 1/2 or 3/4: ANSI
 * C80.3 (EMT) and NEMA TC 2 (PVC schedule 40).
 */
const DIAMETERS_IN: Readonly<Record<ConduitType, Readonly<Record<(typeof CIRCUITS)[Amps]['gauge'], number>>>> = {
  EMT: { 8: 0.706, 6: 0.922 },
  PVC: { 8: 0.84, 6: 1.05 },
}
/** Of the middle line of an elbow. NEC chapter 9, table 2, trade size 3/4. */
const BEND_FT = 4.5 / 12
const BEND_STEPS = 10
/** A tighter bend has no couplings. */
const MIN_BEND_FT = 0.12
const SIDES = 18
/** Shorter pieces have no direction. */
const MIN_STRAIGHT_FT = 0.01

/** Of the conduit that the circuit's wires need. */
export const radiusFt = (type: ConduitType, amps: Amps): number => DIAMETERS_IN[type][CIRCUITS[amps].gauge] / 24

/** A straight piece of the run. */
interface Straight {
  readonly from: Vector
  readonly to: Vector
}

/** The middle line with its bend, and its straight pieces. */
function layOut(corners: readonly PlanePoint[], outFt: number) {
  const [from, turn, to] = corners.map(({ xFt, yFt }): Vector => [xFt, yFt, outFt])
  if (!from || !turn) return { line: [], straights: [], bends: [] }
  if (!to) return { line: [from, turn], straights: [{ from, to: turn }], bends: [] }
  const [into, away] = [minus(turn, from), minus(to, turn)]
  const room = Math.min(BEND_FT, Math.hypot(...into) * 0.9, Math.hypot(...away) * 0.9)
  const [ahead, aside] = [unit(into), unit(away)]
  const [begin, end] = [plus(turn, scaled(ahead, -room)), plus(turn, scaled(aside, room))]
  const center = plus(begin, scaled(aside, room))
  const arc = Array.from({ length: BEND_STEPS + 1 }, (_, i) => {
    const angle = (i / BEND_STEPS) * (Math.PI / 2)
    return plus(center, plus(scaled(aside, -room * Math.cos(angle)), scaled(ahead, room * Math.sin(angle))))
  })
  return {
    line: [from, ...arc, to],
    straights: [
      { from, to: begin },
      { from: end, to },
    ],
    bends: room > MIN_BEND_FT ? [begin, end] : [],
  }
}

/**
 * @param corners two or three points on the wall: the panel's side, the turn where there is one,
 * the charger's side. Feet
 * @param radius of the conduit, feet
 */
export function conduitMesh(corners: readonly PlanePoint[], type: ConduitType, radius: number): Mesh {
  const mesh = emptyMesh()
  // A strap's sheet lies between wall and conduit.
  const outFt = radius + 0.008
  const { line, straights, bends } = layOut(corners, outFt)
  // The charger hangs right at the panel.
  if (straights.every(({ from, to }) => Math.hypot(...minus(to, from)) < MIN_STRAIGHT_FT)) return mesh
  const isMetal = type === 'EMT'
  const fitting = isMetal ? 'fitting' : 'joint'
  sweep(mesh, type, bar(line, radius), SIDES)

  /** A ring around the conduit with eased ends. */
  const sleeve = (middle: Vector, along: Vector, lengthFt: number, wallFt: number) => {
    const place = (share: number) => plus(middle, scaled(along, share * lengthFt))
    const [outer, eased] = [radius + wallFt, radius + wallFt * 0.45]
    sweep(
      mesh,
      fitting,
      [
        { at: place(-0.5), radius: eased },
        { at: place(-0.44), radius: outer },
        { at: place(0.44), radius: outer },
        { at: place(0.5), radius: eased },
      ],
      SIDES,
    )
  }
  const setScrew = (at: Vector) =>
    sweep(mesh, 'screw', bar([plus(at, [0, 0, radius]), plus(at, [0, 0, radius + 0.022])], 0.011), 8)
  const coupling = (at: Vector, along: Vector) => {
    const lengthFt = isMetal ? 0.15 : 0.19
    sleeve(at, along, lengthFt, isMetal ? 0.009 : 0.012)
    if (isMetal) for (const share of [-0.27, 0.27]) setScrew(plus(at, scaled(along, share * lengthFt)))
  }
  const connector = (end: Vector, inward: Vector) => {
    const at = plus(end, scaled(inward, 0.06))
    sleeve(at, inward, 0.12, 0.01)
    if (isMetal) setScrew(at)
    // The nut against the box.
    sleeve(plus(end, scaled(inward, 0.014)), inward, 0.028, 0.024)
  }
  /** A band over the conduit, and its foot with a screw beside it. */
  const strap = (at: Vector, along: Vector) => {
    sleeve(at, along, 0.06, 0.006)
    const isLevel = Math.abs(along[0]) > Math.abs(along[1])
    const reach = radius + 0.036
    const feet: readonly Vector[] = isMetal
      ? [isLevel ? [0, -reach, -outFt] : [reach, 0, -outFt]]
      : [-1, 1].map(side => (isLevel ? [0, side * reach, -outFt] : [side * reach, 0, -outFt]))
    for (const foot of feet) {
      const footAt = plus(at, foot)
      const [width, height] = isLevel ? [0.06, 0.075] : [0.075, 0.06]
      raise(mesh, fitting, footAt, roundedRectangle(width, height, 0.02, 3), roundedRings(0, 0.012, 0.004, 2))
      sweep(mesh, 'screw', bar([plus(footAt, [0, 0, 0.01]), plus(footAt, [0, 0, 0.024])], 0.014), 10)
    }
  }
  straights.forEach(({ from, to }: Straight) => {
    const lengthFt = Math.hypot(...minus(to, from))
    if (lengthFt < MIN_STRAIGHT_FT) return
    const along = unit(minus(to, from))
    for (const placeFt of strapsAlongFt(lengthFt, type)) strap(plus(from, scaled(along, placeFt)), along)
    const sticks = Math.ceil(lengthFt / STICK_FT)
    for (let i = 1; i < sticks; i++) coupling(plus(from, scaled(along, (lengthFt * i) / sticks - 0.25)), along)
  })
  bends.forEach((at, i) => {
    const along = straights[i]
    if (along) coupling(at, unit(minus(along.to, along.from)))
  })
  const [first, last] = [straights[0], straights.at(-1)]
  if (first) connector(first.from, unit(minus(first.to, first.from)))
  if (last) connector(last.to, unit(minus(last.from, last.to)))
  return mesh
}
