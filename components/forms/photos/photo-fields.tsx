'use client'
import { memo, type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { PhotoSlot } from './slot'
import type { Photos } from './use-photos'
import { type FormSubject, formSubjects } from './subjects'

export interface PhotoFieldsLabels {
  readonly title: string
  readonly lead: string
  readonly subjects: Readonly<Record<FormSubject, { readonly title: string; readonly hint: string }>>
  readonly add: string
  readonly replace: string
  readonly remove: string
  /** Alternative text of a preview, before the subject. */
  readonly preview: string
  readonly preparing: string
  readonly problems: Readonly<Record<NonNullable<PhotoSlot['problem']>, string>>
}

export interface PhotoFieldsProps {
  readonly photos: Photos
  readonly labels: PhotoFieldsLabels
  /** What to take, as a drawing. */
  readonly drawings: Readonly<Record<FormSubject, ReactNode>>
}

/** With `image/*` an iPhone would hand over its own format; with these it converts. */
const ACCEPT = 'image/jpeg,image/png,image/webp'

/** Up to four photos, each with a drawing of what to take. Every one may be left out. */
export const PhotoFields = memo(function PhotoFields({ photos, labels, drawings }: PhotoFieldsProps) {
  return (
    <fieldset className="needs-script min-w-0">
      <legend className="font-semibold">{labels.title}</legend>
      <p className="mt-1 text-sm text-muted">{labels.lead}</p>
      <ul className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {formSubjects.map(what => (
          <PhotoField key={what} what={what} photos={photos} labels={labels} drawing={drawings[what]} />
        ))}
      </ul>
    </fieldset>
  )
})

function PhotoField({
  what,
  photos,
  labels,
  drawing,
}: Pick<PhotoFieldsProps, 'photos' | 'labels'> & { what: FormSubject; drawing: ReactNode }) {
  const id = `photo-${what}`
  const input = useRef<HTMLInputElement>(null)
  const { isPreparing, previewUrl, problem } = photos.slots[what] ?? {}
  const { title, hint } = labels.subjects[what]
  return (
    <li className="photo-card">
      <div>
        {previewUrl ? (
          <img src={previewUrl} alt={`${labels.preview} ${title}`} className="aspect-4/3 w-full object-cover" />
        ) : (
          drawing
        )}
      </div>
      <div>
        <p className="font-semibold">{title}</p>
        <p id={`${id}-hint`}>{hint}</p>
        <div>
          <Button
            variant="outline"
            size="small"
            aria-label={`${previewUrl ? labels.replace : labels.add}: ${title}`}
            aria-describedby={problem ? `${id}-error` : `${id}-hint`}
            onClick={() => input.current?.click()}
          >
            {isPreparing ? labels.preparing : previewUrl ? labels.replace : labels.add}
          </Button>
          {previewUrl ? (
            <Button
              variant="quiet"
              size="small"
              aria-label={`${labels.remove}: ${title}`}
              onClick={event => {
                // The button goes; the focus stays in this field.
                event.currentTarget.parentElement?.querySelector('button')?.focus()
                photos.remove(what)
              }}
            >
              {labels.remove}
            </Button>
          ) : null}
        </div>
        {/* Without a name, so that a form sent without script has no such field. */}
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          hidden
          data-photo={what}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // Lets the same file be chosen again.
            currentTarget.value = ''
            if (file) photos.choose(what, file)
          }}
        />
        <p id={`${id}-error`} role="status" className="field-error">
          {problem ? labels.problems[problem] : null}
        </p>
      </div>
    </li>
  )
}
