// Ties camera, handle and pictures to the page: hands out what the page may ask of the scene, and moves the handle with the charger.
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useImperativeHandle, useRef, type Ref, type RefObject } from 'react'
import { PerspectiveCamera, Raycaster, Vector2, Vector3 } from 'three'
import { chargerPositionFt, type Plan, type Ray, wallFacing } from '@/lib/planner'
import { jpegOf, pngOf } from '../plan-image'
import { extentOf, type ViewPreset } from './camera-views'
import { type KeptView, Orbit } from './orbit'
import { takePicture } from './picture'

/** What the page may ask of the scene. */
export interface SceneControl {
  /** The line of sight through a point of the window; null before the first frame. */
  rayAt(client: { readonly clientX: number; readonly clientY: number }): Ray | null
  look(preset: ViewPreset): void
  zoom(steps: number): void
  turn(steps: number): void
  /** Orbiting pauses while the charger is held. */
  hold(isHeld: boolean): void
  toJpeg(): string
  toPng(): Promise<Blob>
}

interface RigProps {
  plan: Plan
  isStill: boolean
  /** What can be grabbed: an element of the page that lies over the charger. */
  handle: RefObject<HTMLElement | null>
  kept: RefObject<KeptView | null>
  onPreset: (preset: ViewPreset | null) => void
  control: Ref<SceneControl>
}

/** Half the charger's height, for the size of its handle. */
const CHARGER_REACH_FT = 0.95
/** From the wall to the charger's middle. */
const CHARGER_MIDDLE_FT = 0.2
/** A finger needs 44 CSS pixels. */
const LEAST_HANDLE_PX = 44

export function Rig({ plan, isStill, handle, kept, onPreset, control }: RigProps) {
  const camera = useThree(state => state.camera)
  const gl = useThree(state => state.gl)
  const get = useThree(state => state.get)
  const invalidate = useThree(state => state.invalidate)
  const { width, height } = useThree(state => state.size)
  const orbit = useRef<Orbit | null>(null)
  const { trenchFt } = plan

  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return
    const made = new Orbit({ camera, canvas: gl.domElement, isStill, onMove: () => invalidate(), onPreset })
    orbit.current = made
    return () => {
      kept.current = made.keep()
      made.dispose()
      orbit.current = null
    }
  }, [camera, gl, isStill, invalidate, onPreset, kept])

  useEffect(() => {
    if (width > 0 && height > 0) orbit.current?.frame(extentOf(trenchFt), width / height, kept.current)
  }, [trenchFt, width, height, kept])

  useImperativeHandle(control, () => {
    const raycaster = new Raycaster()
    return {
      rayAt({ clientX, clientY }) {
        const { gl, camera } = get()
        const box = gl.domElement.getBoundingClientRect()
        if (box.width === 0 || box.height === 0) return null
        camera.updateMatrixWorld()
        raycaster.setFromCamera(
          new Vector2(((clientX - box.left) / box.width) * 2 - 1, 1 - ((clientY - box.top) / box.height) * 2),
          camera,
        )
        return raycaster.ray
      },
      look: preset => orbit.current?.look(preset),
      zoom: steps => orbit.current?.zoom(steps),
      turn: steps => orbit.current?.turn(steps),
      hold: isHeld => orbit.current?.hold(isHeld),
      toJpeg: () => takePicture(get(), jpegOf),
      toPng: async () => takePicture(get(), pngOf),
    }
  }, [get])

  useFrame(({ camera, size }, delta) => {
    orbit.current?.step(delta)
    if (handle.current && camera instanceof PerspectiveCamera) lay(handle.current, plan, camera, size)
  })
  return null
}

/** Lays the handle over the charger as the camera sees it. */
function lay(
  { style }: HTMLElement,
  plan: Plan,
  camera: PerspectiveCamera,
  { width, height }: { readonly width: number; readonly height: number },
) {
  camera.updateMatrixWorld()
  const { x, y, z } = chargerPositionFt(plan)
  const out = wallFacing(plan.charger.wall)
  const centre = new Vector3(x + out.x * CHARGER_MIDDLE_FT, y, z + out.z * CHARGER_MIDDLE_FT)
  const pixelsPerFt = height / (2 * Math.tan((camera.fov * Math.PI) / 360) * centre.distanceTo(camera.position))
  const at = centre.project(camera)
  const across = Math.max(LEAST_HANDLE_PX, 2 * CHARGER_REACH_FT * pixelsPerFt)
  style.width = style.height = `${across}px`
  style.transform = `translate(${((at.x + 1) / 2) * width - across / 2}px, ${((1 - at.y) / 2) * height - across / 2}px)`
  style.visibility = at.z > 1 ? 'hidden' : ''
}
