'use client'
// The finished wall in the place of the photo: alone, or with a slider between before and after.
import { useLayoutEffect, useRef } from 'react'
import { BeforeAfter } from '@/components/media/before-after'
import type { PlannerPhotoLabels } from '@/content/words/photo'

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

interface FinishedSliderProps {
  canvas: HTMLCanvasElement
  photoUrl: string
  alt: string
  words: PlannerPhotoLabels['finished']
}

export function FinishedSlider({ canvas, photoUrl, alt, words }: FinishedSliderProps) {
  return (
    <BeforeAfter
      before={<img src={photoUrl} alt={words.alt} draggable={false} className="block size-full" />}
      after={<FinishedCanvas canvas={canvas} alt={alt} />}
      start={100}
      labels={words.slider}
    />
  )
}
