import { useRef } from 'react'
import { fill } from '@/lib/template'
import type { Sheet } from './use-sheet'
import { usePlanner } from '@/components/planner/planner-context'
import { useOwnSwipes } from '@/components/planner/use-own-swipes'

/** Drag it, press it, or use the arrow keys to change the sheet's height. */
export function SheetGrip({ sheet }: { sheet: Sheet }) {
  const { isReady, labels } = usePlanner()
  const { grip, gripSizes } = labels.inspector
  const button = useRef<HTMLButtonElement>(null)
  useOwnSwipes(button)
  return (
    <button
      ref={button}
      type="button"
      disabled={!isReady}
      aria-label={fill(grip, { size: gripSizes[sheet.size] })}
      className="planner-grip needs-script"
      {...sheet.grip}
    />
  )
}
