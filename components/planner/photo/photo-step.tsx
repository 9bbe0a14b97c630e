'use client'
// Step 1: take or choose a photo, with drawings of a good one and a bad one.
import { Button } from '@/components/ui/button'
import type { PlannerPhotoLabels } from '@/content/words/photo'
import { PhotoButton } from '@/components/forms/photos/photo-button'
import type { OpenProblem } from './open-photo'
import { SampleDrawing } from './sample-drawings'

interface PhotoStepProps {
  words: PlannerPhotoLabels['photo']
  hasPhoto: boolean
  isReading: boolean
  problem: OpenProblem | null
  onFile: (file: File) => void
  onSample: () => void
  onRemove: () => void
}

export function PhotoStep({ words, hasPhoto, isReading, problem, onFile, onSample, onRemove }: PhotoStepProps) {
  return (
    <>
      <p className="text-sm">{words.lead}</p>
      <div className="flex flex-wrap gap-2">
        <PhotoButton
          size="tight"
          className="flex-1 whitespace-nowrap"
          onFile={onFile}
          input={{ capture: 'environment', 'data-photo-input': 'camera' }}
        >
          {words.take}
        </PhotoButton>
        <PhotoButton
          variant="outline"
          size="tight"
          className="flex-1 whitespace-nowrap"
          onFile={onFile}
          input={{ 'data-photo-input': 'file' }}
        >
          {hasPhoto ? words.another : words.choose}
        </PhotoButton>
        {hasPhoto ? (
          <Button variant="quiet" size="tight" onClick={onRemove}>
            {words.remove}
          </Button>
        ) : null}
        <Button variant="outline" size="tight" className="flex-1 whitespace-nowrap" onClick={onSample}>
          {words.sample}
        </Button>
      </div>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {isReading ? words.reading : null}
        {problem ? <span className="text-danger">{words.problems[problem]}</span> : null}
      </p>
      <ul className="grid max-w-[38rem] grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-4 text-sm text-muted">
        {(['good', 'bad', 'part'] as const).map(what => (
          <li key={what}>
            <SampleDrawing of={what} />
            <p className="mt-1">{words[what]}</p>
          </li>
        ))}
      </ul>
      <p className="hidden text-sm text-muted lg:block">{words.drop}</p>
    </>
  )
}
