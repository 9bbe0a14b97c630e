// The images of the current view: the scene's, with the drawing's as fallback.
import type { PlannerWords } from '@/content/words/planner'
import { drawingImages } from '@/components/planner/drawing/drawing-image'
import type { CurrentView, PlanImages } from '@/components/planner/plan-image'

export interface CurrentPlan extends CurrentView {
  readonly words: PlannerWords
}

export function viewImages({ plan, words, scene }: CurrentPlan): PlanImages {
  const drawing = drawingImages(plan, words)
  if (!scene) return drawing
  return {
    toJpeg: () => scene.toJpeg().catch(() => drawing.toJpeg()),
    toPng: () => scene.toPng().catch(() => drawing.toPng()),
  }
}
