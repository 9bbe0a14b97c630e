'use client'
// The finished wall in the place of the photo.
import { useLayoutEffect, useRef } from 'react'

/** Holds the one canvas that is drawn on: it moves to where it is shown. */
export function FinishedCanvas({ canvas, alt }: { canvas: HTMLCanvasElement; alt?: string }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = host.current
    element?.append(canvas)
    return () => {
      if (canvas.parentElement === element) canvas.remove()
    }
  }, [canvas])
  const name = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const)
  return <div ref={host} className="photo-finished" {...name} />
}
