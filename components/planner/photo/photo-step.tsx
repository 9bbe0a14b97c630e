'use client'
// Step 1: take or choose a photo; a computer shows a code for the phone's camera.
import { lazy, Suspense } from 'react'
import { Button } from '@/components/ui/button'
import { lazyImport } from '@/components/ui/lazy-import'
import { useMedia } from '@/components/ui/use-media'
import { usePhotoPlanner } from '@/components/planner/planner-context'
import type { PlannerPhotoWords } from '@/content/words/photo'
import type { HandOffProps } from './hand-off'
import type { OpenProblem } from './open-photo'
import { GoodAndBad } from './sample-drawings'
import { PhotoSource } from './photo-source'

const HandOff = lazy(lazyImport(() => import('./hand-off')).untilLoaded)

/** A computer's file dialog has no camera. */
const COMPUTER = '(hover: hover) and (pointer: fine)'

interface PhotoStepProps {
  words: PlannerPhotoWords['photo']
  hasPhoto: boolean
  isReading: boolean
  problem: OpenProblem | null
  onFile: (file: File) => void
  onSent: HandOffProps['onPhoto']
  onSample: () => void
  onRemove: () => void
}

export function PhotoStep({ words, hasPhoto, isReading, problem, onFile, onSent, onSample, onRemove }: PhotoStepProps) {
  const { handOff } = usePhotoPlanner()
  const isComputer = useMedia(COMPUTER)
  return (
    <>
      <PhotoSource
        words={{ ...words, choose: hasPhoto ? words.another : words.choose }}
        hasCamera={!isComputer}
        onFile={onFile}
      >
        {hasPhoto ? (
          <Button variant="quiet" size="tight" onClick={onRemove}>
            {words.remove}
          </Button>
        ) : null}
        <Button variant="outline" size="tight" className="flex-1 whitespace-nowrap" onClick={onSample}>
          {words.sample}
        </Button>
      </PhotoSource>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {isReading ? words.reading : null}
        {problem ? <span className="text-danger">{words.problems[problem]}</span> : null}
      </p>
      <p className="text-sm">{words.lead}</p>
      {hasPhoto ? null : <p className="text-sm text-muted">{words.opening}</p>}
      {isComputer && handOff ? (
        <Suspense>
          <HandOff words={handOff} onPhoto={onSent} />
        </Suspense>
      ) : null}
      <GoodAndBad words={words} />
      <p className="hidden text-sm text-muted lg:block">{words.drop}</p>
    </>
  )
}
