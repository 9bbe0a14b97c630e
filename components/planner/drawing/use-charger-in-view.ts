'use client'
// On a phone the drawing is taller than its place on the stage, and scrolls in it.
import { useEffect, type RefObject } from 'react'
import type { Plan } from '@/lib/planner'

/**
 * Scrolls the drawing to a charger that has gone where it can't be seen. Not during a drag: the
 * wall would move away under the finger.
 */
export function useChargerInView(
  svg: RefObject<Element | null>,
  handle: RefObject<Element | null>,
  charger: Plan['charger'],
  isDragging: boolean,
): void {
  useEffect(() => {
    // What scrolls holds the drawing.
    const frame = svg.current?.parentElement
    if (isDragging || !handle.current || !frame) return
    const [view, shown] = [frame.getBoundingClientRect(), handle.current.getBoundingClientRect()]
    const isAbove = shown.y < view.y
    const isBelow = shown.y + shown.height > view.y + view.height
    // The layout that is not shown has no size.
    if (shown.height === 0 || (!isAbove && !isBelow)) return
    frame.scrollTop += shown.y + shown.height / 2 - (view.y + view.height / 2)
  }, [svg, handle, charger, isDragging])
}
