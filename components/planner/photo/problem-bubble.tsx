'use client'
// The sentence of a refusal, beside the handle that caused it. Part of that handle's description; the view announces it.
import { useLayoutEffect, useRef } from 'react'
import type { MarkName } from '@/lib/photo/session'
import { bubblePlace } from '@/lib/photo/bubble-place'

/** For `aria-describedby`. */
export const PROBLEM_ID = 'photo-problem'

function place(bubble: HTMLElement) {
  const frame = bubble.parentElement
  const handle = frame?.querySelector(`[data-mark="${bubble.dataset.of}"]`)
  if (!frame || !handle) return
  const origin = frame.getBoundingClientRect()
  const boxOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left: left - origin.left, top: top - origin.top, width, height }
  }
  const others = [...frame.querySelectorAll('.photo-mark, .photo-loupe')].filter(element => element !== handle)
  const { left, top } = bubblePlace(boxOf(bubble), origin, boxOf(handle), others.map(boxOf))
  bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
}

export function ProblemBubble({ mark, text }: { mark: MarkName; text: string }) {
  const bubble = useRef<HTMLParagraphElement>(null)
  // After each render: the handle, the loupe or the sentence may have changed.
  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current)
  })
  useLayoutEffect(() => {
    const frame = bubble.current?.parentElement
    if (!frame) return
    const observer = new ResizeObserver(() => {
      if (bubble.current) place(bubble.current)
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  return (
    <p ref={bubble} id={PROBLEM_ID} data-of={mark} className="photo-problem">
      {text}
    </p>
  )
}
