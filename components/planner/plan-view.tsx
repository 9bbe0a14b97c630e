'use client'
// Shows the plan: the drawing at first, the 3D scene once it is ready.
import { useImperativeHandle, useRef, useState, type Ref, type SyntheticEvent } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import type { PlannerSceneLabels } from '@/content/planner-scene-labels'
import type { Plan } from '@/lib/planner'
import { drawingLayouts, type DrawingLayout, sheetOf } from './drawing/layout'
import { DrawingView } from './drawing/drawing-view'
import type { PlanImages } from './plan-image'
import { useSceneLoader } from './scene/use-scene-loader'
import { ViewSwitch, type ShownView } from './view-switch'
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
  ref: Ref<CurrentView>
}

// Both layouts are in the page; the width of this container selects one.
const layoutClasses: Readonly<Record<DrawingLayout, string>> = {
  sheet: '@max-[40rem]:hidden',
  stacked: '@min-[40rem]:hidden mx-auto max-w-[30rem]',
}
const drawingClass = 'px-4 pb-4 pt-16 sm:px-6 xl:absolute xl:inset-0'
const classOf = (layout: DrawingLayout) => `block h-auto w-full select-none xl:h-full ${layoutClasses[layout]}`

/** Keeps the drawing's height while the scene is shown, so that the page does not shift. */
function Spacer({ trenchFt }: { trenchFt: number }) {
  return (
    <div className={`${drawingClass} invisible`}>
      {drawingLayouts.map(layout => {
        const { width, height } = sheetOf(layout, trenchFt)
        return <svg key={layout} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={classOf(layout)} />
      })}
    </div>
  )
}

export function PlanView({ ref, sceneLabels, ...view }: PlanViewProps) {
  const { plan, labels, dispatch, describedBy, isReady } = view
  const container = useRef<HTMLDivElement>(null)
  const sceneImages = useRef<PlanImages>(null)
  const [choice, setChoice] = useState<ShownView | null>(null)
  const { status, View, key, start, events } = useSceneLoader(isReady && sceneLabels !== undefined, container)
  const isSceneShown = status === 'ready' && choice !== 'drawing'

  useImperativeHandle(ref, () => () => ({ plan, scene: isSceneShown ? sceneImages.current : null }), [
    plan,
    isSceneShown,
  ])

  const chooseView = (next: ShownView) => {
    setChoice(next)
    if (next === 'scene' && (status === 'waiting' || status === 'failed')) start()
  }

  /** A visitor who uses the drawing keeps it. Scrolling past it does not count. */
  const keepDrawing = ({ type, target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest(type === 'click' ? '[data-wall]' : '[data-charger]'))
      setChoice('drawing')
  }

  return (
    <div
      ref={container}
      data-view={isSceneShown ? 'scene' : 'drawing'}
      className="flex flex-col bg-paper data-[view=scene]:bg-sunken xl:min-h-0 xl:flex-1"
    >
      <div className="@container relative grid grid-cols-1 min-h-[max(26rem,calc(100svh-var(--header-height)-var(--text-bar-height)-5rem))] items-center xl:min-h-0 xl:flex-1">
        {isSceneShown ? (
          <Spacer trenchFt={plan.trenchFt} />
        ) : (
          // The scene does not replace a drawing that is in use.
          <div
            onPointerDown={keepDrawing}
            onFocus={keepDrawing}
            onKeyDown={keepDrawing}
            onClick={keepDrawing}
            className={drawingClass}
          >
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
        {View && sceneLabels ? (
          <View
            key={key}
            ref={sceneImages}
            words={sceneLabels}
            isVisible={isSceneShown}
            isActive={status === 'loading' || isSceneShown}
            {...{ plan, labels, dispatch, describedBy, events }}
            onReady={events.onReady}
          />
        ) : null}
        {sceneLabels ? (
          <ViewSwitch
            words={sceneLabels}
            status={status}
            shown={isSceneShown ? 'scene' : 'drawing'}
            isReady={isReady}
            onChoose={chooseView}
          />
        ) : null}
      </div>
    </div>
  )
}
