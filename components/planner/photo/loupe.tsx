'use client'
// The part of the photo around a mark, enlarged, beside the finger that covers it.
import { type Ref, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Photo, PhotoPoint } from '@/lib/photo/types'

const SIZE_PX = 120
/** Enlargement, as far as the photo has detail for it. */
const ZOOM = { least: 2, most: 4 } as const
/** Distance from the mark to the loupe's middle. */
const OFFSET_PX = 110

export function Loupe({
  photo,
  at,
  image,
  ref,
}: {
  photo: Photo
  at: PhotoPoint
  image: RefObject<HTMLImageElement | null>
  ref: Ref<HTMLDivElement>
}) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useLayoutEffect(() => {
    const [source, target] = [image.current, canvas.current]
    const context = target?.getContext('2d')
    if (!source || !target || !context) return
    const { width, height } = source.getBoundingClientRect()
    const scale = photo.widthPx / width
    const zoom = Math.min(Math.max(scale, ZOOM.least), ZOOM.most)
    const side = (SIZE_PX / zoom) * scale
    context.clearRect(0, 0, target.width, target.height)
    context.drawImage(source, at.xPx - side / 2, at.yPx - side / 2, side, side, 0, 0, target.width, target.height)
    const [x, y] = [at.xPx / scale, at.yPx / scale]
    // Beside the mark and a little above it, on the side with more room.
    const left = x + (x > width / 2 ? -OFFSET_PX : OFFSET_PX) - SIZE_PX / 2
    const top = Math.min(Math.max(y - OFFSET_PX / 2 - SIZE_PX / 2, 0), Math.max(0, height - SIZE_PX))
    target.parentElement?.style.setProperty('translate', `${left}px ${top}px`)
  }, [photo, at, image])

  return (
    <div ref={ref} aria-hidden="true" className="photo-loupe">
      <canvas ref={canvas} width={SIZE_PX * 2} height={SIZE_PX * 2} />
    </div>
  )
}
