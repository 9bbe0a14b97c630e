'use client'
// Moves marks by pointer and by arrow keys. A press on the photo places the next mark right there;
// a press on a placed mark drags it from where it was taken.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type MarkName, pressOn, type Session, type SessionHistoryAction } from '@/lib/photo/session'
import type { PhotoPoint } from '@/lib/photo/types'
import { cancelDrag, DRAG_GROUP } from '@/lib/planner'

const STEP_PX = 1
const LARGE_STEP_PX = 10
/** CSS pixels. A press that moves less is a tap. */
const TAP_PX = 6

interface Drag {
  readonly mark: MarkName
  /** Photo pixels per CSS pixel. */
  readonly scale: number
  readonly box: DOMRect
  /** Distance from the pointer to the mark, in photo pixels. */
  readonly dx: number
  readonly dy: number
  /** The mark that a tap places instead, and where: until the pointer has moved. */
  readonly tap: { readonly mark: MarkName; readonly clientX: number; readonly clientY: number } | null
}

const pointOf = (
  { box, scale, dx, dy }: Omit<Drag, 'mark' | 'tap'>,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): PhotoPoint => ({
  xPx: (clientX - box.left) * scale + dx,
  yPx: (clientY - box.top) * scale + dy,
})

type Dispatch = (action: SessionHistoryAction) => void

/** `setActive` is told which mark is pressed, and null at the end. */
function usePointer(
  session: Session,
  names: readonly MarkName[],
  dispatch: Dispatch,
  setActive: (mark: MarkName | null) => void,
) {
  const drag = useRef<Drag | null>(null)

  /** For the arrow keys. */
  const select = (surface: HTMLElement, mark: MarkName) => {
    surface.querySelector<HTMLElement>(`[data-mark="${mark}"]`)?.focus({ preventScroll: true })
    setActive(mark)
  }

  const end = () => {
    drag.current = null
    setActive(null)
    dispatch({ type: 'endStep' })
  }

  const cancel = () => {
    if (!drag.current) return
    dispatch(cancelDrag)
    end()
  }

  return {
    isPressed: () => drag.current !== null,
    cancel,
    surface: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { photo, points } = session
        if (!photo || !event.isPrimary || event.button !== 0 || drag.current) return
        const under = (event.target as Element).closest<HTMLElement>('[data-mark]')?.dataset.mark as
          MarkName | undefined
        const { placing, dragging } = pressOn(session, names, under ?? null)
        const mark = dragging ?? placing
        if (mark === null) return
        const { clientX, clientY } = event
        const box = event.currentTarget.getBoundingClientRect()
        const origin = { scale: photo.widthPx / box.width, box, dx: 0, dy: 0 }
        const at = pointOf(origin, event)
        drag.current = {
          ...origin,
          mark,
          tap: dragging && placing ? { mark: placing, clientX, clientY } : null,
          ...(dragging && { dx: points[mark].xPx - at.xPx, dy: points[mark].yPx - at.yPx }),
        }
        event.currentTarget.setPointerCapture(event.pointerId)
        select(event.currentTarget, mark)
        event.preventDefault()
        if (dragging && placing) return dispatch({ type: 'endStep' })
        if (dragging) dispatch({ type: 'confirm', mark, group: DRAG_GROUP })
        else dispatch({ type: 'move', mark, to: at, group: DRAG_GROUP })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const live = drag.current
        if (!live) return
        const { tap } = live
        if (tap && Math.hypot(event.clientX - tap.clientX, event.clientY - tap.clientY) < TAP_PX) return
        drag.current = { ...live, tap: null }
        dispatch({ type: 'move', mark: live.mark, to: pointOf(live, event), group: DRAG_GROUP })
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const live = drag.current
        if (!live) return
        const { tap } = live
        if (tap) {
          dispatch({ type: 'move', mark: tap.mark, to: pointOf({ ...live, dx: 0, dy: 0 }, tap) })
          select(event.currentTarget, tap.mark)
        }
        end()
      },
      onPointerCancel: cancel,
    },
  }
}

export function useMarkDrag(session: Session, names: readonly MarkName[], dispatch: Dispatch) {
  /** The mark that the loupe shows. */
  const [active, setActive] = useState<MarkName | null>(null)
  const { isPressed, cancel, surface } = usePointer(session, names, dispatch, setActive)
  return {
    active,
    surface,
    markEvents: (mark: MarkName) => ({
      onKeyDown: (event: KeyboardEvent) => {
        const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX
        const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[
          event.key
        ]
        if (event.key === 'Escape' && isPressed()) {
          event.stopPropagation()
          cancel()
        } else if (by && !event.altKey && !event.ctrlKey && !event.metaKey) {
          event.preventDefault()
          const [dx = 0, dy = 0] = by
          const { xPx, yPx } = session.points[mark]
          setActive(mark)
          dispatch({ type: 'move', mark, to: { xPx: xPx + dx, yPx: yPx + dy }, group: `keys-${mark}` })
        }
      },
      // By keyboard: the mark stands right. Presses by pointer were handled above.
      onClick: ({ detail }: { readonly detail: number }) => {
        if (detail === 0) dispatch({ type: 'confirm', mark })
      },
      onBlur: () => {
        if (isPressed()) return
        setActive(null)
        dispatch({ type: 'endStep' })
      },
    }),
  }
}
