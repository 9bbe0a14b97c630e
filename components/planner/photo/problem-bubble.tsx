'use client'
// The sentence of a refusal, beside the handle that caused it. Part of that handle's description;
// the view announces it.
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { MarkName } from '@/lib/photo/session'
import { bubblePlace } from '@/lib/photo/bubble-place'

/** For `aria-describedby`. */
export const PROBLEM_ID = 'photo-problem'

interface ProblemBubbleProps {
  mark: MarkName
  text: string
  frame: RefObject<HTMLElement | null>
  /** The handles, by their mark, and the loupe. The sentence covers none of them. */
  covered: RefObject<ReadonlyMap<MarkName | 'loupe', Element>>
}

export function ProblemBubble({ mark, text, frame, covered }: ProblemBubbleProps) {
  const bubble = useRef<HTMLParagraphElement>(null)

  const place = useEffectEvent(() => {
    const handle = covered.current.get(mark)
    if (!frame.current || !bubble.current || !handle) return
    const origin = frame.current.getBoundingClientRect()
    const boxOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { left: left - origin.left, top: top - origin.top, width, height }
    }
    const others = [...covered.current.values()].filter(element => element !== handle)
    const { left, top } = bubblePlace(boxOf(bubble.current), origin, boxOf(handle), others.map(boxOf))
    bubble.current.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
  })
  // After each render: the handle, the loupe or the sentence may have changed.
  useLayoutEffect(() => place())
  useLayoutEffect(() => {
    if (!frame.current) return
    const observer = new ResizeObserver(() => place())
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])
  return (
    <p ref={bubble} id={PROBLEM_ID} className="photo-problem">
      {text}
    </p>
  )
}
