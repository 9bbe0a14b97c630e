'use client'
// Taps on the canvas place the charger. The wheel scrolls the page unless Ctrl or Cmd is held.
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import type { ClientPoint } from '../use-charger-drag'

/** A tap moves less than this. */
const TAP_PX = 6

export function useCanvasTaps(host: RefObject<HTMLElement | null>, onTap: (point: ClientPoint) => void) {
  const press = useRef<{ readonly pointerId: number; readonly x: number; readonly y: number } | null>(null)

  // In the capture phase, before OrbitControls sees the event.
  useEffect(() => {
    const element = host.current
    const passOn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) event.stopImmediatePropagation()
    }
    element?.addEventListener('wheel', passOn, { capture: true, passive: true })
    return () => element?.removeEventListener('wheel', passOn, { capture: true })
  }, [host])

  return {
    onPointerDown: ({ isPrimary, button, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      press.current = isPrimary && button === 0 ? { pointerId, x, y } : null
    },
    onPointerUp: (event: PointerEvent) => {
      const start = press.current
      press.current = null
      if (start?.pointerId !== event.pointerId) return
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) <= TAP_PX) onTap(event)
    },
    onPointerCancel: () => {
      press.current = null
    },
  }
}
