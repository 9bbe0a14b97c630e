'use client'
// Taps on a wall place the charger, by mouse, pen and touch alike. What moves farther is an orbit,
// a scroll or nothing.
import { useRef, type PointerEvent } from 'react'
import { type ClientPoint, distancePx, TAP_PX } from './use-charger-drag'

interface Press extends ClientPoint {
  readonly pointerId: number
}

export function useTaps(onTap: (point: ClientPoint) => void) {
  const press = useRef<Press | null>(null)
  const isNear = (event: PointerEvent) =>
    press.current?.pointerId === event.pointerId && distancePx(event, press.current) < TAP_PX

  return {
    onPointerDown: ({ isPrimary, button, pointerId, clientX, clientY }: PointerEvent) => {
      press.current = isPrimary && button === 0 ? { pointerId, clientX, clientY } : null
    },
    onPointerMove: (event: PointerEvent) => {
      if (!isNear(event)) press.current = null
    },
    onPointerUp: (event: PointerEvent) => {
      const isTap = isNear(event)
      press.current = null
      if (isTap) onTap(event)
    },
    onPointerCancel: () => {
      press.current = null
    },
  }
}
