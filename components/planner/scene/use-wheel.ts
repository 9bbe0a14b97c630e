'use client'
// The wheel scrolls the page unless Ctrl or Cmd is held.
import { useEffect, type RefObject } from 'react'

export function useWheel(host: RefObject<HTMLElement | null>) {
  // In the capture phase, before OrbitControls sees the event.
  useEffect(() => {
    const element = host.current
    const passOn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) event.stopImmediatePropagation()
    }
    element?.addEventListener('wheel', passOn, { capture: true, passive: true })
    return () => element?.removeEventListener('wheel', passOn, { capture: true })
  }, [host])
}
