// Conduit to scale for a photo's wall: straps, couplings and a connector at both ends, with screws.
// Feet: x right, y up, z out of the wall.
import { type BufferGeometry, Color } from 'three'
import type { ConduitType, Vector, Amps } from '@/lib/planner'
import { jointsAlongFt, strapsAlongFt } from '@/lib/planner/fittings'
import { CIRCUITS } from '@/lib/planner/materials'
import type { PlanePoint } from '@/lib/photo/types'
import { sweep } from './conduit-path'
import { MeshBuilder, roundedRings } from './mesh-builder'
import { add, directionTo, distance, vector } from './vectors'

/**
 * Outside diameters in inches by the gauge of the wires, which need trade size 1/2 or 3/4: ANSI
 * C80.3 (EMT) and NEMA TC 2 (PVC schedule 40).
 */
const DIAMETERS_IN: Readonly<Record<ConduitType, Readonly<Record<(typeof CIRCUITS)[Amps]['gauge'], number>>>> = {
  EMT: { 10: 0.706, 8: 0.706, 6: 0.922 },
  PVC: { 10: 0.84, 8: 0.84, 6: 1.05 },
}
/** Of the middle line of an elbow. NEC chapter 9, table 2, trade size 3/4. */
const BEND_FT = 4.5 / 12
/** A tighter bend has no couplings. */
const MIN_BEND_FT = 0.12
const SIDES = 18
/** Shorter pieces have no direction. */
const MIN_STRAIGHT_FT = 0.01
/** A strap's sheet lies between wall and conduit. */
const STRAP_FT = 0.008

const colors = {
  EMT: { tube: new Color('#d3d7d9'), fitting: new Color('#bfc3c6') },
  PVC: { tube: new Color('#8f959a'), fitting: new Color('#868c91') },
  screw: new Color('#8d9499'),
}

/** Builds fittings around a conduit. */
class Fittings {
  readonly builder = new MeshBuilder()

  constructor(
    private readonly type: ConduitType,
    private readonly radius: number,
  ) {}

  private get isMetal() {
    return this.type === 'EMT'
  }

  /** A ring around the conduit with eased ends. */
  private sleeve(middle: Vector, along: Vector, lengthFt: number, wallFt: number) {
    const places = [-0.5, -0.44, 0.44, 0.5].map(share => add(middle, along, share * lengthFt))
    const [outer, eased] = [this.radius + wallFt, this.radius + wallFt * 0.45]
    this.builder.pipe(places, [eased, outer, outer, eased], colors[this.type].fitting, SIDES)
  }

  private screw(at: Vector, from: number, to: number, radius: number) {
    const ends = [from, to].map(out => add(at, vector(0, 0, out)))
    this.builder.pipe(ends, radius, colors.screw, 10)
  }

  private setScrew(at: Vector) {
    if (this.isMetal) this.screw(at, this.radius, this.radius + 0.022, 0.011)
  }

  coupling(at: Vector, along: Vector) {
    const lengthFt = this.isMetal ? 0.15 : 0.19
    this.sleeve(at, along, lengthFt, this.isMetal ? 0.009 : 0.012)
    for (const share of [-0.27, 0.27]) this.setScrew(add(at, along, share * lengthFt))
  }

  /** With its nut against the box that it enters. */
  connector(end: Vector, inward: Vector) {
    const at = add(end, inward, 0.06)
    this.sleeve(at, inward, 0.12, 0.01)
    this.setScrew(at)
    this.sleeve(add(end, inward, 0.014), inward, 0.028, 0.024)
  }

  /** A band over the conduit; beside it a foot with a screw, two for PVC. */
  strap(at: Vector, along: Vector) {
    this.sleeve(at, along, 0.06, 0.006)
    const isLevel = Math.abs(along.x) > Math.abs(along.y)
    const reach = this.radius + 0.036
    for (const side of this.isMetal ? [isLevel ? -1 : 1] : [-1, 1]) {
      const [x, y] = isLevel ? [0, side * reach] : [side * reach, 0]
      const foot = add(at, vector(x, y, -this.radius - STRAP_FT))
      const [width, height] = isLevel ? [0.06, 0.075] : [0.075, 0.06]
      const rings = roundedRings(0, 0.012, 0.004, 2)
      this.builder.plate(foot, { width, height, corner: 0.02, steps: 3 }, rings, colors[this.type].fitting)
      this.screw(foot, 0.01, 0.024, 0.014)
    }
  }
}

/**
 * Null where the charger hangs right at the panel.
 *
 * @param corners on the wall: the panel's side, the turn where there is one, the charger's side
 */
export function realConduitGeometry(
  corners: readonly PlanePoint[],
  type: ConduitType,
  amps: Amps,
): BufferGeometry | null {
  const radius = DIAMETERS_IN[type][CIRCUITS[amps].gauge] / 24
  const { line, straights } = sweep(
    corners.map(({ xFt, yFt }) => vector(xFt, yFt, radius + STRAP_FT)),
    BEND_FT,
  )
  const pieces = straights
    .filter(([from, to]) => distance(from, to) >= MIN_STRAIGHT_FT)
    .map(([from, to]) => ({ from, to, lengthFt: distance(from, to), along: directionTo(from, to) }))
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return null
  const fittings = new Fittings(type, radius)
  fittings.builder.pipe(line, radius, colors[type].tube, SIDES)
  for (const { from, lengthFt, along } of pieces) {
    for (const placeFt of strapsAlongFt(lengthFt, type)) fittings.strap(add(from, along, placeFt), along)
    for (const placeFt of jointsAlongFt(lengthFt)) fittings.coupling(add(from, along, placeFt), along)
  }
  if (first !== last && distance(first.to, last.from) > MIN_BEND_FT * Math.SQRT2) {
    fittings.coupling(first.to, first.along)
    fittings.coupling(last.from, last.along)
  }
  fittings.connector(first.from, first.along)
  fittings.connector(last.to, directionTo(last.to, last.from))
  return fittings.builder.build()
}
