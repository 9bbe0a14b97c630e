// The charger's cable to a port of the car, in the color of whether it reaches.
import { useMemo } from 'react'
import type { Color } from 'three'
import type { Plan, Vector } from '@/lib/planner'
import { cablePath, cableReach, type CarPort } from '@/lib/planner/cable'
import { colors } from './colors'
import type { Materials } from './materials'
import { MeshBuilder } from './mesh-builder'
import { useGeometry } from './use-geometry'
import { distance, lerp, vector } from './vectors'

const RADIUS_FT = 0.055
const SIDES = 8
const POINT_EVERY_FT = 0.4
const FLOOR_FT = 0.08
/** Depth of the sag, as a share of the way. */
const SAG_SHARE = 0.16

/** Points along the path, hanging down between its ends to the floor at most. */
export function hangingPoints(path: readonly Vector[]): Vector[] {
  const lengths = path.slice(1).map((to, i) => distance(path[i] ?? to, to))
  const totalFt = lengths.reduce((sum, length) => sum + length, 0)
  const points: Vector[] = []
  let doneFt = 0
  path.slice(1).forEach((to, i) => {
    const from = path[i] ?? to
    const length = lengths[i] ?? 0
    const pieces = Math.max(Math.ceil(length / POINT_EVERY_FT), 1)
    for (let piece = i === 0 ? 0 : 1; piece <= pieces; piece++) {
      const share = piece / pieces
      const { x, y, z } = lerp(from, to, share)
      const along = totalFt === 0 ? 0 : (doneFt + length * share) / totalFt
      points.push(vector(x, Math.max(y - 4 * totalFt * SAG_SHARE * along * (1 - along), Math.min(y, FLOOR_FT)), z))
    }
    doneFt += length
  })
  return points
}

/**
 * Rounds the turns around the car: each point but the ends becomes the mean of itself and its
 * neighbors.
 */
const rounded = (points: readonly Vector[]): Vector[] =>
  points.map((point, i) => {
    const [before, after] = [points[i - 1], points[i + 1]]
    return before && after ? lerp(point, lerp(before, after, 0.5), 0.5) : point
  })

interface CableShape {
  readonly path: readonly Vector[]
  readonly color: Color
}

const cableGeometry = ({ path, color }: CableShape) =>
  new MeshBuilder().pipe(rounded(rounded(hangingPoints(path))), RADIUS_FT, color, SIDES).build()

export function Cable({ plan, port, materials }: { plan: Plan; port: CarPort; materials: Materials }) {
  const shape = useMemo(() => {
    const color = cableReach(plan, port).reaches ? colors.cableReaches : colors.cableShort
    return { path: cablePath(plan, port), color }
  }, [plan, port])
  const geometry = useGeometry(cableGeometry, shape)
  return geometry ? <mesh name="cable" geometry={geometry} material={materials.device} /> : null
}
