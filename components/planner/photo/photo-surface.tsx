'use client'
// The photo with its marks: handles that are buttons, what is drawn over it, and the loupe.
import { type Ref, useRef, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { BeforeAfter } from '@/components/media/before-after'
import type { PlannerPhotoWords } from '@/content/words/photo'
import {
  type KeptPhoto,
  type MarkName,
  pinNames,
  type Reading,
  type Session,
  type SessionHistoryAction,
  unplaced,
} from '@/lib/photo/session'
import type { Photo, PhotoPoint } from '@/lib/photo/types'
import { useOwnSwipes } from '@/components/planner/use-own-swipes'
import { Loupe } from './loupe'
import { MarksOverlay } from './marks-overlay'
import { PROBLEM_ID, ProblemBubble } from './problem-bubble'
import { useMarkDrag } from './use-mark-drag'
import { describeMark, type Fault } from './words'
import { partAround } from './part-around'

/** Share of the picture's width that the close-up shows. */
const SHARE = 0.28

interface CloseUpProps {
  canvas: HTMLCanvasElement
  at: PhotoPoint
  label: string
}

/** The charger in the finished picture, enlarged: in a corner, and over all of it at a press. */
function CloseUp({ canvas, at, label }: CloseUpProps) {
  const { width, height } = canvas
  const copy = useRef<HTMLCanvasElement>(null)
  const [isLarge, setIsLarge] = useState(false)
  // The finished picture is drawn anew on the same canvas.
  useLayoutEffect(() => {
    const context = copy.current?.getContext('2d')
    const part = partAround(at, canvas, canvas, SHARE)
    context?.drawImage(canvas, part.left, part.top, part.width, part.height, 0, 0, width / 2, height / 2)
  })
  return (
    <button
      type="button"
      className="photo-close-up"
      data-side={at.xPx > width / 2 ? 'left' : 'right'}
      aria-label={label}
      aria-pressed={isLarge}
      onClick={() => setIsLarge(!isLarge)}
    >
      <canvas ref={copy} width={width / 2} height={height / 2} />
    </button>
  )
}

/** Holds the one canvas that is drawn on: it moves to where it is shown. */
function FinishedCanvas({ canvas, alt }: { canvas: HTMLCanvasElement; alt?: string }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = host.current
    element?.append(canvas)
    return () => {
      if (canvas.parentElement === element) canvas.remove()
    }
  }, [canvas])
  const name = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const)
  return <div ref={host} className="photo-finished" {...name} />
}

interface PhotoSurfaceProps {
  session: Session
  photo: KeptPhoto
  reading: Reading
  step: 'photo' | 'wall' | 'pins' | 'send'
  /** The marks that can be moved in this step. */
  names: readonly MarkName[]
  fault: Fault | null
  words: PlannerPhotoWords
  dispatch: (action: SessionHistoryAction) => void
  /** The finished wall, in place of the line drawing; null where there is none. */
  finished: HTMLCanvasElement | null
  finishedAlt: string
}

const urls = new WeakMap<ArrayBuffer, string>()

/** A blob: address of the photo. It stays: Undo may bring the photo back. */
function photoUrl({ jpeg }: KeptPhoto): string {
  const url = urls.get(jpeg) ?? URL.createObjectURL(new Blob([jpeg], { type: 'image/jpeg' }))
  urls.set(jpeg, url)
  return url
}

const percent = (value: number, of: number) => `${(100 * value) / of}%`

/** As large as the photo can be in its frame. */
export const frameOf = ({ widthPx, heightPx }: Photo) => ({
  aspectRatio: `${widthPx} / ${heightPx}`,
  width: `min(100%, 100cqh * ${widthPx / heightPx})`,
})

/** The photo, under the finished wall or beside it. */
function Picture({
  photo,
  step,
  words,
  finished,
  finishedAlt,
  ref,
}: PhotoSurfaceProps & { ref: Ref<HTMLImageElement> }) {
  const { widthPx, heightPx } = photo
  const src = photoUrl(photo)
  if (finished && step === 'send')
    return (
      <BeforeAfter
        before={<img src={src} alt={words.finished.alt} draggable={false} className="block size-full" />}
        after={<FinishedCanvas canvas={finished} alt={finishedAlt} />}
        start={100}
        words={words.finished.slider}
      />
    )
  return (
    <>
      <img ref={ref} src={src} alt={words.title} width={widthPx} height={heightPx} draggable={false} />
      {finished && step === 'pins' ? <FinishedCanvas canvas={finished} /> : null}
    </>
  )
}

export function PhotoSurface(props: PhotoSurfaceProps) {
  const { session, photo, reading, step, names, fault, words, dispatch, finished } = props
  const image = useRef<HTMLImageElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const touched = useRef<HTMLDivElement>(null)
  useOwnSwipes(touched, names.length > 0 ? 'all' : 'none')
  const covered = useRef(new Map<MarkName | 'loupe', Element>())
  const cover = (name: MarkName | 'loupe') => (element: Element | null) => {
    if (element) covered.current.set(name, element)
    else covered.current.delete(name)
  }
  const { active, surface, markEvents } = useMarkDrag(session, names, action => flushSync(() => dispatch(action)))
  const { widthPx, heightPx } = photo
  const [due] = unplaced(session, names)
  const placeOf = (mark: MarkName) => {
    const { xPx, yPx } = session.points[mark]
    return { left: percent(xPx, widthPx), top: percent(yPx, heightPx) }
  }

  return (
    <div ref={frame} className="photo-frame">
      <div ref={touched} className="photo-surface" data-step={step} style={frameOf(photo)} {...surface}>
        <Picture {...props} ref={image} />
        {step === 'photo' || (finished && step === 'send') ? null : (
          <MarksOverlay
            session={session}
            plane={reading.plane}
            hasGrid={step === 'wall'}
            hasRun={finished === null || step === 'wall'}
          />
        )}
        {names.map(mark => (
          <button
            key={mark}
            ref={cover(mark)}
            type="button"
            data-mark={mark}
            data-placed={session.placed.includes(mark) || undefined}
            data-due={mark === due || undefined}
            data-faulty={fault?.mark === mark || undefined}
            className="photo-mark"
            aria-label={words.marks[mark]}
            aria-describedby={`${fault?.mark === mark ? `${PROBLEM_ID} ` : ''}photo-at-${mark}`}
            style={placeOf(mark)}
            {...markEvents(mark)}
          />
        ))}
        {step === 'send' && !finished
          ? pinNames.map(mark => (
              <span
                key={mark}
                aria-hidden="true"
                data-mark={mark}
                data-placed
                className="photo-mark"
                style={placeOf(mark)}
              />
            ))
          : null}
        {finished && step === 'send' ? (
          <CloseUp canvas={finished} at={session.points.charger} label={words.finished.closeUp} />
        ) : null}
        {active ? <Loupe ref={cover('loupe')} photo={photo} at={session.points[active]} image={image} /> : null}
      </div>
      {fault ? <ProblemBubble {...fault} {...{ frame, covered }} /> : null}
      {names.map(mark => (
        <span key={mark} id={`photo-at-${mark}`} hidden>
          {describeMark(mark, session, reading, words)} {words.where.keys}
        </span>
      ))}
    </div>
  )
}
