'use client'
// The stage: the drawing at first, the 3D scene once it is ready, and the buttons over it.
import {
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import type { PlannerSceneLabels } from '@/content/planner-scene-labels'
import type { Plan } from '@/lib/planner'
import type { CarPort } from '@/lib/planner/cable'
import { drawingLayouts } from './drawing/layout'
import { DrawingView } from './drawing/drawing-view'
import type { LaterParts } from './panel/lazy-parts'
import type { PhotoHostProps, PhotoPlace } from './photo/photo-host'
import type { PlanImages } from './plan-image'
import { useSceneLoader } from './scene/use-scene-loader'
import { noInsets } from './stage/use-insets'
import type { Insets, PlannerStep } from './steps'
import { ViewNote, ViewSwitch, type ShownView } from './view-switch'
import type { Dispatch } from './use-planner'

/** The current plan, and the scene's images (null while the drawing is shown). */
export type CurrentView = () => { plan: Plan; scene: PlanImages | null }

interface PlanViewProps {
  plan: Plan
  labels: PlannerLabels
  /** Without these labels there is no 3D view. */
  sceneLabels?: PlannerSceneLabels | undefined
  dispatch: Dispatch
  describedBy: string
  isReady: boolean
  step: PlannerStep
  /** Draws the cable to this port of the car. */
  port: CarPort | null
  /** Null until measured. */
  insets: Insets | null
  stage: Ref<HTMLDivElement>
  bar: Ref<HTMLDivElement>
  /** Buttons at the left and at the right of the view switch, and notices below them. */
  tools: ReactNode
  share: ReactNode
  notices: ReactNode
  /** Null until they are loaded. */
  parts?: LaterParts | null
  /** Without it there is no photo view. */
  photo?: PlannerPhoto | undefined
  ref: Ref<CurrentView>
}

export type PlannerPhoto = Omit<PhotoHostProps, 'plan' | 'labels' | 'onPlace'>

const insetStyle = (insets: Insets | null) =>
  insets &&
  ({
    '--inset-top': `${insets.topPx}px`,
    '--inset-right': `${insets.rightPx}px`,
    '--inset-bottom': `${insets.bottomPx}px`,
  } as CSSProperties)

export function PlanView({
  ref,
  stage,
  bar,
  sceneLabels,
  step,
  port,
  insets,
  tools,
  share,
  notices,
  parts,
  photo,
  ...view
}: PlanViewProps) {
  const { plan, labels, dispatch, describedBy, isReady } = view
  const container = useRef<HTMLDivElement>(null)
  const sceneImages = useRef<PlanImages>(null)
  const [choice, setChoice] = useState<ShownView | null>(null)
  const { status, View, key, start, events } = useSceneLoader(isReady && sceneLabels !== undefined, container)
  const [photoPlace, setPhotoPlace] = useState<PhotoPlace>('closed')
  const isPhotoInStage = photoPlace === 'stage'
  const isSceneShown = status === 'ready' && choice !== 'drawing' && !isPhotoInStage
  const shown: ShownView = photoPlace !== 'closed' ? 'photo' : isSceneShown ? 'scene' : 'drawing'

  useImperativeHandle(ref, () => () => ({ plan, scene: isSceneShown ? sceneImages.current : null }), [
    plan,
    isSceneShown,
  ])
  useImperativeHandle(stage, () => container.current as HTMLDivElement, [])

  const chooseView = (next: ShownView) => {
    if (next === 'photo') return void (location.hash = 'photo')
    parts?.closePhotoView()
    setChoice(next)
    // The drawing is readable in a tall space only.
    if (next === 'drawing') photo?.onSheet('peek')
    if (next === 'scene' && (status === 'waiting' || status === 'failed')) start()
  }

  /** A visitor who uses the drawing keeps it. Scrolling past it does not count. */
  const keepDrawing = ({ type, target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest(type === 'click' ? '[data-wall]' : '[data-charger]'))
      setChoice('drawing')
  }
  const switchProps = sceneLabels && { words: sceneLabels, status, shown, onChoose: chooseView }

  return (
    <div ref={container} data-view={shown} className="planner-stage" style={insetStyle(insets) ?? undefined}>
      {isSceneShown || isPhotoInStage ? null : (
        // The scene does not replace a drawing that is in use.
        <div
          onPointerDown={keepDrawing}
          onFocus={keepDrawing}
          onKeyDown={keepDrawing}
          onClick={keepDrawing}
          className="planner-drawing"
        >
          {drawingLayouts.map(layout => (
            <DrawingView key={layout} layout={layout} {...{ plan, labels, dispatch, describedBy, isReady }} />
          ))}
        </div>
      )}
      {View && sceneLabels ? (
        <View
          key={key}
          ref={sceneImages}
          words={sceneLabels}
          isVisible={isSceneShown}
          isActive={status === 'loading' || isSceneShown}
          {...{ plan, labels, dispatch, describedBy, events, step, port }}
          insets={insets ?? noInsets}
          onReady={events.onReady}
        />
      ) : null}
      <div ref={bar} className="planner-bar needs-script">
        {isPhotoInStage ? <span /> : tools}
        <div className="planner-views">
          {switchProps ? <ViewSwitch {...switchProps} isReady={isReady} photo={photo?.words.view} /> : null}
          {share}
        </div>
        <div className="planner-notes">
          {switchProps && !isPhotoInStage ? <ViewNote {...switchProps} /> : null}
          {notices}
        </div>
      </div>
      {parts && photo ? <parts.PhotoHost {...photo} {...{ plan, labels }} onPlace={setPhotoPlace} /> : null}
    </div>
  )
}
