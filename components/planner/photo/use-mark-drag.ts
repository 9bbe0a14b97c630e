'use client'
// Moves marks by pointer and by arrow keys. A press on the photo places the next mark; a press on a mark drags it from where it was taken.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type MarkName, type Session, type SessionHistoryAction, unplaced } from '@/lib/photo/session'
import type { PhotoPoint } from '@/lib/photo/types'

const DRAG = 'drag'
const STEP_PX = 1
const LARGE_STEP_PX = 10

interface Drag {
  readonly mark: MarkName
  /** Photo pixels per CSS pixel. */
  readonly scale: number
  readonly box: DOMRect
  /** From the pointer to the mark, in photo pixels. */
  readonly dx: number
  readonly dy: number
}

export function useMarkDrag(
  session: Session,
  names: readonly MarkName[],
  dispatch: (action: SessionHistoryAction) => void,
) {
  const drag = useRef<Drag | null>(null)
  /** The mark that the loupe shows. */
  const [active, setActive] = useState<MarkName | null>(null)

  const pointOf = ({ box, scale, dx, dy }: Drag, { clientX, clientY }: PointerEvent): PhotoPoint => ({
    xPx: (clientX - box.left) * scale + dx,
    yPx: (clientY - box.top) * scale + dy,
  })
  const move = (live: Drag, event: PointerEvent) =>
    dispatch({ type: 'move', mark: live.mark, to: pointOf(live, event), group: DRAG })

  const end = () => {
    drag.current = null
    setActive(null)
    dispatch({ type: 'endStep' })
  }

  return {
    active,
    surface: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { photo, points } = session
        if (!photo || !event.isPrimary || event.button !== 0 || drag.current) return
        const taken = (event.target as Element).closest<HTMLElement>('[data-mark]')?.dataset.mark as
          MarkName | undefined
        const mark = taken ?? unplaced(session, names)[0]
        if (mark === undefined) return
        const box = event.currentTarget.getBoundingClientRect()
        const scale = photo.widthPx / box.width
        const live: Drag = { mark, scale, box, dx: 0, dy: 0 }
        const at = pointOf(live, event)
        drag.current = taken ? { ...live, dx: points[mark].xPx - at.xPx, dy: points[mark].yPx - at.yPx } : live
        event.currentTarget.setPointerCapture(event.pointerId)
        // A tap that places a mark also selects it, for the arrow keys.
        event.currentTarget.querySelector<HTMLElement>(`[data-mark="${mark}"]`)?.focus({ preventScroll: true })
        event.preventDefault()
        setActive(mark)
        if (taken) dispatch({ type: 'confirm', mark, group: DRAG })
        else dispatch({ type: 'move', mark, to: at, group: DRAG })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag.current) move(drag.current, event)
      },
      onPointerUp: () => {
        if (drag.current) end()
      },
      onPointerCancel: () => {
        if (!drag.current) return
        dispatch({ type: 'cancelStep' })
        end()
      },
    },
    markEvents: (mark: MarkName) => ({
      onKeyDown: (event: KeyboardEvent) => {
        const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX
        const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[
          event.key
        ]
        if (event.key === 'Escape' && drag.current) {
          event.stopPropagation()
          dispatch({ type: 'cancelStep' })
          end()
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
        if (drag.current) return
        setActive(null)
        dispatch({ type: 'endStep' })
      },
    }),
  }
}
