'use client'
// The charger in the finished picture, enlarged: in a corner of it, and over all of it at a press.
import { useLayoutEffect, useRef, useState } from 'react'
import type { PhotoPoint } from '@/lib/photo/types'
import { partAround } from './part-around'

/** Share of the picture's width that it shows. */
const SHARE = 0.28

interface CloseUpProps {
  canvas: HTMLCanvasElement
  at: PhotoPoint
  label: string
}

export function CloseUp({ canvas, at, label }: CloseUpProps) {
  const { width, height } = canvas
  const copy = useRef<HTMLCanvasElement>(null)
  const [isLarge, setIsLarge] = useState(false)
  // The finished picture is drawn anew on the same canvas.
  useLayoutEffect(() => {
    const context = copy.current?.getContext('2d')
    const part = partAround(at, canvas, canvas, SHARE)
    context?.drawImage(canvas, part.left, part.top, part.width, part.height, 0, 0, width / 2, height / 2)
  })
  return (
    <button
      type="button"
      className="photo-close-up"
      data-side={at.xPx > width / 2 ? 'left' : 'right'}
      aria-label={label}
      aria-pressed={isLarge}
      onClick={() => setIsLarge(!isLarge)}
    >
      <canvas ref={copy} width={width / 2} height={height / 2} />
    </button>
  )
}
