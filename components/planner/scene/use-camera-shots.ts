// Moves the camera to shots and back, and keeps the orbit's rules. The controls are drei's
// CameraControls (camera-controls).
import { useThree } from '@react-three/fiber'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { type PerspectiveCamera, Spherical, Vector3 } from 'three'
import { CameraControlsImpl } from '@react-three/drei/core/CameraControls'
import { chargerPositionFt, type Plan, type Route } from '@/lib/planner'
import type { PlannerStep } from '@/components/planner/steps'
import { followPose, isPreset, type Shot, shotPose, showsCharger, stepShots, type ViewPreset } from './camera-presets'
import { type CameraPose, lensShift, MAX_DISTANCE_FT, type Stage } from './fit-view'

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

export interface CameraShotsOptions {
  controls: RefObject<CameraControlsImpl | null>
  plan: Plan
  route: Route
  stage: Stage
  step: PlannerStep
  isDragging: boolean
  prefersReducedMotion: boolean
  savedView: RefObject<SavedView | null>
  /** Null: no preset is shown. */
  onPreset: (preset: ViewPreset | null) => void
}

export function useCameraShots({
  controls,
  plan,
  route,
  stage,
  step,
  isDragging,
  prefersReducedMotion,
  savedView,
  onPreset,
}: CameraShotsOptions) {
  const camera = useThree(state => state.camera) as PerspectiveCamera
  const invalidate = useThree(state => state.invalidate)
  const get = useThree(state => state.get)
  /** What the camera shows; null after the visitor has moved it. */
  const shot = useRef<Shot | null>('opening')
  /** Where the camera is going, or is. */
  const goalZoom = useRef(1)
  /** The charger's last move came after the visitor's own turn or zoom: the run stays in view. */
  const isFollowing = useRef(false)
  const latest = useRef({ plan, route, stage })
  useLayoutEffect(() => {
    latest.current = { plan, route, stage }
  }, [plan, route, stage])

  const moveTo = useCallback(
    ({ position, target, zoom }: CameraPose, isAnimated: boolean) => {
      const { current } = controls
      if (!current) return
      current.maxPolarAngle = Math.acos(Math.min((MIN_HEIGHT_FT - target.y) / MAX_DISTANCE_FT, 0))
      void current.setLookAt(position.x, position.y, position.z, target.x, target.y, target.z, isAnimated)
      void current.zoomTo(zoom, isAnimated)
      goalZoom.current = zoom
      // The shorter way around.
      current.normalizeRotations()
      invalidate()
    },
    [controls, invalidate],
  )

  const show = useCallback(
    (next: Shot | null, isAnimated: boolean) => {
      shot.current = next
      onPreset(isPreset(next) ? next : null)
      const { plan, route, stage } = latest.current
      if (next && stage.widthPx > 0) moveTo(shotPose(next, plan, route, stage), isAnimated && !prefersReducedMotion)
    },
    [moveTo, onPreset, prefersReducedMotion],
  )

  const keepInView = useCallback(() => {
    const { current } = controls
    const { plan, route, stage } = latest.current
    if (!current || stage.widthPx === 0) return
    const goal = {
      position: current.getPosition(new Vector3()),
      target: current.getTarget(new Vector3()),
      zoom: goalZoom.current,
    }
    const next = followPose(shot.current, goal, plan, route, stage)
    if (!next) return
    shot.current = next.shot
    onPreset(isPreset(next.shot) ? next.shot : null)
    moveTo(next.pose, !prefersReducedMotion)
  }, [controls, moveTo, onPreset, prefersReducedMotion])

  // The picture follows the free area at once, but not under a charger that is being dragged.
  useLayoutEffect(() => {
    if (isDragging) return
    const { widthPx, heightPx } = stage
    const { x, y } = lensShift(stage)
    camera.setViewOffset(widthPx, heightPx, x, y, widthPx, heightPx)
    invalidate()
  }, [camera, invalidate, isDragging, stage])

  const save = useCallback((): SavedView | null => {
    const { current } = controls
    if (!current) return null
    const { zoom } = current.camera
    return {
      shot: shot.current,
      position: current.getPosition(new Vector3()),
      target: current.getTarget(new Vector3()),
      zoom,
    }
  }, [controls])
  const restore = useCallback(
    (saved: SavedView) => {
      shot.current = saved.shot
      onPreset(isPreset(saved.shot) ? saved.shot : null)
      moveTo(saved, false)
    },
    [moveTo, onPreset],
  )
  useLayoutEffect(
    () => () => {
      savedView.current = save()
    },
    [save, savedView],
  )

  const shownStage = useRef<Stage>(null)
  useEffect(() => {
    if (isDragging || shownStage.current === stage) return
    const isFirst = shownStage.current === null
    shownStage.current = stage
    if (isFirst) {
      if (savedView.current) restore(savedView.current)
      else show(shot.current, false)
      return
    }
    const timer = setTimeout(() => {
      show(shot.current, true)
      if (isFollowing.current) keepInView()
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [isDragging, keepInView, restore, savedView, show, stage])

  // Not the charger's place: while it can be seen, the view stays.
  const { trenchFt, panelLocation, mountWall } = plan
  const subject = `${trenchFt} ${panelLocation} ${mountWall}`
  const shownSubject = useRef(subject)
  useEffect(() => {
    if (shownSubject.current === subject) return
    shownSubject.current = subject
    show(shot.current, true)
  }, [show, subject])

  const { x, y, z } = chargerPositionFt(plan)
  const place = `${x} ${y} ${z}`
  const shownPlace = useRef(place)
  useEffect(() => {
    if (isDragging || shownPlace.current === place) return
    shownPlace.current = place
    isFollowing.current = true
    keepInView()
  }, [isDragging, keepInView, place])

  // The first choice of a charger goes closer.
  const { brand, chargerModel, amps } = plan
  const choice = `${brand} ${chargerModel} ${amps}`
  const shownChoice = useRef(choice)
  useEffect(() => {
    if (shownChoice.current === choice) return
    shownChoice.current = choice
    if (shot.current === 'opening' && !prefersReducedMotion) show(stepShots.charger, true)
  }, [choice, prefersReducedMotion, show])

  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    isFollowing.current = false
    show(stepShots[step], true)
  }, [show, step])

  return useMemo(() => {
    let saved: SavedView | null = null
    const leaveShot = () => {
      shot.current = null
      isFollowing.current = false
      onPreset(null)
    }
    const isAnimated = !prefersReducedMotion
    return {
      showPreset: (preset: ViewPreset) => show(preset, true),
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
        saved = save()
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
       * Runs `capture` with a camera that has the charger in its picture: the one that is shown,
       * or, where the charger is out of it, the one that would follow it. The screen keeps what it
       * shows.
       */
      withCharger: <T>(capture: () => T): T => {
        const { current } = controls
        const { plan, route, stage } = latest.current
        if (!current) return capture()
        const shown = {
          position: current.getPosition(new Vector3(), false),
          target: current.getTarget(new Vector3(), false),
          zoom: current.camera.zoom,
        }
        if (showsCharger(plan, shown, stage)) return capture()
        const own = save()
        const goal = own && { ...own, zoom: goalZoom.current }
        const pose = goal && showsCharger(plan, goal, stage) ? goal : followPose(null, shown, plan, route, stage)?.pose
        const { userData } = get().scene
        userData.isCaptured = true
        if (pose) moveTo(pose, false)
        try {
          return capture()
        } finally {
          moveTo(shown, false)
          get().advance(performance.now())
          userData.isCaptured = false
          if (goal) moveTo(goal, isAnimated)
        }
      },
      /** The browser took the touch for scrolling: undo what it moved. */
      undoControl: () => {
        if (saved) restore(saved)
      },
    }
  }, [controls, get, invalidate, moveTo, onPreset, prefersReducedMotion, restore, save, show])
}
