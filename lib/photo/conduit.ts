// The run on the photo, drawn as conduit in perspective: outlines in photo pixels, as path data for
// SVG and canvas.
import { type Plane, photoPointAt } from './plane'
import { runCorners } from './run'
import type { Photo, PhotoPoint, PlanePoint } from './types'

export interface ConduitOutline {
  readonly pipe: string
  /** A band of light along the pipe. */
  readonly shine: string
  /** Collars at both ends, and the elbow. */
  readonly fittings: string
}

/** Twice that of the pipe it stands for, so that it shows. */
const RADIUS_FT = 0.1
/** Never thinner than this in the photo, as a share of its long side. */
const LEAST_RADIUS = 0.0022
const COLLAR_FT = 0.16
const ELBOW_SIDES = 16

const pathOf = (points: readonly (PhotoPoint | null)[]): string =>
  points.every(point => point !== null)
    ? `M${points.map(({ xPx, yPx }) => `${xPx.toFixed(1)} ${yPx.toFixed(1)}`).join('L')}Z`
    : ''

/** Null where the run cannot be seen. */
export function conduitOutline(
  photo: Photo,
  plane: Plane,
  panel: PhotoPoint,
  charger: PhotoPoint,
): ConduitOutline | null {
  const corners = runCorners(plane, panel, charger)
  if (!corners) return null
  const [from, turn, to] = corners
  const turnPx = photoPointAt(plane, turn)
  if (!turnPx) return null
  const above = photoPointAt(plane, { xFt: turn.xFt, yFt: turn.yFt + RADIUS_FT })
  const shownPx = above ? Math.hypot(above.xPx - turnPx.xPx, above.yPx - turnPx.yPx) : 0
  const leastPx = LEAST_RADIUS * Math.max(photo.widthPx, photo.heightPx)
  const radiusFt = RADIUS_FT * Math.max(1, leastPx / Math.max(shownPx, 1e-6))

  /** A strip along a leg, between two distances from its middle. */
  const strip = (a: PlanePoint, b: PlanePoint, insideFt: number, outsideFt: number): string => {
    const lengthFt = Math.hypot(b.xFt - a.xFt, b.yFt - a.yFt)
    if (lengthFt < 1e-6) return ''
    // Toward the upper left, where the light comes from.
    const isLevel = Math.abs(b.xFt - a.xFt) > Math.abs(b.yFt - a.yFt)
    const [x, y] = isLevel ? [0, 1] : [-1, 0]
    const at = ({ xFt, yFt }: PlanePoint, byFt: number) =>
      photoPointAt(plane, { xFt: xFt + x * byFt, yFt: yFt + y * byFt })
    return pathOf([at(a, insideFt), at(b, insideFt), at(b, outsideFt), at(a, outsideFt)])
  }
  const legs = [
    [from, turn],
    [turn, to],
  ] as const
  /** A coupling at the start of a leg. */
  const collar = (a: PlanePoint, b: PlanePoint): string => {
    const lengthFt = Math.hypot(b.xFt - a.xFt, b.yFt - a.yFt)
    if (lengthFt < COLLAR_FT) return ''
    const share = COLLAR_FT / lengthFt
    const end = { xFt: a.xFt + (b.xFt - a.xFt) * share, yFt: a.yFt + (b.yFt - a.yFt) * share }
    return strip(a, end, -1.5 * radiusFt, 1.5 * radiusFt)
  }
  const elbow = pathOf(
    Array.from({ length: ELBOW_SIDES }, (_, side) => {
      const angle = (2 * Math.PI * side) / ELBOW_SIDES
      return photoPointAt(plane, {
        xFt: turn.xFt + 1.6 * radiusFt * Math.cos(angle),
        yFt: turn.yFt + 1.6 * radiusFt * Math.sin(angle),
      })
    }),
  )
  const [level, plumb] = legs.map(([a, b]) => strip(a, b, -radiusFt, radiusFt))
  const [shineLevel, shinePlumb] = legs.map(([a, b]) => strip(a, b, 0.15 * radiusFt, 0.6 * radiusFt))
  return {
    pipe: `${level}${plumb}`,
    shine: `${shineLevel}${shinePlumb}`,
    fittings: `${level && collar(from, turn)}${plumb && collar(to, turn)}${level && plumb && elbow}`,
  }
}
