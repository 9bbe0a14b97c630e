'use client'
// Moving the charger by pointer and key: a thin hook over the core's drag session. Where a pointer meets a wall is the view's business.
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import {
  beginDrag,
  cancelDrag,
  commitDrag,
  type Direction,
  type DragSession,
  moveDrag,
  type Plan,
  type WallPoint,
} from '@/lib/planner'
import type { Dispatch } from './use-planner'

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

interface LiveDrag {
  readonly pointerId: number
  readonly session: DragSession
}

export interface ClientPoint {
  readonly clientX: number
  readonly clientY: number
}

interface Options {
  readonly plan: Plan
  /** What is grabbed. */
  readonly handle: RefObject<Element | null>
  readonly wallPointUnder: (point: ClientPoint) => WallPoint | null
  /** Where the pointer takes hold; the same point unless the view says otherwise. */
  readonly grabPointUnder?: (point: ClientPoint) => WallPoint | null
  readonly dispatch: Dispatch
}

export function useChargerDrag({ plan, handle, wallPointUnder, grabPointUnder = wallPointUnder, dispatch }: Options) {
  const live = useRef<LiveDrag | null>(null)
  const [isDragging, setIsDragging] = useState(false)

  const end = (action: typeof commitDrag | typeof cancelDrag) => {
    if (!live.current) return
    live.current = null
    setIsDragging(false)
    dispatch(action)
  }

  // The key goes to whatever has the focus, and not every engine focuses the charger on touch. Without a list of what it reads: only while
  // the charger is held it listens at all, and then to the `end` of this step.
  useEffect(() => {
    if (!isDragging) return
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') end(cancelDrag)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })

  // Not every engine heeds touch-action everywhere, and React listens to touches without the right to stop them.
  useEffect(() => {
    const element = handle.current
    const holdPage = (event: Event) => {
      if (live.current) event.preventDefault()
    }
    element?.addEventListener('touchmove', holdPage, { passive: false })
    return () => element?.removeEventListener('touchmove', holdPage)
  }, [handle])

  const drop = () => end(commitDrag)
  const charger = {
    onPointerDown: (event: PointerEvent<Element>) => {
      if (!event.isPrimary || event.button !== 0 || live.current) return
      live.current = { pointerId: event.pointerId, session: beginDrag(plan, grabPointUnder(event)) }
      setIsDragging(true)
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<Element>) => {
      if (live.current?.pointerId !== event.pointerId) return
      const { session, step } = moveDrag(live.current.session, plan, wallPointUnder(event))
      live.current = { pointerId: event.pointerId, session }
      // At once: left to the scheduler, the step would wait until the frame that this event belongs to is drawn without it.
      if (step) flushSync(() => dispatch(step))
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onLostPointerCapture: drop,
    onKeyDown: (event: KeyboardEvent<Element>) => {
      const direction = directions[event.key]
      if (!direction || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      // A key held down is one step of the history.
      dispatch({ type: 'nudge', direction, group: 'nudge' })
    },
    onKeyUp: (event: KeyboardEvent<Element>) => {
      if (directions[event.key]) dispatch(commitDrag)
    },
  }

  return { charger, isDragging }
}
