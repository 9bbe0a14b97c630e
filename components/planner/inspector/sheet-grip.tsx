import { fill } from '@/lib/template'
import type { Sheet } from './use-sheet'
import { usePlanner } from '@/components/planner/planner-context'

/** Drag it, press it, or use the arrow keys to change the sheet's height. */
export function SheetGrip({ sheet }: { sheet: Sheet }) {
  const { isReady, labels } = usePlanner()
  const { grip, gripSizes } = labels.inspector
  return (
    <button
      type="button"
      disabled={!isReady}
      aria-label={fill(grip, { size: gripSizes[sheet.size] })}
      className="planner-grip needs-script"
      {...sheet.grip}
    />
  )
}
