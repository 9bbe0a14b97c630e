// Draws triangles into a photo, nearest first, each pixel from nine samples. Without a graphics
// card: it draws the same on any device, and nothing is drawn until it is asked for.
import { clamp } from '@/lib/planner/units'
import { cameraPlace, cameraPoint, type Pose, projectPoint } from '@/lib/photo/pose'
import { centerOf } from '@/lib/photo/plane'
import type { Photo } from '@/lib/photo/types'
import { fillTriangle } from './fill-triangle'
import type { Lighting } from './lighting'
import type { Mesh } from './mesh'
import { byteOf, lightOf, type Pixels } from './pixels'
import { createShader } from './shade'
import type { Shadow } from './shadow'
import type { Surface, SurfaceName } from './surfaces'

/** A part of the picture, in whole pixels; `right` and `bottom` are just beyond it. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const TILE_PX = 128
/** Nearer than this to the camera nothing is drawn, in feet. */
const NEAR_FT = 0.2

/** Each vertex in samples from the photo's corner, and the inverse of its distance. */
function projected({ positions }: Mesh, photo: Photo, pose: Pose, samples: number): Float32Array {
  const center = centerOf(photo)
  const out = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    const seen = cameraPoint(pose, {
      xFt: positions[at] ?? 0,
      yFt: positions[at + 1] ?? 0,
      zFt: positions[at + 2] ?? 0,
    })
    const depth = seen[2]
    const isSeen = depth > NEAR_FT
    out[at] = isSeen ? (center.xPx + (pose.focalPx * seen[0]) / depth) * samples : NaN
    out[at + 1] = isSeen ? (center.yPx + (pose.focalPx * seen[1]) / depth) * samples : NaN
    out[at + 2] = isSeen ? 1 / depth : NaN
  }
  return out
}

interface Scene {
  readonly mesh: Mesh
  readonly surfaces: Readonly<Record<SurfaceName, Surface>>
  readonly lighting: Lighting
}

/** The smallest area of the picture that holds a list of points of it, and a pixel more. */
function areaOf({ width, height }: Pixels, points: Float32Array, samples: number): Area {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < points.length; at += 3) {
    const x = points[at] ?? NaN
    const y = points[at + 1] ?? NaN
    if (Number.isNaN(x)) continue
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return {
    left: clamp(Math.floor(left / samples) - 1, 0, width),
    top: clamp(Math.floor(top / samples) - 1, 0, height),
    right: clamp(Math.ceil(right / samples) + 1, 0, width),
    bottom: clamp(Math.ceil(bottom / samples) + 1, 0, height),
  }
}

/** A value inside a triangle, from those at its corners. */
const mixed = (
  values: readonly number[] | Float32Array,
  a: number,
  b: number,
  c: number,
  u: number,
  v: number,
  w: number,
): number => u * (values[a] ?? 0) + v * (values[b] ?? 0) + w * (values[c] ?? 0)

/**
 * Draws into `pixels` and returns what has changed. Plain numbers in its loops: lists there cost
 * most of the time.
 *
 * @param samples along each side of a pixel
 */
export function drawMesh(pixels: Pixels, photo: Photo, pose: Pose, scene: Scene, samples: number): Area {
  const { mesh, surfaces, lighting } = scene
  const { positions, normals, triangles } = mesh
  const points = projected(mesh, photo, pose, samples)
  const area = areaOf(pixels, points, samples)
  if (!(area.right > area.left && area.bottom > area.top)) return { left: 0, top: 0, right: 0, bottom: 0 }
  const side = TILE_PX * samples
  const nearest = new Float32Array(side * side)
  /** The triangle that is seen, and the shares of two of its corners. */
  const seen = new Int32Array(side * side)
  const shareA = new Float32Array(side * side)
  const shareB = new Float32Array(side * side)
  const red = new Float32Array(side * side)
  const green = new Float32Array(side * side)
  const blue = new Float32Array(side * side)
  const { xFt, yFt, zFt } = cameraPlace(pose)
  const shares = sharesOf(mesh, lighting)
  const shade = createShader(lighting)
  const light = new Float32Array(3)

  const columns = Math.ceil((area.right - area.left) / TILE_PX)
  const rows = Math.ceil((area.bottom - area.top) / TILE_PX)
  const tiles: number[][] = Array.from({ length: columns * rows }, () => [])
  for (let at = 0; at < triangles.length; at += 3) {
    const a = 3 * (triangles[at] ?? 0)
    const b = 3 * (triangles[at + 1] ?? 0)
    const c = 3 * (triangles[at + 2] ?? 0)
    const ax = points[a] ?? NaN
    const bx = points[b] ?? NaN
    const cx = points[c] ?? NaN
    const ay = points[a + 1] ?? NaN
    const by = points[b + 1] ?? NaN
    const cy = points[c + 1] ?? NaN
    const leftmost = Math.min(ax, bx, cx)
    const topmost = Math.min(ay, by, cy)
    if (Number.isNaN(leftmost)) continue
    const column = (x: number) => Math.floor((x / samples - area.left) / TILE_PX)
    const row = (y: number) => Math.floor((y / samples - area.top) / TILE_PX)
    const lastColumn = column(Math.max(ax, bx, cx))
    const lastRow = row(Math.max(ay, by, cy))
    for (let j = Math.max(0, row(topmost)); j <= Math.min(rows - 1, lastRow); j++)
      for (let i = Math.max(0, column(leftmost)); i <= Math.min(columns - 1, lastColumn); i++)
        tiles[j * columns + i]?.push(at)
  }

  tiles.forEach((inTile, tile) => {
    if (inTile.length === 0) return
    const tileLeft = (area.left + (tile % columns) * TILE_PX) * samples
    const tileTop = (area.top + Math.floor(tile / columns) * TILE_PX) * samples
    nearest.fill(0)
    // First what is nearest in each sample; light costs more, and is for what is seen only.
    for (const at of inTile) {
      const a = 3 * (triangles[at] ?? 0)
      const b = 3 * (triangles[at + 1] ?? 0)
      const c = 3 * (triangles[at + 2] ?? 0)
      const ax = (points[a] ?? 0) - tileLeft
      const ay = (points[a + 1] ?? 0) - tileTop
      const aw = points[a + 2] ?? 0
      const bx = (points[b] ?? 0) - tileLeft
      const by = (points[b + 1] ?? 0) - tileTop
      const bw = points[b + 2] ?? 0
      const cx = (points[c] ?? 0) - tileLeft
      const cy = (points[c + 1] ?? 0) - tileTop
      const cw = points[c + 2] ?? 0
      fillTriangle(side, side, ax, ay, bx, by, cx, cy, (i, u, v) => {
        const near = u * aw + v * bw + (1 - u - v) * cw
        if (near <= (nearest[i] ?? 0)) return
        nearest[i] = near
        seen[i] = at
        shareA[i] = u
        shareB[i] = v
      })
    }
    for (let i = 0; i < nearest.length; i++) {
      if (nearest[i] === 0) continue
      const at = seen[i] ?? 0
      const surface = surfaces[mesh.surfaces[at / 3] ?? 'body']
      const a = 3 * (triangles[at] ?? 0)
      const b = 3 * (triangles[at + 1] ?? 0)
      const c = 3 * (triangles[at + 2] ?? 0)
      const u = shareA[i] ?? 0
      const v = shareB[i] ?? 0
      const w = 1 - u - v
      const nx = mixed(normals, a, b, c, u, v, w)
      const ny = mixed(normals, a + 1, b + 1, c + 1, u, v, w)
      const nz = mixed(normals, a + 2, b + 2, c + 2, u, v, w)
      const length = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
      const offFt = mixed(positions, a + 2, b + 2, c + 2, u, v, w)
      const vx = xFt - mixed(positions, a, b, c, u, v, w)
      const vy = yFt - mixed(positions, a + 1, b + 1, c + 1, u, v, w)
      const vz = zFt - offFt
      const near1 = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz)
      const share = mixed(shares, a / 3, b / 3, c / 3, u, v, w)
      shade(light, surface, nx * length, ny * length, nz * length, vx * near1, vy * near1, vz * near1, offFt, share)
      red[i] = light[0] ?? 0
      green[i] = light[1] ?? 0
      blue[i] = light[2] ?? 0
    }
    blend(pixels, area, { nearest, red, green, blue, side, samples, left: tileLeft / samples, top: tileTop / samples })
  })
  return area
}

/** The light at each vertex, as a share of that at the charger. */
function sharesOf({ positions }: Mesh, { shareAt }: Lighting): Float32Array {
  return Float32Array.from({ length: positions.length / 3 }, (_, i) =>
    shareAt({ xFt: positions[3 * i] ?? 0, yFt: positions[3 * i + 1] ?? 0 }),
  )
}

interface Tile {
  readonly nearest: Float32Array
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array
  /** Samples along a side of the tile, and of a pixel. */
  readonly side: number
  readonly samples: number
  readonly left: number
  readonly top: number
}

/** The mean of a pixel's samples; where none is covered the photo stays. */
function blend({ width, data }: Pixels, area: Area, tile: Tile) {
  const { nearest, red, green, blue, side, samples, left, top } = tile
  for (let y = top; y < Math.min(area.bottom, top + TILE_PX); y++) {
    for (let x = left; x < Math.min(area.right, left + TILE_PX); x++) {
      let r = 0
      let g = 0
      let b = 0
      let covered = 0
      for (let j = 0; j < samples; j++) {
        for (let i = 0; i < samples; i++) {
          const at = ((y - top) * samples + j) * side + (x - left) * samples + i
          if ((nearest[at] ?? 0) === 0) continue
          covered++
          // A highlight counts as white: it must not light up its edge.
          r += Math.min(1, red[at] ?? 0)
          g += Math.min(1, green[at] ?? 0)
          b += Math.min(1, blue[at] ?? 0)
        }
      }
      if (covered === 0) continue
      const all = samples * samples
      const at = 4 * (y * width + x)
      const byte = (sum: number, channel: number) =>
        byteOf((sum + lightOf(data[at + channel] ?? 0) * (all - covered)) / all)
      data[at] = byte(r, 0)
      data[at + 1] = byte(g, 1)
      data[at + 2] = byte(b, 2)
    }
  }
}

/** Darkens the wall in `pixels` and returns what has changed. */
export function drawShadow(pixels: Pixels, photo: Photo, pose: Pose, { from, to, shareAt }: Shadow): Area {
  const corners = [
    [from.xFt, from.yFt],
    [to.xFt, from.yFt],
    [to.xFt, to.yFt],
    [from.xFt, to.yFt],
  ] as const
  const points = Float32Array.from(
    corners.flatMap(([xFt, yFt]) => {
      const at = projectPoint(photo, pose, { xFt, yFt, zFt: 0 })
      return at ? [at.xPx, at.yPx, 1] : [NaN, NaN, NaN]
    }),
  )
  const area = areaOf(pixels, points, 1)
  const { width, data } = pixels
  const center = centerOf(photo)
  const { rotation, focalPx } = pose
  const [a, b, c, d, e, f, g, h, i] = rotation
  const camera = cameraPlace(pose)
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) {
      const u = (x + 0.5 - center.xPx) / focalPx
      const v = (y + 0.5 - center.yPx) / focalPx
      const steps = -camera.zFt / (u * c + v * f + i)
      if (!(steps > 0)) continue
      const share = shareAt(camera.xFt + steps * (u * a + v * d + g), camera.yFt + steps * (u * b + v * e + h))
      if (share > 0.998) continue
      const at = 4 * (y * width + x)
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = byteOf(lightOf(data[at + channel] ?? 0) * share)
    }
  }
  return area
}
