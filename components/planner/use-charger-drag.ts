'use client'
// Moves the charger by pointer and keyboard: a hook around the drag session of lib/planner. The
// view maps pointers to walls.
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import {
  beginDrag,
  cancelDrag,
  type Direction,
  type DragSession,
  moveDrag,
  type Plan,
  type WallPoint,
} from '@/lib/planner'
import { useOwnSwipes } from './use-own-swipes'
import type { Dispatch } from './use-plan-state'

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** A press that moves this far, even if it comes back, is no tap. */
export const TAP_PX = 6

interface LiveDrag {
  readonly pointerId: number
  /** Where the press began; null once it has moved far enough to be a drag. */
  readonly pressedAt: ClientPoint | null
  readonly session: DragSession
}

export interface ClientPoint {
  readonly clientX: number
  readonly clientY: number
}

export const distancePx = (a: ClientPoint, b: ClientPoint): number =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)

interface Options {
  readonly plan: Plan
  /** The drag handle. */
  readonly handle: RefObject<HTMLElement | SVGElement | null>
  readonly wallPointUnder: (point: ClientPoint) => WallPoint | null
  /** The point of the charger under the pointer; default `wallPointUnder`. */
  readonly grabPointUnder?: (point: ClientPoint) => WallPoint | null
  readonly dispatch: Dispatch
}

export function useChargerDrag({ plan, handle, wallPointUnder, grabPointUnder = wallPointUnder, dispatch }: Options) {
  const live = useRef<LiveDrag | null>(null)
  const [isDragging, setIsDragging] = useState(false)
  useOwnSwipes(handle)

  const end = (action: { readonly type: 'endStep' } | typeof cancelDrag) => {
    if (!live.current) return
    live.current = null
    setIsDragging(false)
    dispatch(action)
  }

  // On the window, because some engines do not focus the handle on touch. No dependency list:
  // listens only during a drag, with the current `end`.
  useEffect(() => {
    if (!isDragging) return
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') end(cancelDrag)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })

  const drop = () => end({ type: 'endStep' })
  const charger = {
    onPointerDown: (event: PointerEvent<Element>) => {
      if (!event.isPrimary || event.button !== 0 || live.current) return
      const { pointerId, clientX, clientY } = event
      live.current = {
        pointerId,
        pressedAt: { clientX, clientY },
        session: beginDrag(plan, grabPointUnder(event)),
      }
      setIsDragging(true)
      event.currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: (event: PointerEvent<Element>) => {
      if (live.current?.pointerId !== event.pointerId) return
      const { pressedAt } = live.current
      if (pressedAt && distancePx(event, pressedAt) < TAP_PX) return
      const { session, step } = moveDrag(live.current.session, plan, wallPointUnder(event))
      live.current = { pointerId: event.pointerId, pressedAt: null, session }
      // Synchronously: a scheduled update would miss the frame that this event belongs to.
      if (step) flushSync(() => dispatch(step))
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onLostPointerCapture: drop,
    onKeyDown: (event: KeyboardEvent<Element>) => {
      const direction = directions[event.key]
      if (!direction || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      // Holding a key down is one undo step.
      dispatch({ type: 'nudge', direction, group: 'nudge' })
    },
    onKeyUp: (event: KeyboardEvent<Element>) => {
      if (directions[event.key]) dispatch({ type: 'endStep' })
    },
  }

  return { charger, isDragging }
}
