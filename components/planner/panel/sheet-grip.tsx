import type { PlannerLabels } from '@/content/planner-labels'
import { fill } from '../plan-text'
import type { Sheet } from './use-sheet'

/** Drag it, press it, or use the arrow keys to change the sheet's height. */
export function SheetGrip({
  isReady,
  sheet,
  words,
}: {
  isReady: boolean
  sheet: Sheet
  words: PlannerLabels['panel']
}) {
  return (
    <button
      type="button"
      disabled={!isReady}
      aria-label={fill(words.grip, { size: words.gripSizes[sheet.size] })}
      className="planner-grip needs-script"
      {...sheet.grip}
    />
  )
}
