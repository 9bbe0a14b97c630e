// Fades objects whole. Frames are asked for only while something changes.
import { useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import type { Material, Mesh } from 'three'
import type { Vector } from '@/lib/planner'

const FADE_S = 0.22
/** The first frame after a pause reports the whole pause. */
const MAX_STEP_S = 0.05

/** Calls `apply` with the opacity whenever it changes. `opacityFor` gives the wanted one. */
export function useFade(
  opacityFor: (camera: Vector) => number,
  apply: (opacity: number) => void,
  isInstant: boolean,
): void {
  const shown = useRef<number | null>(null)
  const applied = useRef<typeof apply | null>(null)
  useFrame(({ camera, scene, invalidate }, deltaS) => {
    const wanted = opacityFor(camera.position)
    const from = shown.current
    if (from === wanted && applied.current === apply) return
    const step = Math.min(deltaS, MAX_STEP_S) / FADE_S
    const next =
      from === null || isInstant || scene.userData.isCaptured || Math.abs(wanted - from) <= step
        ? wanted
        : from + Math.sign(wanted - from) * step
    shown.current = next
    applied.current = apply
    apply(next)
    if (next !== wanted) invalidate()
  })
}

/** After the opaque things, before dimension lines and labels. */
export const GLASS_ORDER = 5

export function fadeMesh(mesh: Mesh, material: Material, opacity: number) {
  const isTransparent = opacity < 1
  mesh.material = material
  mesh.visible = opacity > 0
  mesh.renderOrder = isTransparent ? GLASS_ORDER : 0
  // Three compiles another shader for what is transparent, so only what fades is.
  if (material.transparent !== isTransparent) material.needsUpdate = true
  material.transparent = isTransparent
  material.depthWrite = !isTransparent
  material.opacity = opacity
}
