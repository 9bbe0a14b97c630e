'use client'
import { memo, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { PhotoButton } from './photo-button'
import type { PhotoProblem } from './slot'
import type { Photos } from './use-photos'
import { type FormSubject, formSubjects } from './subjects'

export interface PhotoFieldsWords {
  readonly title: string
  readonly lead: string
  readonly subjects: Readonly<Record<FormSubject, { readonly title: string; readonly hint: string }>>
  readonly take: string
  readonly choose: string
  readonly replace: string
  readonly remove: string
  /** Alternative text of a preview, before the subject. */
  readonly preview: string
  readonly preparing: string
  readonly problems: Readonly<Record<PhotoProblem, string>>
}

export interface PhotoFieldsProps {
  readonly photos: Photos
  readonly words: PhotoFieldsWords
  /** What to take, as a drawing. */
  readonly drawings: Readonly<Record<FormSubject, ReactNode>>
}

/** Up to four photos, each with a drawing of what to take. Every one may be left out. */
export const PhotoFields = memo(function PhotoFields({ photos, words, drawings }: PhotoFieldsProps) {
  return (
    <fieldset className="needs-script min-w-0">
      <legend className="font-semibold">{words.title}</legend>
      <p className="mt-1 text-sm text-muted">{words.lead}</p>
      <ul className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {formSubjects.map(what => (
          <PhotoField key={what} what={what} photos={photos} words={words} drawing={drawings[what]} />
        ))}
      </ul>
    </fieldset>
  )
})

function PhotoField({
  what,
  photos,
  words,
  drawing,
}: Pick<PhotoFieldsProps, 'photos' | 'words'> & { what: FormSubject; drawing: ReactNode }) {
  const id = `photo-${what}`
  const { reading, previewUrl, problem } = photos.slots[what] ?? {}
  const { title, hint } = words.subjects[what]
  return (
    <li className="photo-card">
      <div className={previewUrl ? undefined : 'max-sm:hidden'}>
        {previewUrl ? <img src={previewUrl} alt={`${words.preview} ${title}`} /> : drawing}
      </div>
      <div>
        <p className="font-semibold">{title}</p>
        <p id={`${id}-hint`}>{hint}</p>
      </div>
      <div>
        {(['take', 'choose'] as const).map(way => {
          const label = words[way === 'choose' && previewUrl ? 'replace' : way]
          return (
            <PhotoButton
              key={way}
              variant="outline"
              size="small"
              aria-label={`${label}: ${title}`}
              aria-describedby={problem ? `${id}-error` : `${id}-hint`}
              onFile={file => photos.choose(what, file)}
              input={way === 'take' ? { capture: 'environment' } : { 'data-photo': what }}
            >
              {reading && way === 'choose' ? words.preparing : label}
            </PhotoButton>
          )
        })}
        {previewUrl ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={`${words.remove}: ${title}`}
            onClick={event => {
              // The button goes; the focus stays in this field.
              event.currentTarget.parentElement?.querySelector('button')?.focus()
              photos.remove(what)
            }}
          >
            {words.remove}
          </Button>
        ) : null}
        <p id={`${id}-error`} role="status" className="field-error">
          {problem ? words.problems[problem] : null}
        </p>
      </div>
    </li>
  )
}
