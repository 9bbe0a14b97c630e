'use client'
// Moving the charger on the drawing: drag, tap, arrow keys. A thin hook over the core's drag session.
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { beginDrag, cancelDrag, commitDrag, type Direction, type DragSession, moveDrag, type Plan, type WallPoint } from '@/lib/planner'
import { drawingPointAt, wallPointAt } from './drawing-geometry'
import type { Sheet } from './drawing-layout'
import type { Dispatch } from './use-planner'

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

interface LiveDrag {
  readonly pointerId: number
  readonly session: DragSession
}

interface Options {
  readonly plan: Plan
  readonly sheet: Sheet
  /** The drawing's root element, whose box on the screen the sheet fills. */
  readonly svg: RefObject<SVGSVGElement | null>
  /** What is grabbed. */
  readonly handle: RefObject<SVGGElement | null>
  readonly dispatch: Dispatch
}

export function useDrawingDrag({ plan, sheet, svg, handle, dispatch }: Options) {
  const live = useRef<LiveDrag | null>(null)
  const [isDragging, setIsDragging] = useState(false)

  const wallPointUnder = ({ clientX, clientY }: { clientX: number; clientY: number }): WallPoint | null => {
    const shown = svg.current?.getBoundingClientRect()
    if (!shown || shown.width === 0) return null
    return wallPointAt(sheet, plan.mountWall, drawingPointAt(sheet, shown, { x: clientX, y: clientY }))
  }

  const end = useCallback(
    (action: typeof commitDrag | typeof cancelDrag) => {
      if (!live.current) return
      live.current = null
      setIsDragging(false)
      dispatch(action)
    },
    [dispatch],
  )

  // The key goes to whatever has the focus, and not every engine focuses the charger on touch.
  useEffect(() => {
    if (!isDragging) return
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') end(cancelDrag)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isDragging, end])

  // Not every engine heeds touch-action inside an SVG, and React listens to touches without the right to stop them.
  useEffect(() => {
    const element = handle.current
    const holdPage = (event: TouchEvent) => {
      if (live.current) event.preventDefault()
    }
    element?.addEventListener('touchmove', holdPage, { passive: false })
    return () => element?.removeEventListener('touchmove', holdPage)
  }, [handle])

  const drop = () => end(commitDrag)
  const charger = {
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      if (!event.isPrimary || event.button !== 0 || live.current) return
      live.current = { pointerId: event.pointerId, session: beginDrag(plan, wallPointUnder(event)) }
      setIsDragging(true)
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      if (live.current?.pointerId !== event.pointerId) return
      const { session, step } = moveDrag(live.current.session, plan, wallPointUnder(event))
      live.current = { pointerId: event.pointerId, session }
      if (step) dispatch(step)
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onLostPointerCapture: drop,
    onKeyDown: (event: KeyboardEvent<SVGElement>) => {
      const direction = directions[event.key]
      if (!direction || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      // A key held down is one step of the history.
      dispatch({ type: 'nudge', direction, group: 'nudge' })
    },
    onKeyUp: (event: KeyboardEvent<SVGElement>) => {
      if (directions[event.key]) dispatch({ type: 'seal' })
    },
  }

  /** A tap on a wall that takes the charger. */
  const onTap = (event: MouseEvent<SVGElement>) => {
    const point = wallPointUnder(event)
    if (point) dispatch({ type: 'placeCharger', ...point })
  }

  return { charger, onTap, isDragging }
}
