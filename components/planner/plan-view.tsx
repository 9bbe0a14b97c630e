'use client'
// What shows the plan. Today the drawing, in the arrangement that fits its width; a 3D scene can stand here and hand out its own pictures.
import { useImperativeHandle, type Ref } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import type { Plan } from '@/lib/planner'
import { drawingLayouts, type DrawingLayout } from './drawing-layout'
import { DrawingView } from './drawing-view'
import { drawingImages } from './export-image'
import type { PlanImages } from './plan-image'
import type { Dispatch } from './use-planner'

interface PlanViewProps {
  plan: Plan
  labels: PlannerLabels
  dispatch: Dispatch
  describedBy: string
  isReady: boolean
  /** Filled with the pictures of the view that is shown. */
  ref: Ref<PlanImages>
  imagesOf?: (plan: Plan, labels: PlannerLabels) => PlanImages
}

// By the width of the view, not of the window: both are in the page, one is shown.
const shown: Readonly<Record<DrawingLayout, string>> = {
  sheet: '@max-[40rem]:hidden max-h-[max(29rem,calc(100dvh-var(--header-height)-var(--text-bar-height)-11rem))]',
  stacked: '@min-[40rem]:hidden mx-auto max-w-[30rem]',
}

export function PlanView({ ref, imagesOf = drawingImages, ...view }: PlanViewProps) {
  const { plan, labels } = view
  useImperativeHandle(ref, () => imagesOf(plan, labels), [imagesOf, plan, labels])
  return (
    <div className="@container">
      {drawingLayouts.map(layout => <DrawingView key={layout} layout={layout} className={`block h-auto w-full select-none ${shown[layout]}`} {...view} />)}
    </div>
  )
}

