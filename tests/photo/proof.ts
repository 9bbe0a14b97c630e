// Measures the rendered walls of tests/photo/pictures with pins where a person would put them, and
// compares with the true run. imagery/scripts/photo_wall.py writes the camera and the true places
// beside each picture.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { measureRun } from '@/lib/photo/measure'
import { createRandom } from '@/lib/photo/random'
import type { Photo, PhotoPoint, Reference } from '@/lib/photo/types'

/** Feet: x right, y up, z toward the viewer, from the reference's bottom left corner. */
type WallPoint = readonly [x: number, y: number, z: number]

interface Picture {
  readonly photo: Photo
  readonly camera: {
    readonly focalPx: number
    readonly principalPointPx: readonly [number, number]
    /** k1 and k2 of Brown's model. */
    readonly radialDistortion: readonly [number, number]
    readonly positionFt: WallPoint
    /** The photo's right, down and forward as directions of the wall. */
    readonly rotation: readonly [WallPoint, WallPoint, WallPoint]
    readonly yawDeg: number
    readonly distanceFt: number
  }
  readonly reference: Required<Omit<Reference, 'corners'>> & {
    /** Top left, top right, bottom right, bottom left. */
    readonly cornersFt: readonly [WallPoint, WallPoint, WallPoint, WallPoint]
  }
  readonly panelFt: WallPoint
  readonly chargerFt: WallPoint
  readonly runFt: number
}

export const folder = path.resolve(import.meta.dirname, 'pictures')

export const pictureNames = readdirSync(folder)
  .filter(file => file.endsWith('.json'))
  .map(file => path.basename(file, '.json'))

export const readPicture = (name: string) =>
  JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as Picture

/** Where a point appears in the photo, lens distortion included. */
export function photoPoint({ camera }: Picture, [x, y, z]: WallPoint): PhotoPoint {
  const [cx, cy, cz] = camera.positionFt
  const along = ([a, b, c]: WallPoint) => a * (x - cx) + b * (y - cy) + c * (z - cz)
  const [right, down, forward] = camera.rotation
  const depth = along(forward)
  const [u, v] = [along(right) / depth, along(down) / depth]
  const [k1, k2] = camera.radialDistortion
  const squared = u * u + v * v
  const scale = camera.focalPx * (1 + k1 * squared + k2 * squared * squared)
  return { xPx: camera.principalPointPx[0] + u * scale, yPx: camera.principalPointPx[1] + v * scale }
}

/** The run with every pin at the place that `place` gives for the true one. */
function measured(picture: Picture, place: (point: PhotoPoint) => PhotoPoint) {
  const pin = (point: WallPoint) => place(photoPoint(picture, point))
  const { cornersFt, ...known } = picture.reference
  const [topLeft, topRight, bottomRight, bottomLeft] = cornersFt
  // A file that names no lens is asked for both sides.
  const widthFt = picture.photo.focal35Mm === null ? topRight[0] - topLeft[0] : known.widthFt
  const corners = [pin(topLeft), pin(topRight), pin(bottomRight), pin(bottomLeft)] as const
  return measureRun(picture.photo, { ...known, corners, widthFt }, pin(picture.panelFt), pin(picture.chargerFt))
}

const PLACEMENTS = 400
/** A loupe of two times: off by this many photo pixels, in any direction. */
const PIN_ERROR_PX = { min: 1, max: 3 }

export interface Proof {
  /** Shares of the true run by which the measured ones are off. */
  readonly errors: readonly number[]
  /** Placements whose range holds the true run. */
  readonly held: number
  readonly refused: number
}

/** Seeded: the placements are the same every time. */
export function proofOf(picture: Picture): Proof {
  const next = createRandom(picture.camera.yawDeg * 100 + picture.camera.distanceFt)
  const misplaced = ({ xPx, yPx }: PhotoPoint): PhotoPoint => {
    const distance = PIN_ERROR_PX.min + (PIN_ERROR_PX.max - PIN_ERROR_PX.min) * next()
    const angle = 2 * Math.PI * next()
    return { xPx: Math.round(xPx + distance * Math.cos(angle)), yPx: Math.round(yPx + distance * Math.sin(angle)) }
  }
  const { runFt } = picture
  const answers = Array.from({ length: PLACEMENTS }, () => measured(picture, misplaced)).filter(answer => answer.ok)
  return {
    errors: answers.map(answer => Math.abs(answer.runFt - runFt) / runFt),
    held: answers.filter(({ lowFt, highFt }) => lowFt <= runFt && runFt <= highFt).length,
    refused: PLACEMENTS - answers.length,
  }
}
