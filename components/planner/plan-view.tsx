'use client'
// The stage: the drawing at first, the 3D scene once it is ready, and the buttons over it.
import { useState, type CSSProperties, type ReactNode, type Ref, type RefObject } from 'react'
import type { CarPort } from '@/lib/planner/cable'
import { drawingLayouts } from './drawing/layout'
import { DrawingView } from './drawing/drawing-view'
import type { Deferred } from './inspector/use-deferred'
import type { PhotoPlace } from './photo/photo-host'
import { usePlanner } from './planner-context'
import { useSceneLoader } from './scene/use-scene-loader'
import { ShareButton } from './stage/share-button'
import { type Insets, noInsets } from './stage/use-insets'
import type { PlannerStep } from './steps'
import { ViewButtons, ViewNote, type ShownView } from './view-switch'

interface PlanViewProps {
  step: PlannerStep
  /** Draws the cable to this port of the car. */
  port: CarPort | null
  /** Null until measured. */
  insets: Insets | null
  stage: RefObject<HTMLDivElement | null>
  bar: Ref<HTMLDivElement>
  /** Buttons at the left of the view switch. */
  tools: ReactNode
  onCopyLink: () => Promise<void>
  /** The parts that are loaded after the first step; null before. */
  deferred: Deferred | null
}

const insetStyle = (insets: Insets | null) =>
  insets &&
  ({
    '--inset-top': `${insets.topPx}px`,
    '--inset-right': `${insets.rightPx}px`,
    '--inset-bottom': `${insets.bottomPx}px`,
  } as CSSProperties)

export function PlanView({ stage, bar, step, port, insets, tools, onCopyLink, deferred }: PlanViewProps) {
  const { words, sceneWords, photo, isReady, showSheet, sceneImages } = usePlanner()
  const [choice, setChoice] = useState<ShownView | null>(null)
  const { status, View, key, start, events } = useSceneLoader(isReady && sceneWords !== undefined, stage)
  /** The line that says whether Export PNG has worked. */
  const [exportNote, setExportNote] = useState<HTMLElement | null>(null)
  const [photoPlace, setPhotoPlace] = useState<PhotoPlace>('closed')
  const isPhotoInStage = photoPlace === 'stage'
  const isSceneShown = status === 'ready' && choice !== 'drawing' && !isPhotoInStage
  const shown: ShownView = photoPlace !== 'closed' ? 'photo' : isSceneShown ? 'scene' : 'drawing'

  const chooseView = (next: ShownView) => {
    if (next === 'photo') return void (location.hash = 'photo')
    deferred?.closePhotoView()
    setChoice(next)
    // The drawing is readable in a tall space only.
    if (next === 'drawing') showSheet('peek')
    if (next === 'scene' && (status === 'waiting' || status === 'failed')) start()
  }

  /** Until the scene was shown: notes of its loading or failing come over the stage. */
  const [hasNoteRoom, setHasNoteRoom] = useState(true)
  if (isSceneShown && hasNoteRoom) setHasNoteRoom(false)
  const switchProps = sceneWords && { words: sceneWords, status, shown, onChoose: chooseView }

  return (
    <div
      ref={stage}
      data-view={shown}
      data-note-room={hasNoteRoom || undefined}
      className="planner-stage"
      style={insetStyle(insets) ?? undefined}
    >
      {isSceneShown || isPhotoInStage ? null : (
        <div className="planner-drawing">
          {/* The page's HTML has one. */}
          {(isReady ? drawingLayouts : drawingLayouts.slice(-1)).map(layout => (
            // The scene does not replace a drawing that is in use.
            <DrawingView key={layout} layout={layout} onUse={() => setChoice('drawing')} />
          ))}
        </div>
      )}
      {View && sceneWords ? (
        <View
          key={key}
          ref={isSceneShown ? sceneImages : null}
          words={sceneWords}
          isVisible={isSceneShown}
          isActive={status === 'loading' || isSceneShown}
          {...{ events, step, port }}
          insets={insets ?? noInsets}
        />
      ) : null}
      <div ref={bar} className="planner-bar needs-script">
        {isPhotoInStage ? <span /> : tools}
        <div className="planner-views">
          {switchProps ? <ViewButtons {...switchProps} /> : null}
          {/* A photo has its own buttons: these share and print the garage. */}
          {isPhotoInStage ? null : deferred && isReady ? (
            <deferred.ShareMenu note={exportNote} onCopyLink={onCopyLink} />
          ) : (
            <ShareButton label={words.inspector.share} disabled />
          )}
        </div>
        <div className="planner-notes">
          {switchProps && !isPhotoInStage ? <ViewNote {...switchProps} /> : null}
          <div ref={setExportNote} className="planner-note" />
        </div>
      </div>
      {deferred && photo ? <deferred.PhotoHost onPlace={setPhotoPlace} /> : null}
    </div>
  )
}
