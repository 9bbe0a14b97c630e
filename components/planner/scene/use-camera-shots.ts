// Moves the camera to shots and back, and keeps the orbit's rules. The controls are drei's
// CameraControls (camera-controls).
import { useThree } from '@react-three/fiber'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { type PerspectiveCamera, Spherical, Vector3 } from 'three'
import { CameraControlsImpl } from '@react-three/drei/core/CameraControls'
import { chargerPositionFt, type Plan, type Route } from '@/lib/planner'
import type { PlannerStep } from '@/components/planner/steps'
import { followPose, isPreset, type Shot, shotPose, showsCharger, stepShots, type ViewPreset } from './camera-presets'
import { type CameraPose, lensShift, MAX_DISTANCE_FT, type Stage } from './fit-view'
import { vector } from './vectors'
import type { WalkIn } from './walk-in'

const ZOOM_STEP = 1.25
const ROTATE_STEP_RAD = Math.PI / 8
/**
 * The free area counts as settled after this time: an inspector that moves does not
 * start a new animation in each frame.
 */
const SETTLE_MS = 180
/** The camera stays above the floor. */
const MIN_HEIGHT_FT = 0.8
/**
 * The first frame after a pause includes the pause, and slow renderers should finish in few frames.
 */
const MAX_STEP_S = 0.1

/** Camera controls whose transitions also start smoothly when the scene has been at rest. */
export class OrbitControls extends CameraControlsImpl {
  override update(deltaS: number): boolean {
    return super.update(Math.min(deltaS, MAX_STEP_S))
  }
}

/** Where the camera was before a lost WebGL context, or before an orbit. */
export interface SavedView extends CameraPose {
  /** Null: the visitor's own view. */
  readonly shot: Shot | null
}

/** What moves the camera besides the plan and its stage. */
export interface CameraOptions {
  step: PlannerStep
  isDragging: boolean
  prefersReducedMotion: boolean
  walk: WalkIn
  savedView: RefObject<SavedView | null>
  /** Null: the visitor moved the camera by hand. */
  onPreset: (preset: ViewPreset | null) => void
}

interface CameraShotsOptions extends CameraOptions {
  controls: RefObject<CameraControlsImpl | null>
  plan: Plan
  route: Route
  stage: Stage
}

/** In the open door, at eye level: where the first picture is walked into. */
const atDoor = (pose: CameraPose): CameraPose => ({ ...pose, position: vector(2, 5.3, 15) })

/** Calls `onChange` after `value` has become another one, and once no longer paused. */
function useChange(value: string, onChange: () => void, isPaused = false) {
  const changed = useEffectEvent(onChange)
  const last = useRef(value)
  useEffect(() => {
    if (isPaused || last.current === value) return
    last.current = value
    changed()
  }, [value, isPaused])
}

/** Where the camera will be at the end of its way, or where it is. */
const placeOf = (controls: CameraControlsImpl, isGoal: boolean) => ({
  position: controls.getPosition(new Vector3(), isGoal),
  target: controls.getTarget(new Vector3(), isGoal),
})

/** The camera's ways: to a shot, after the charger, back to where it was. */
function useCameraMoves({ controls, plan, route, stage, prefersReducedMotion, onPreset }: CameraShotsOptions) {
  const invalidate = useThree(state => state.invalidate)
  /** What the camera shows; null after the visitor has moved it. */
  const shot = useRef<Shot | null>('opening')
  const goalZoom = useRef(1)
  /** The charger's last move came after the visitor's own turn or zoom: the run stays in view. */
  const isFollowing = useRef(false)
  const isAnimated = !prefersReducedMotion

  const setShot = (next: Shot | null) => {
    shot.current = next
    onPreset(isPreset(next) ? next : null)
  }

  const moveTo = ({ position, target, zoom }: CameraPose, isAnimated: boolean) => {
    const { current } = controls
    if (!current) return
    current.maxPolarAngle = Math.acos(Math.min((MIN_HEIGHT_FT - target.y) / MAX_DISTANCE_FT, 0))
    void current.setLookAt(position.x, position.y, position.z, target.x, target.y, target.z, isAnimated)
    void current.zoomTo(zoom, isAnimated)
    goalZoom.current = zoom
    // The shorter way around.
    current.normalizeRotations()
    invalidate()
  }

  const show = (next: Shot | null, mayAnimate = true) => {
    setShot(next)
    if (next && stage.widthPx > 0) moveTo(shotPose(next, plan, route, stage), mayAnimate && isAnimated)
  }

  const keepInView = () => {
    const { current } = controls
    if (!current || stage.widthPx === 0) return
    const goal = { ...placeOf(current, true), zoom: goalZoom.current }
    const next = followPose(shot.current, goal, plan, route, stage)
    if (!next) return
    setShot(next.shot)
    moveTo(next.pose, isAnimated)
  }

  const save = (): SavedView | null => {
    const { current } = controls
    return current && { shot: shot.current, ...placeOf(current, true), zoom: current.camera.zoom }
  }

  const restore = (saved: SavedView) => {
    setShot(saved.shot)
    moveTo(saved, false)
  }

  const leaveShot = () => {
    setShot(null)
    isFollowing.current = false
  }
  return { shot, goalZoom, isFollowing, isAnimated, moveTo, show, keepInView, save, restore, leaveShot }
}

type CameraMoves = ReturnType<typeof useCameraMoves>

/** Keeps the view right while stage, plan and step change. */
function useFollowing(
  moves: CameraMoves,
  { plan, route, stage, step, walk, isDragging, savedView }: CameraShotsOptions,
) {
  const { shot, isFollowing, isAnimated, show, keepInView, save, restore, moveTo } = moves
  const camera = useThree(state => state.camera) as PerspectiveCamera
  const invalidate = useThree(state => state.invalidate)

  // The picture follows the free area at once, but not under a charger that is being dragged.
  useLayoutEffect(() => {
    if (isDragging) return
    const { widthPx, heightPx } = stage
    const { x, y } = lensShift(stage)
    camera.setViewOffset(widthPx, heightPx, x, y, widthPx, heightPx)
    invalidate()
  }, [camera, invalidate, isDragging, stage])

  const saveLast = useEffectEvent(() => {
    savedView.current = save()
  })
  useLayoutEffect(() => () => saveLast(), [])

  const showFirst = useEffectEvent(() => {
    if (savedView.current) restore(savedView.current)
    else show(shot.current, false)
    if (walk === 'before' && shot.current) moveTo(atDoor(shotPose(shot.current, plan, route, stage)), false)
  })
  useChange(walk, () => show(shot.current, walk === 'walking'))
  const settle = useEffectEvent(() => {
    show(shot.current)
    if (isFollowing.current) keepInView()
  })
  const shownStage = useRef<Stage>(null)
  useEffect(() => {
    if (isDragging || shownStage.current === stage) return
    const isFirst = shownStage.current === null
    shownStage.current = stage
    if (isFirst) return showFirst()
    const timer = setTimeout(() => settle(), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [isDragging, stage])

  // Not the charger's place: while it can be seen, the view stays.
  useChange(`${plan.trenchFt} ${plan.panelLocation} ${plan.mountWall}`, () => show(shot.current))

  const { x, y, z } = chargerPositionFt(plan)
  const follow = () => {
    isFollowing.current = true
    keepInView()
  }
  useChange(`${x} ${y} ${z}`, follow, isDragging)

  // The first choice of a charger goes closer.
  useChange(`${plan.brand} ${plan.chargerModel} ${plan.amps}`, () => {
    if (shot.current === 'opening' && isAnimated) show(stepShots.charger)
  })

  useChange(step, () => {
    isFollowing.current = false
    show(stepShots[step])
  })
}

export function useCameraShots(options: CameraShotsOptions) {
  const { controls, plan, route, stage } = options
  const moves = useCameraMoves(options)
  const { shot, goalZoom, isAnimated, moveTo, show, save, restore, leaveShot } = moves
  const invalidate = useThree(state => state.invalidate)
  const get = useThree(state => state.get)
  const beforeOrbit = useRef<SavedView>(null)
  useFollowing(moves, options)

  return {
    showPreset: (preset: ViewPreset) => show(preset),
    /** Positive moves nearer. */
    zoom: (steps: number) => {
      leaveShot()
      const { current } = controls
      if (current)
        void current.dollyTo(current.getSpherical(new Spherical(), true).radius / ZOOM_STEP ** steps, isAnimated)
      invalidate()
    },
    /** Around the target, like a horizontal drag. */
    rotate: (steps: number) => {
      leaveShot()
      void controls.current?.rotate(steps * ROTATE_STEP_RAD, 0, isAnimated)
      invalidate()
    },
    onControlStart: () => {
      beforeOrbit.current = save()
    },
    /** The visitor's own orbit ends the way to a shot. */
    onControl: () => {
      const { current } = controls
      if (!current || shot.current === null) return
      const { x, y, z } = current.getTarget(new Vector3(), false)
      void current.moveTo(x, y, z, false)
      void current.zoomTo(current.camera.zoom, false)
      goalZoom.current = current.camera.zoom
      leaveShot()
    },
    /**
     * Runs `capture` with a camera that has the charger in its picture: the one that is shown, or,
     * where the charger is out of it, the one that would follow it. The screen keeps what it shows.
     */
    withCharger: <T>(capture: () => T): T => {
      const { current } = controls
      if (!current) return capture()
      const shown = { ...placeOf(current, false), zoom: current.camera.zoom }
      if (showsCharger(plan, shown, stage)) return capture()
      const goal = { ...placeOf(current, true), zoom: goalZoom.current }
      const pose = showsCharger(plan, goal, stage) ? goal : followPose(null, shown, plan, route, stage)?.pose
      const { userData } = get().scene
      userData.isCaptured = true
      if (pose) moveTo(pose, false)
      try {
        return capture()
      } finally {
        moveTo(shown, false)
        get().advance(performance.now())
        userData.isCaptured = false
        moveTo(goal, isAnimated)
      }
    },
    /** The browser took the touch for scrolling: undo what it moved. */
    undoControl: () => {
      if (beforeOrbit.current) restore(beforeOrbit.current)
    },
  }
}
