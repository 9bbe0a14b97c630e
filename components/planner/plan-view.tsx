'use client'
// What shows the plan: the drawing, which is always there, or the 3D scene once it is. The scene hands out pictures of itself.
import { useImperativeHandle, useRef, useState, type Ref, type SyntheticEvent } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import type { PlannerSceneLabels } from '@/content/planner-scene-labels'
import type { Plan } from '@/lib/planner'
import { drawingLayouts, type DrawingLayout, sheetOf } from './drawing-layout'
import { DrawingView } from './drawing-view'
import type { PlanImages } from './plan-image'
import type { KeptView } from './scene/orbit'
import { useScene } from './scene/use-scene'
import { ViewBar, type ShownView } from './scene/view-bar'
import type { Dispatch } from './use-planner'

/** The plan as it is shown just now, and the pictures of the 3D view: null while the drawing is shown. */
export type ShownNow = () => { plan: Plan; scene: PlanImages | null }

interface PlanViewProps {
  plan: Plan
  labels: PlannerLabels
  /** Without its words there is no 3D view. */
  sceneLabels?: PlannerSceneLabels | undefined
  dispatch: Dispatch
  describedBy: string
  isReady: boolean
  ref: Ref<ShownNow>
}

// By the width of the view, not of the window: both are in the page, one is shown.
const shown: Readonly<Record<DrawingLayout, string>> = {
  sheet: '@max-[40rem]:hidden',
  stacked: '@min-[40rem]:hidden mx-auto max-w-[30rem]',
}
const drawingBox = 'px-4 pb-4 pt-16 sm:px-6 xl:absolute xl:inset-0'
const classOf = (layout: DrawingLayout) => `block h-auto w-full select-none xl:h-full ${shown[layout]}`

/** As high as the drawing: what stands below stays where it is when the scene takes over. */
function Spacer({ trenchFt }: { trenchFt: number }) {
  return (
    <div className={`${drawingBox} invisible`}>
      {drawingLayouts.map(layout => {
        const { width, height } = sheetOf(layout, trenchFt)
        return <svg key={layout} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={classOf(layout)} />
      })}
    </div>
  )
}

export function PlanView({ ref, sceneLabels, ...view }: PlanViewProps) {
  const { plan, labels, dispatch, describedBy, isReady } = view
  const frame = useRef<HTMLDivElement>(null)
  const sceneImages = useRef<PlanImages>(null)
  const kept = useRef<KeptView | null>(null)
  const [choice, setChoice] = useState<ShownView | null>(null)
  const { status, Stage, run, start, events } = useScene(isReady && sceneLabels !== undefined, frame)
  const isScene = status === 'ready' && choice !== 'drawing'

  useImperativeHandle(ref, () => () => ({ plan, scene: isScene ? sceneImages.current : null }), [plan, isScene])

  const choose = (next: ShownView) => {
    setChoice(next)
    if (next === 'scene' && (status === 'waiting' || status === 'failed')) start()
  }

  /** Whoever works on the drawing keeps it. A swipe that scrolls past it does not count. */
  const stay = ({ type, target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest(type === 'click' ? '[data-wall]' : '[data-charger]'))
      setChoice('drawing')
  }

  return (
    <div
      ref={frame}
      data-view={isScene ? 'scene' : 'drawing'}
      className="flex flex-col bg-paper data-[view=scene]:bg-sunken xl:min-h-0 xl:flex-1"
    >
      <div className="@container relative grid min-h-[max(26rem,calc(100svh-var(--header-height)-var(--text-bar-height)-5rem))] items-center xl:min-h-0 xl:flex-1">
        {isScene ? (
          <Spacer trenchFt={plan.trenchFt} />
        ) : (
          // Nobody's drawing is taken from under their hands.
          <div onPointerDown={stay} onFocus={stay} onKeyDown={stay} onClick={stay} className={drawingBox}>
            {drawingLayouts.map(layout => (
              <DrawingView
                key={layout}
                layout={layout}
                className={classOf(layout)}
                {...{ plan, labels, dispatch, describedBy, isReady }}
              />
            ))}
          </div>
        )}
        {Stage && sceneLabels ? (
          <Stage
            key={run}
            ref={sceneImages}
            words={sceneLabels}
            isVisible={isScene}
            isShown={status === 'loading' || isScene}
            {...{ plan, labels, dispatch, describedBy, kept, events }}
            onReady={events.onReady}
          />
        ) : null}
        {sceneLabels ? (
          <ViewBar
            words={sceneLabels}
            status={status}
            shown={isScene ? 'scene' : 'drawing'}
            isReady={isReady}
            onChoose={choose}
          />
        ) : null}
      </div>
    </div>
  )
}
