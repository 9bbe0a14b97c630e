'use client'
// The sheet that holds the inspector on small screens: three heights, chosen by dragging or
// pressing its grip.
import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

const sheetSizes = ['peek', 'half', 'full'] as const
export type SheetSize = (typeof sheetSizes)[number]

/** A shorter movement of the pointer is a press. */
const PRESS_PX = 6

/** `layout` carries the size as data-sheet; `body` is the part whose height changes. */
export function useSheet(layout: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<SheetSize>('half')
  const drag = useRef<{ readonly startY: number; readonly startPx: number; hasMoved: boolean } | null>(null)

  const step = (by: 1 | -1) => setSize(now => sheetSizes[sheetSizes.indexOf(now) + by] ?? now)
  /** One size up, and from the largest back to the smallest. */
  const cycle = () => setSize(now => sheetSizes[sheetSizes.indexOf(now) + 1] ?? 'peek')

  const finish = (commit: boolean) => {
    const live = drag.current
    drag.current = null
    if (!live || !layout.current || !body.current) return
    const { clientHeight } = body.current
    delete layout.current.dataset.resizing
    body.current.style.height = ''
    if (!live.hasMoved) return commit ? cycle() : undefined
    if (!commit) return
    const heights = sheetSizes.map(one => heightOf(one, layout.current, body.current))
    const nearest = heights.reduce(
      (best, height, i) => (Math.abs(height - clientHeight) < Math.abs((heights[best] ?? 0) - clientHeight) ? i : best),
      0,
    )
    setSize(sheetSizes[nearest] ?? 'half')
  }

  return {
    size,
    setSize,
    /**
     * Makes way for what the sheet covers by that much. Negative: it covers nothing yet, but may be
     * growing.
     */
    shrink: (coveredPx: number) => {
      const nowPx = body.current?.clientHeight ?? 0
      const isFree = (one: SheetSize) => nowPx - heightOf(one, layout.current, body.current) >= coveredPx
      const sizes = sheetSizes.slice(0, sheetSizes.indexOf(size) + 1).toReversed()
      setSize(sizes.find(isFree) ?? 'peek')
    },
    grip: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!event.isPrimary || event.button !== 0 || !body.current) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { startY: event.clientY, startPx: body.current.clientHeight, hasMoved: false }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const live = drag.current
        if (!live || !layout.current || !body.current) return
        const up = live.startY - event.clientY
        if (!live.hasMoved && Math.abs(up) < PRESS_PX) return
        live.hasMoved = true
        layout.current.dataset.resizing = ''
        body.current.style.height = `${Math.max(0, live.startPx + up)}px`
      },
      onPointerUp: () => finish(true),
      onPointerCancel: () => finish(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        step(event.key === 'ArrowUp' ? 1 : -1)
      },
      // A press by mouse or touch was handled when the pointer was released; a click without one
      // comes from a keyboard.
      onClick: ({ detail }: { readonly detail: number }) => {
        if (detail === 0) cycle()
      },
    },
  }
}

export type Sheet = ReturnType<typeof useSheet>

/** The body's height at a size, read from the style sheet. */
function heightOf(size: SheetSize, layout: HTMLElement | null, body: HTMLElement | null): number {
  if (!layout || !body) return 0
  const { sheet } = layout.dataset
  layout.dataset.sheet = size
  layout.dataset.resizing = ''
  const height = body.clientHeight
  layout.dataset.sheet = sheet
  delete layout.dataset.resizing
  return height
}
