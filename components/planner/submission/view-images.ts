// The images of the current view: the scene's, with the drawing's as fallback.
import type { PlannerLabels } from '@/content/words/planner'
import { drawingImages } from '@/components/planner/drawing/drawing-image'
import type { CurrentView, PlanImages } from '@/components/planner/plan-image'

export interface CurrentPlan extends CurrentView {
  readonly labels: PlannerLabels
}

export function viewImages({ plan, labels, scene }: CurrentPlan): PlanImages {
  const drawing = drawingImages(plan, labels)
  if (!scene) return drawing
  return {
    toJpeg: () => scene.toJpeg().catch(() => drawing.toJpeg()),
    toPng: () => scene.toPng().catch(() => drawing.toPng()),
  }
}
