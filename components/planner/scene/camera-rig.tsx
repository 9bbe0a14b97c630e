// Connects camera, drag handle and images to the page.
import { CameraControls, CameraControlsImpl } from '@react-three/drei/core/CameraControls'
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref, type RefObject } from 'react'
import { type Camera, Raycaster, Vector2 } from 'three'
import { chargerPositionFt, type Plan, type Ray, type Route, wallFacing } from '@/lib/planner'
import { jpegOf, pngOf } from '@/components/planner/plan-image'
import type { ViewPreset } from './camera-presets'
import { captureView } from './capture'
import { MAX_DISTANCE_FT, MIN_DISTANCE_FT, type Stage } from './fit-view'
import { HANDLE_PX, projector } from './label-layout'
import { type CameraOptions, OrbitControls, useCameraShots } from './use-camera-shots'
import { add } from './vectors'

/** What the page can ask of the scene. */
export interface SceneControl {
  /** The ray through a point of the window; null before the first layout. */
  rayAt(client: { readonly clientX: number; readonly clientY: number }): Ray | null
  showPreset(preset: ViewPreset): void
  zoom(steps: number): void
  rotate(steps: number): void
  toJpeg(): string
  toPng(): Promise<Blob>
}

export interface CameraRigProps extends CameraOptions {
  plan: Plan
  route: Route
  stage: Stage
  /** The drag handle: an HTML element over the charger. */
  handle: RefObject<HTMLElement | null>
  control: Ref<SceneControl>
}

/** Half the charger's height; sets the handle's size. */
const CHARGER_REACH_FT = 0.95
/** From the wall to the charger's center. */
const CHARGER_MIDDLE_FT = 0.2

const { ACTION } = CameraControlsImpl
/** No panning. */
const MOUSE_BUTTONS = { left: ACTION.ROTATE, middle: ACTION.DOLLY, right: ACTION.NONE, wheel: ACTION.DOLLY } as const
const TOUCHES = { one: ACTION.TOUCH_ROTATE, two: ACTION.TOUCH_DOLLY_ROTATE, three: ACTION.NONE } as const
const ROTATE_SPEED = 0.75
const SMOOTH_S = 0.22
const DRAG_SMOOTH_S = 0.06
/** So that the way in takes about two and a half seconds. */
const WALK_IN_SMOOTH_S = 0.7
const raycaster = new Raycaster()

export function CameraRig({ handle, control, ...options }: CameraRigProps) {
  const { plan, stage, isDragging, prefersReducedMotion, walk } = options
  const gl = useThree(state => state.gl)
  const get = useThree(state => state.get)
  const controls = useRef<CameraControlsImpl>(null)
  const shots = useCameraShots({ controls, ...options })

  const undoControl = useEffectEvent(shots.undoControl)
  useEffect(() => {
    const canvas = gl.domElement
    const undo = () => undoControl()
    canvas.addEventListener('pointercancel', undo)
    return () => canvas.removeEventListener('pointercancel', undo)
  }, [gl])

  // Vertical swipes scroll the page, horizontal ones orbit. Connecting and enabling the controls
  // sets `none`.
  useEffect(() => {
    if (controls.current) controls.current.enabled = !isDragging
    const { style } = get().gl.domElement
    style.touchAction = 'pan-y'
  }, [get, isDragging])

  useImperativeHandle(control, () => ({
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
    showPreset: shots.showPreset,
    zoom: shots.zoom,
    rotate: shots.rotate,
    toJpeg: () => shots.withCharger(() => captureView(get(), stage, jpegOf)),
    toPng: async () => shots.withCharger(() => captureView(get(), stage, pngOf)),
  }))

  useFrame(({ camera }) => {
    if (handle.current) positionHandle(handle.current, plan, camera, stage)
  })

  return (
    <CameraControls
      ref={controls}
      impl={OrbitControls}
      domElement={gl.domElement}
      minDistance={MIN_DISTANCE_FT}
      maxDistance={MAX_DISTANCE_FT}
      azimuthRotateSpeed={ROTATE_SPEED}
      polarRotateSpeed={ROTATE_SPEED}
      smoothTime={walk === 'over' ? SMOOTH_S : WALK_IN_SMOOTH_S}
      draggingSmoothTime={prefersReducedMotion ? 0 : DRAG_SMOOTH_S}
      mouseButtons={MOUSE_BUTTONS}
      touches={TOUCHES}
      onControlStart={shots.onControlStart}
      onControl={shots.onControl}
    />
  )
}

/** Moves and sizes the handle to cover the charger on the screen. */
function positionHandle({ style }: HTMLElement, plan: Plan, camera: Camera, stage: Stage) {
  camera.updateMatrixWorld()
  const center = add(chargerPositionFt(plan), wallFacing(plan.charger.wall), CHARGER_MIDDLE_FT)
  const focal = (camera.projectionMatrix.elements[5] ?? 1) * stage.heightPx
  const pixelsPerFt = focal / (2 * center.distanceTo(camera.position))
  const { x, y, depth } = projector(camera, stage)(center)
  const across = Math.max(HANDLE_PX, 2 * CHARGER_REACH_FT * pixelsPerFt)
  style.width = style.height = `${across}px`
  style.transform = `translate(${x - across / 2}px, ${y - across / 2}px)`
  style.visibility = depth > 1 ? 'hidden' : ''
}
