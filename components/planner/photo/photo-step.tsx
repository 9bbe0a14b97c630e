'use client'
// Step 1: take or choose a photo, with drawings of a good one and a bad one.
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { PlannerPhotoLabels } from '@/content/words/photo'
import type { OpenProblem } from './open-photo'
import { SampleDrawing } from './sample-drawings'

/** With `image/*` an iPhone would hand over its own format; with these it converts. */
const ACCEPT = 'image/jpeg,image/png,image/webp'

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
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const input = (what: 'camera' | 'file') => (
    <input
      ref={what === 'camera' ? camera : files}
      type="file"
      accept={ACCEPT}
      {...(what === 'camera' && { capture: 'environment' })}
      hidden
      data-photo-input={what}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        // Lets the same file be chosen again.
        currentTarget.value = ''
        if (file) onFile(file)
      }}
    />
  )
  return (
    <>
      <p className="text-sm">{words.lead}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="tight" className="flex-1 whitespace-nowrap" onClick={() => camera.current?.click()}>
          {words.take}
        </Button>
        <Button
          variant="outline"
          size="tight"
          className="flex-1 whitespace-nowrap"
          onClick={() => files.current?.click()}
        >
          {hasPhoto ? words.another : words.choose}
        </Button>
        {hasPhoto ? (
          <Button variant="quiet" size="tight" onClick={onRemove}>
            {words.remove}
          </Button>
        ) : null}
        <Button variant="outline" size="tight" className="flex-1 whitespace-nowrap" onClick={onSample}>
          {words.sample}
        </Button>
      </div>
      {input('camera')}
      {input('file')}
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
