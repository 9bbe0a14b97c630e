// The camera: orbiting 10 to 70 ft around a fixed centre, without panning, damped; preset views by a short flight. World feet.
import { type PerspectiveCamera, Spherical, TOUCH, Vector3 } from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import {
  centreOf,
  type Extent,
  fieldOfViewDeg,
  MAX_DISTANCE_FT,
  MAX_POLAR_RAD,
  MIN_DISTANCE_FT,
  type ViewPreset,
  viewPoint,
} from './camera-views'

const FLIGHT_S = 0.55
const ZOOM_STEP = 1.25
const TURN_STEP_RAD = Math.PI / 8
/** After a rest the first frame would seem to come from long ago; a slow renderer's flight still ends in a few frames. */
const FIRST_STEP_S = 1 / 60
const LONGEST_STEP_S = 0.15
const DAMPING = 0.14

interface Pose {
  readonly offset: Spherical
  readonly centre: Vector3
}

interface Flight {
  readonly from: Pose
  readonly to: Pose
  elapsedS: number
}

/** A camera's place that outlives a lost scene. */
export interface KeptView {
  readonly preset: ViewPreset | null
  readonly offset: readonly [number, number, number]
}

interface OrbitOptions {
  readonly camera: PerspectiveCamera
  readonly canvas: HTMLCanvasElement
  readonly isStill: boolean
  /** A frame is due. */
  readonly onMove: () => void
  /** Null: the visitor turned the view by hand. */
  readonly onPreset: (preset: ViewPreset | null) => void
}

const ease = (share: number) => 1 - (1 - share) ** 3

export class Orbit {
  private readonly controls: OrbitControls
  private preset: ViewPreset | null = 'corner'
  private flight: Flight | null = null
  private extent: Extent | null = null
  private aspect = 1
  private isHeld = false
  private isTurning = false
  private turnedFrom: { readonly pose: Pose; readonly preset: ViewPreset | null } | null = null

  constructor(private readonly options: OrbitOptions) {
    const { camera, canvas, isStill } = options
    const controls = new OrbitControls(camera, canvas)
    controls.enablePan = false
    controls.minDistance = MIN_DISTANCE_FT
    controls.maxDistance = MAX_DISTANCE_FT
    controls.maxPolarAngle = MAX_POLAR_RAD
    controls.enableDamping = !isStill
    controls.dampingFactor = DAMPING
    controls.rotateSpeed = 0.75
    controls.touches = { ONE: TOUCH.ROTATE, TWO: TOUCH.DOLLY_ROTATE }
    controls.addEventListener('change', this.onChange)
    controls.addEventListener('start', this.onStart)
    controls.addEventListener('end', this.onEnd)
    canvas.addEventListener('pointercancel', this.onCancel)
    // A finger that moves up or down scrolls the page; sideways it turns the view.
    canvas.style.touchAction = 'pan-y'
    this.controls = controls
  }

  private readonly onStart = () => {
    this.flight = null
    this.turnedFrom = { pose: { offset: this.offset(), centre: this.controls.target.clone() }, preset: this.preset }
    this.isTurning = true
  }

  private readonly onEnd = () => {
    this.isTurning = false
  }

  private readonly onChange = () => {
    if (this.isTurning) this.tell(null)
    this.options.onMove()
  }

  /** The finger scrolls the page after all: the view stays as it was. */
  private readonly onCancel = () => {
    if (!this.turnedFrom) return
    this.tell(this.turnedFrom.preset)
    this.go(this.turnedFrom.pose, true)
  }

  private tell(preset: ViewPreset | null) {
    if (preset === this.preset) return
    this.preset = preset
    this.options.onPreset(preset)
  }

  /** Follows what is to be seen: a preset fits again, a view of the visitor's own keeps its angle and distance. */
  frame(extent: Extent, aspect: number, kept: KeptView | null) {
    const isFirst = this.extent === null
    this.extent = extent
    this.aspect = aspect
    this.options.camera.fov = fieldOfViewDeg(aspect)
    this.options.camera.updateProjectionMatrix()
    if (isFirst && kept && kept.preset === null) {
      this.tell(null)
      this.pose({ offset: new Spherical().setFromVector3(new Vector3(...kept.offset)), centre: this.centre() })
      return
    }
    if (isFirst && kept?.preset) this.tell(kept.preset)
    if (this.preset) this.go(this.poseOf(this.preset), isFirst)
    else this.go({ offset: this.offset(), centre: this.centre() }, false)
  }

  look(preset: ViewPreset) {
    this.tell(preset)
    if (this.extent) this.go(this.poseOf(preset), false)
  }

  /** Above 0 nearer, below 0 farther. */
  zoom(steps: number) {
    this.move(offset => {
      offset.radius = Math.min(Math.max(offset.radius / ZOOM_STEP ** steps, MIN_DISTANCE_FT), MAX_DISTANCE_FT)
    })
  }

  /** Around the garage; above 0 what is on the right comes nearer. The same as a drag, for whoever cannot. */
  turn(steps: number) {
    this.move(offset => {
      offset.theta += steps * TURN_STEP_RAD
    })
  }

  /** While the charger is dragged the view stands still. */
  hold(isHeld: boolean) {
    this.isHeld = isHeld
    this.controls.enabled = !isHeld
  }

  /** One frame's worth of movement. */
  step(deltaS: number) {
    if (this.isHeld) return
    if (!this.flight) {
      this.controls.update()
      return
    }
    const { flight } = this
    flight.elapsedS += flight.elapsedS === 0 ? FIRST_STEP_S : Math.min(deltaS, LONGEST_STEP_S)
    const share = ease(Math.min(flight.elapsedS / FLIGHT_S, 1))
    const mix = (from: number, to: number) => from + (to - from) * share
    const { from, to } = flight
    this.pose({
      offset: new Spherical(
        mix(from.offset.radius, to.offset.radius),
        mix(from.offset.phi, to.offset.phi),
        mix(from.offset.theta, to.offset.theta),
      ),
      centre: from.centre.clone().lerp(to.centre, share),
    })
    if (share >= 1) this.flight = null
    this.options.onMove()
  }

  keep(): KeptView {
    const { x, y, z } = new Vector3().setFromSpherical(this.offset())
    return { preset: this.preset, offset: [x, y, z] }
  }

  dispose() {
    this.options.canvas.removeEventListener('pointercancel', this.onCancel)
    this.controls.dispose()
  }

  private centre(): Vector3 {
    const { x, y, z } = this.extent ? centreOf(this.extent) : this.controls.target
    return new Vector3(x, y, z)
  }

  /** By hand, from where the camera will be once it has arrived. */
  private move(change: (offset: Spherical) => void) {
    const offset = this.flight?.to.offset.clone() ?? this.offset()
    change(offset)
    this.tell(null)
    this.go({ offset, centre: this.centre() }, false)
  }

  private offset(): Spherical {
    return new Spherical().setFromVector3(this.options.camera.position.clone().sub(this.controls.target))
  }

  private poseOf(preset: ViewPreset): Pose {
    const centre = this.centre()
    const { x, y, z } = this.extent ? viewPoint(preset, this.extent, this.aspect) : this.options.camera.position
    return { offset: new Spherical().setFromVector3(new Vector3(x, y, z).sub(centre)), centre }
  }

  private go(to: Pose, isJump: boolean) {
    if (isJump || this.options.isStill) {
      this.flight = null
      this.pose(to)
    } else {
      const from = this.offset()
      // The short way round.
      const turn = to.offset.theta - from.theta
      to.offset.theta -= Math.round(turn / (2 * Math.PI)) * 2 * Math.PI
      this.flight = { from: { offset: from, centre: this.controls.target.clone() }, to, elapsedS: 0 }
    }
    this.options.onMove()
  }

  private pose({ offset, centre }: Pose) {
    this.controls.target.copy(centre)
    this.options.camera.position.setFromSpherical(offset).add(centre)
    this.options.camera.lookAt(centre)
    this.controls.update()
  }
}
