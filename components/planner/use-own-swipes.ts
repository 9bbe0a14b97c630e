'use client'
// After a quick swipe Chromium flings even where touch-action lets nothing scroll, and takes a tap
// within the next second for the end of the fling: the button under the finger gets no click. And
// some engines ignore touch-action.
import { useEffect, type RefObject } from 'react'

const ownFromStart = { all: true, sideways: undefined, none: false } as const

/** Which swipes that begin on `host` the browser does nothing of its own with. */
export function useOwnSwipes(
  host: RefObject<HTMLElement | SVGElement | null>,
  which: keyof typeof ownFromStart = 'all',
) {
  useEffect(() => {
    const element: GlobalEventHandlers | null = host.current
    let start: Touch | undefined
    let isOwn: boolean | undefined
    const begin = ({ touches }: TouchEvent) => {
      start = touches[0]
      isOwn = ownFromStart[which]
    }
    const move = (event: TouchEvent) => {
      const [now] = event.touches
      if (!start || !now) return
      // The first move decides, as it does for touch-action.
      isOwn ??= Math.abs(now.clientX - start.clientX) > Math.abs(now.clientY - start.clientY)
      if (isOwn && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchstart', begin, { passive: true })
    // React's touch listeners are passive.
    element?.addEventListener('touchmove', move, { passive: false })
    return () => {
      element?.removeEventListener('touchstart', begin)
      element?.removeEventListener('touchmove', move)
    }
  }, [host, which])
}
