'use client'
// Measures what inspector, sheet and buttons cover of the stage.
import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import type { Sheet } from '@/components/planner/inspector/use-sheet'

/**
 * How much of the stage the inspector, the sheet and the buttons cover at each side, in CSS pixels.
 */
export interface Insets {
  readonly topPx: number
  readonly rightPx: number
  readonly bottomPx: number
  readonly leftPx: number
}

export const noInsets: Insets = { topPx: 0, rightPx: 0, bottomPx: 0, leftPx: 0 }

const isSame = (a: Insets, b: Insets) => (Object.keys(a) as (keyof Insets)[]).every(side => a[side] === b[side])

/**
 * The inspector covers the right side, or as a sheet the bottom; below the stage it covers nothing.
 */
function measure(stage: HTMLElement, inspector: HTMLElement, bar: HTMLElement): Insets {
  const whole = stage.getBoundingClientRect()
  const covering = inspector.getBoundingClientRect()
  const topPx = Math.max(0, Math.round(bar.getBoundingClientRect().bottom - whole.top))
  if (covering.top >= whole.bottom || getComputedStyle(inspector).position === 'static') return { ...noInsets, topPx }
  const isSheet = covering.width > whole.width * 0.9
  return {
    topPx,
    leftPx: 0,
    rightPx: isSheet ? 0 : Math.round(whole.right - covering.left),
    bottomPx: isSheet ? Math.round(whole.bottom - covering.top) : 0,
  }
}

/**
 * The largest sheet counts as the one before it: the little that it leaves free would make a poor
 * picture of the plan.
 */
export function useInsets({ size, shrink }: Sheet) {
  const stage = useRef<HTMLDivElement>(null)
  const inspector = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [insets, setInsets] = useState<Insets | null>(null)
  useLayoutEffect(() => {
    if (!stage.current || !inspector.current || !bar.current) return
    const [stageBox, inspectorBox, barBox] = [stage.current, inspector.current, bar.current]
    const update = () =>
      setInsets(before => {
        const next = measure(stageBox, inspectorBox, barBox)
        const isSheet = before !== null && before.bottomPx > 0 && next.bottomPx > before.bottomPx
        if (isSheet && (size === 'full' || inspectorBox.closest('[data-resizing]'))) return before
        return before && isSame(before, next) ? before : next
      })
    const observer = new ResizeObserver(update)
    for (const element of [stageBox, inspectorBox, barBox]) observer.observe(element)
    return () => observer.disconnect()
  }, [size])

  /** The sheet must not cover what has the focus. */
  const uncover = ({ target }: FocusEvent) => {
    if (!inspector.current || !stage.current?.contains(target)) return
    const [covering, focused] = [inspector.current.getBoundingClientRect(), target.getBoundingClientRect()]
    if (covering.width > 0 && focused.right > covering.left) shrink(focused.bottom - covering.top)
  }
  return { insets, stage, inspector, bar, uncover }
}
