// Orbits the camera 10 to 70 ft around the scene, damped, without panning; animates to presets. World feet.
import { type PerspectiveCamera, Spherical, TOUCH, Vector3 } from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import {
  centerOf,
  type Extent,
  fieldOfViewDeg,
  MAX_DISTANCE_FT,
  MAX_POLAR_RAD,
  MIN_DISTANCE_FT,
  type ViewPreset,
  cameraPosition,
} from './camera-presets'

const ANIMATION_S = 0.55
const ZOOM_STEP = 1.25
const ROTATE_STEP_RAD = Math.PI / 8
/** delta of the first frame after a pause, which would include the pause; and a cap, so that slow renderers finish in few frames. */
const FIRST_STEP_S = 1 / 60
const MAX_STEP_S = 0.15
const DAMPING = 0.14

interface Pose {
  readonly offset: Spherical
  readonly center: Vector3
}

interface CameraAnimation {
  readonly from: Pose
  readonly to: Pose
  elapsedS: number
}

/** Restores the camera after a lost WebGL context. */
export interface SavedView {
  readonly preset: ViewPreset | null
  readonly offset: readonly [number, number, number]
}

interface CameraOptions {
  readonly camera: PerspectiveCamera
  readonly canvas: HTMLCanvasElement
  readonly prefersReducedMotion: boolean
  /** Requests a frame. */
  readonly onMove: () => void
  /** Null: the visitor moved the camera by hand. */
  readonly onPreset: (preset: ViewPreset | null) => void
}

const ease = (share: number) => 1 - (1 - share) ** 3

export class CameraController {
  private readonly controls: OrbitControls
  private preset: ViewPreset | null = 'corner'
  private animation: CameraAnimation | null = null
  private extent: Extent | null = null
  private aspect = 1
  private isPaused = false
  private isOrbiting = false
  private orbitedFrom: { readonly pose: Pose; readonly preset: ViewPreset | null } | null = null

  constructor(private readonly options: CameraOptions) {
    const { camera, canvas, prefersReducedMotion } = options
    const controls = new OrbitControls(camera, canvas)
    controls.enablePan = false
    controls.minDistance = MIN_DISTANCE_FT
    controls.maxDistance = MAX_DISTANCE_FT
    controls.maxPolarAngle = MAX_POLAR_RAD
    controls.enableDamping = !prefersReducedMotion
    controls.dampingFactor = DAMPING
    controls.rotateSpeed = 0.75
    controls.touches = { ONE: TOUCH.ROTATE, TWO: TOUCH.DOLLY_ROTATE }
    controls.addEventListener('change', this.onChange)
    controls.addEventListener('start', this.onStart)
    controls.addEventListener('end', this.onEnd)
    canvas.addEventListener('pointercancel', this.onCancel)
    // Vertical swipes scroll the page, horizontal ones orbit.
    canvas.style.touchAction = 'pan-y'
    this.controls = controls
  }

  private readonly onStart = () => {
    this.animation = null
    this.orbitedFrom = { pose: { offset: this.offset(), center: this.controls.target.clone() }, preset: this.preset }
    this.isOrbiting = true
  }

  private readonly onEnd = () => {
    this.isOrbiting = false
  }

  private readonly onChange = () => {
    if (this.isOrbiting) this.setActivePreset(null)
    this.options.onMove()
  }

  /** The browser took the touch for scrolling: undo what it moved. */
  private readonly onCancel = () => {
    if (!this.orbitedFrom) return
    this.setActivePreset(this.orbitedFrom.preset)
    this.moveTo(this.orbitedFrom.pose, true)
  }

  private setActivePreset(preset: ViewPreset | null) {
    if (preset === this.preset) return
    this.preset = preset
    this.options.onPreset(preset)
  }

  /** Fits the camera to the scene: a preset is computed again, the visitor's own view keeps angle and distance. */
  fit(extent: Extent, aspect: number, savedView: SavedView | null) {
    const isFirst = this.extent === null
    this.extent = extent
    this.aspect = aspect
    this.options.camera.fov = fieldOfViewDeg(aspect)
    this.options.camera.updateProjectionMatrix()
    if (isFirst && savedView && savedView.preset === null) {
      this.setActivePreset(null)
      this.applyPose({
        offset: new Spherical().setFromVector3(new Vector3(...savedView.offset)),
        center: this.center(),
      })
      return
    }
    if (isFirst && savedView?.preset) this.setActivePreset(savedView.preset)
    if (this.preset) this.moveTo(this.poseOf(this.preset), isFirst)
    else this.moveTo({ offset: this.offset(), center: this.center() }, false)
  }

  showPreset(preset: ViewPreset) {
    this.setActivePreset(preset)
    if (this.extent) this.moveTo(this.poseOf(preset), false)
  }

  /** Positive moves nearer. */
  zoom(steps: number) {
    this.moveByHand(offset => {
      offset.radius = Math.min(Math.max(offset.radius / ZOOM_STEP ** steps, MIN_DISTANCE_FT), MAX_DISTANCE_FT)
    })
  }

  /** Rotates around the scene, like a horizontal drag. */
  rotate(steps: number) {
    this.moveByHand(offset => {
      offset.theta += steps * ROTATE_STEP_RAD
    })
  }

  /** Disabled while the charger is dragged. */
  setPaused(isPaused: boolean) {
    this.isPaused = isPaused
    this.controls.enabled = !isPaused
  }

  /** Advances by one frame. */
  update(deltaS: number) {
    if (this.isPaused) return
    if (!this.animation) {
      this.controls.update()
      return
    }
    const { animation } = this
    animation.elapsedS += animation.elapsedS === 0 ? FIRST_STEP_S : Math.min(deltaS, MAX_STEP_S)
    const share = ease(Math.min(animation.elapsedS / ANIMATION_S, 1))
    const mix = (from: number, to: number) => from + (to - from) * share
    const { from, to } = animation
    this.applyPose({
      offset: new Spherical(
        mix(from.offset.radius, to.offset.radius),
        mix(from.offset.phi, to.offset.phi),
        mix(from.offset.theta, to.offset.theta),
      ),
      center: from.center.clone().lerp(to.center, share),
    })
    if (share >= 1) this.animation = null
    this.options.onMove()
  }

  save(): SavedView {
    const { x, y, z } = new Vector3().setFromSpherical(this.offset())
    return { preset: this.preset, offset: [x, y, z] }
  }

  dispose() {
    this.options.canvas.removeEventListener('pointercancel', this.onCancel)
    this.controls.dispose()
  }

  private center(): Vector3 {
    return this.extent ? centerOf(this.extent) : this.controls.target.clone()
  }

  /** Starts from where a running animation would end. */
  private moveByHand(change: (offset: Spherical) => void) {
    const offset = this.animation?.to.offset.clone() ?? this.offset()
    change(offset)
    this.setActivePreset(null)
    this.moveTo({ offset, center: this.center() }, false)
  }

  private offset(): Spherical {
    return new Spherical().setFromVector3(this.options.camera.position.clone().sub(this.controls.target))
  }

  private poseOf(preset: ViewPreset): Pose {
    const center = this.center()
    const position = this.extent
      ? cameraPosition(preset, this.extent, this.aspect)
      : this.options.camera.position.clone()
    return { offset: new Spherical().setFromVector3(position.sub(center)), center }
  }

  private moveTo(to: Pose, isInstant: boolean) {
    if (isInstant || this.options.prefersReducedMotion) {
      this.animation = null
      this.applyPose(to)
    } else {
      const from = this.offset()
      // The shorter way around.
      const turn = to.offset.theta - from.theta
      to.offset.theta -= Math.round(turn / (2 * Math.PI)) * 2 * Math.PI
      this.animation = { from: { offset: from, center: this.controls.target.clone() }, to, elapsedS: 0 }
    }
    this.options.onMove()
  }

  private applyPose({ offset, center }: Pose) {
    this.controls.target.copy(center)
    this.options.camera.position.setFromSpherical(offset).add(center)
    this.options.camera.lookAt(center)
    this.controls.update()
  }
}
