'use client'

import { useEffect, useRef, type CSSProperties, type PointerEvent, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icons'

interface BeforeAfterProps {
  before: ReactNode
  after: ReactNode
  caption?: string
  words: { slider: string; before: string; after: string }
  /** Percent of the second picture that shows at first. */
  start?: number
}

const START_PERCENT = 50

/** A touch on the picture, until it is known whether it scrolls the page or moves the slider. */
interface UndecidedTouch {
  readonly x: number
  readonly y: number
  readonly value: string
}

/** Names of the two sides, and the handle, which is whole also at the ends. */
const SliderMarks = ({ words }: Pick<BeforeAfterProps, 'words'>) => (
  <>
    <span aria-hidden="true" className="slider-tag slider-after">
      {words.after}
    </span>
    <span aria-hidden="true" className="slider-tag slider-before">
      {words.before}
    </span>
    <span aria-hidden="true" className="slider-line" />
    <span aria-hidden="true" className="slider-edge">
      <span className="slider-handle">
        <Icon path="M7 5 2.5 10 7 15M13 5l4.5 5-4.5 5" />
      </span>
    </span>
  </>
)

/**
 * Two pictures from one camera position, one over the other. A range input (0 to 100) sets how much
 * of the second shows, from the right.
 */
export function BeforeAfter({ before, after, caption, words, start = START_PERCENT }: BeforeAfterProps) {
  const frame = useRef<HTMLDivElement>(null)
  const range = useRef<HTMLInputElement>(null)
  const touch = useRef<UndecidedTouch>(null)
  // Written to the style directly: state would render the pictures again on every pixel.
  const reveal = () => {
    if (touch.current) return
    const percent = range.current?.value ?? String(start)
    frame.current?.style.setProperty('--reveal', `${percent}%`)
    if (frame.current) frame.current.dataset.shows = { '0': 'before', '100': 'after' }[percent] ?? 'both'
    range.current?.setAttribute('aria-valuetext', `${percent}% ${words.after}`)
  }
  // Browsers move the thumb to the finger before they decide to scroll: nothing is revealed until
  // then, and a scroll puts it back.
  const onPointerDown = ({
    pointerType,
    clientX: x,
    clientY: y,
    currentTarget: { value },
  }: PointerEvent<HTMLInputElement>) => {
    touch.current = pointerType === 'touch' ? { x, y, value } : null
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!touch.current || Math.abs(clientX - touch.current.x) <= Math.abs(clientY - touch.current.y)) return
    touch.current = null
    reveal()
  }
  const onPointerUp = () => {
    touch.current = null
    reveal()
  }
  const onPointerCancel = () => {
    if (touch.current && range.current) range.current.value = touch.current.value
    touch.current = null
  }
  // The visitor may have moved it before hydration.
  useEffect(reveal)
  return (
    <figure data-island="before-after">
      <div
        ref={frame}
        data-shows={start === 100 ? 'after' : 'both'}
        className="relative isolate overflow-hidden rounded"
        style={{ '--reveal': `${start}%` } as CSSProperties}
      >
        {before}
        <div className="absolute inset-0" style={{ clipPath: 'inset(0 0 0 calc(100% - var(--reveal)))' }}>
          {after}
        </div>
        <SliderMarks words={words} />
        <input
          ref={range}
          type="range"
          dir="rtl"
          min={0}
          max={100}
          defaultValue={start}
          aria-label={words.slider}
          aria-valuetext={`${start}% ${words.after}`}
          onInput={reveal}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={onPointerCancel}
          className="needs-script slider-input"
        />
        <span aria-hidden="true" className="slider-focus" />
      </div>
      {caption ? <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption> : null}
    </figure>
  )
}
