'use client'
// The photo with its marks: handles that are buttons, what is drawn over it, and the loupe.
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { PlannerPhotoLabels } from '@/content/planner-photo-labels'
import {
  cornerNames,
  type KeptPhoto,
  type MarkName,
  pinNames,
  type Reading,
  type Session,
  type SessionHistoryAction,
} from '@/lib/photo/session'
import { Loupe } from './loupe'
import { MarksOverlay } from './marks-overlay'
import { useMarkDrag } from './use-mark-drag'
import { describeMark, describeProblem } from './words'

interface PhotoSurfaceProps {
  session: Session
  photo: KeptPhoto
  reading: Reading
  step: 'photo' | 'wall' | 'pins' | 'send'
  words: PlannerPhotoLabels
  dispatch: (action: SessionHistoryAction) => void
}

const urls = new WeakMap<ArrayBuffer, string>()

/** A blob: address of the photo. It stays: Undo may bring the photo back. */
function photoUrl({ jpeg }: KeptPhoto): string {
  const url = urls.get(jpeg) ?? URL.createObjectURL(new Blob([jpeg], { type: 'image/jpeg' }))
  urls.set(jpeg, url)
  return url
}

const marksOf = { photo: [], wall: cornerNames, pins: pinNames, send: [] } as const

const percent = (value: number, of: number) => `${(100 * value) / of}%`

export function PhotoSurface({ session, photo, reading, step, words, dispatch }: PhotoSurfaceProps) {
  const image = useRef<HTMLImageElement>(null)
  const names: readonly MarkName[] = marksOf[step]
  const { active, surface, markEvents } = useMarkDrag(session, names, action => flushSync(() => dispatch(action)))
  const problem = describeProblem(reading, words)
  const { widthPx, heightPx } = photo
  /** Whether the problem is this mark's. */
  const isFaulty = (mark: MarkName) =>
    problem !== null && (reading.mark === null || reading.mark === mark) && session.placed.includes(mark)

  return (
    <div className="photo-frame">
      <div
        className="photo-surface"
        data-step={step}
        style={{ aspectRatio: `${widthPx} / ${heightPx}`, width: `min(100%, 100cqh * ${widthPx / heightPx})` }}
        {...surface}
      >
        <img ref={image} src={photoUrl(photo)} alt={words.title} width={widthPx} height={heightPx} draggable={false} />
        {step === 'photo' ? null : <MarksOverlay session={session} plane={reading.plane} hasGrid={step === 'wall'} />}
        {names.map(mark => (
          <button
            key={mark}
            type="button"
            data-mark={mark}
            data-placed={session.placed.includes(mark) || undefined}
            data-faulty={isFaulty(mark) || undefined}
            className="photo-mark"
            aria-label={words.marks[mark]}
            aria-describedby={`photo-at-${mark}`}
            style={{
              left: percent(session.points[mark].xPx, widthPx),
              top: percent(session.points[mark].yPx, heightPx),
            }}
            {...markEvents(mark)}
          />
        ))}
        {step === 'send'
          ? pinNames.map(mark => (
              <span
                key={mark}
                aria-hidden="true"
                data-mark={mark}
                data-placed
                className="photo-mark"
                style={{
                  left: percent(session.points[mark].xPx, widthPx),
                  top: percent(session.points[mark].yPx, heightPx),
                }}
              />
            ))
          : null}
        {active ? <Loupe photo={photo} at={session.points[active]} image={image} /> : null}
      </div>
      {names.map(mark => (
        <span key={mark} id={`photo-at-${mark}`} hidden>
          {describeMark(mark, session, reading, words)} {isFaulty(mark) ? problem : null} {words.where.keys}
        </span>
      ))}
    </div>
  )
}
