// The code that takes a plan out of the page, fetched when somebody begins to plan: looking at one needs none of it.
import type { PlannerLabels } from '@/content/planner-labels'
import { late } from '@/components/ui/late'
import type { Plan } from '@/lib/planner'
import type { PlanImages } from './plan-image'

/** As long as a lead itself is waited for. */
const PATIENCE_MS = 15_000

export const outgoing = late(() => import('./outgoing'), PATIENCE_MS)

/** Fetches it ahead of its use. */
export const prepareOutgoing = () => void outgoing.get()

/** The pictures of the drawing of a plan. */
export function drawingImages(plan: Plan, labels: PlannerLabels): PlanImages {
  const images = async () => {
    const code = await outgoing.get()
    if (!code) throw new Error('the code that makes pictures could not be fetched')
    return code.drawingImages(plan, labels)
  }
  return { toJpeg: async () => (await images()).toJpeg(), toPng: async () => (await images()).toPng() }
}
