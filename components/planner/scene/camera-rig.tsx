// Connects camera, drag handle and images to the page.
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useImperativeHandle, useRef, type Ref, type RefObject } from 'react'
import { PerspectiveCamera, Raycaster, Vector2, Vector3 } from 'three'
import { chargerPositionFt, type Plan, type Ray, wallFacing } from '@/lib/planner'
import { jpegOf, pngOf } from '../plan-image'
import { extentOf, type ViewPreset } from './camera-presets'
import { type SavedView, CameraController } from './camera-controller'
import { captureView } from './capture'

/** What the page can ask of the scene. */
export interface SceneControl {
  /** The ray through a point of the window; null before the first layout. */
  rayAt(client: { readonly clientX: number; readonly clientY: number }): Ray | null
  showPreset(preset: ViewPreset): void
  zoom(steps: number): void
  rotate(steps: number): void
  /** Pauses orbiting, for drags of the charger. */
  setPaused(isPaused: boolean): void
  toJpeg(): string
  toPng(): Promise<Blob>
}

interface CameraRigProps {
  plan: Plan
  prefersReducedMotion: boolean
  /** The drag handle: an HTML element over the charger. */
  handle: RefObject<HTMLElement | null>
  savedView: RefObject<SavedView | null>
  onPreset: (preset: ViewPreset | null) => void
  control: Ref<SceneControl>
}

/** Half the charger's height; sets the handle's size. */
const CHARGER_REACH_FT = 0.95
/** From the wall to the charger's center. */
const CHARGER_MIDDLE_FT = 0.2
/** Touch target size (WCAG 2.5.5). */
const MIN_HANDLE_PX = 44

export function CameraRig({ plan, prefersReducedMotion, handle, savedView, onPreset, control }: CameraRigProps) {
  const camera = useThree(state => state.camera)
  const gl = useThree(state => state.gl)
  const get = useThree(state => state.get)
  const invalidate = useThree(state => state.invalidate)
  const { width, height } = useThree(state => state.size)
  const controller = useRef<CameraController | null>(null)
  const { trenchFt } = plan

  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return
    const created = new CameraController({
      camera,
      canvas: gl.domElement,
      prefersReducedMotion,
      onMove: () => invalidate(),
      onPreset,
    })
    controller.current = created
    return () => {
      savedView.current = created.save()
      created.dispose()
      controller.current = null
    }
  }, [camera, gl, prefersReducedMotion, invalidate, onPreset, savedView])

  useEffect(() => {
    if (width > 0 && height > 0) controller.current?.fit(extentOf(trenchFt), width / height, savedView.current)
  }, [trenchFt, width, height, savedView])

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
      showPreset: preset => controller.current?.showPreset(preset),
      zoom: steps => controller.current?.zoom(steps),
      rotate: steps => controller.current?.rotate(steps),
      setPaused: isPaused => controller.current?.setPaused(isPaused),
      toJpeg: () => captureView(get(), jpegOf),
      toPng: async () => captureView(get(), pngOf),
    }
  }, [get])

  useFrame(({ camera, size }, delta) => {
    controller.current?.update(delta)
    if (handle.current && camera instanceof PerspectiveCamera) positionHandle(handle.current, plan, camera, size)
  })
  return null
}

/** Moves and sizes the handle to cover the charger on the screen. */
function positionHandle(
  { style }: HTMLElement,
  plan: Plan,
  camera: PerspectiveCamera,
  { width, height }: { readonly width: number; readonly height: number },
) {
  camera.updateMatrixWorld()
  const { x, y, z } = chargerPositionFt(plan)
  const out = wallFacing(plan.charger.wall)
  const center = new Vector3(x + out.x * CHARGER_MIDDLE_FT, y, z + out.z * CHARGER_MIDDLE_FT)
  const pixelsPerFt = height / (2 * Math.tan((camera.fov * Math.PI) / 360) * center.distanceTo(camera.position))
  const at = center.project(camera)
  const across = Math.max(MIN_HANDLE_PX, 2 * CHARGER_REACH_FT * pixelsPerFt)
  style.width = style.height = `${across}px`
  style.transform = `translate(${((at.x + 1) / 2) * width - across / 2}px, ${((1 - at.y) / 2) * height - across / 2}px)`
  style.visibility = at.z > 1 ? 'hidden' : ''
}
