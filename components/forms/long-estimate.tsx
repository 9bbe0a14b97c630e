'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { townOfPage } from '@/lib/town-of-page'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toasts'
import { ClearButton } from './clear-button'
import { Honeypot } from './honeypot'
import { LeadFields } from './lead-fields'
import { useLeadForm } from './lead-form'
import type { LeadFormWords, LeadFormProps } from './lead-form-props'
import { LeadStatus } from './lead-status'
import { PhotoFields, type PhotoFieldsProps } from './photos/photo-fields'
import type { PhotoStatusWords } from './photos/photo-progress'
import { PhotoStatus } from './photos/photo-status'
import { formSubjects } from './photos/subjects'
import { usePhotos } from './photos/use-photos'
import { PanelCheckOffer } from './panel-check-offer'
import type { PanelCheckTickProps } from './panel-check-tick'

export interface LongEstimateProps extends LeadFormProps {
  words: LeadFormWords & { clear: string; panelCheck: PanelCheckTickProps['words'] }
  /** Toast after the estimate was sent. */
  thanks: string
  /** Only where the lead desk of this site takes the lead. */
  photos?: Omit<PhotoFieldsProps, 'photos'> & { statusWords: PhotoStatusWords }
  /** How to send photos otherwise. Shown below the photos, or in their place. */
  photoNote?: ReactNode
}

/** Specified: docs/lead-contract.md. */
const MIN_SUBMIT_MS = 1000

export function LongEstimate({
  webhook,
  mode,
  fields,
  words,
  status,
  thanks,
  notice,
  photos,
  photoNote,
}: LongEstimateProps) {
  const chosen = usePhotos('long')
  const [extra, setExtra] = useState<object>()
  const form = useLeadForm({
    kind: 'estimate',
    webhook,
    mode,
    event: { event: 'generate_lead', form: 'long' },
    photos: photos && chosen,
    minSubmitMs: MIN_SUBMIT_MS,
    extra,
    onInvalid: () => toast({ title: words.check, variant: 'destructive' }),
    onSuccess: () => toast({ title: thanks, variant: 'success' }),
  })
  const { phase } = form
  const { ref: element } = form.props
  // A visitor who comes from a town's page need not name the town again. As the field's default it
  // gives way to what is typed, or was typed before.
  useEffect(() => {
    const address = element.current?.elements.namedItem('address')
    if (address instanceof HTMLInputElement) address.defaultValue = townOfPage(document.referrer, location.origin) ?? ''
  }, [element])
  return (
    <form
      {...form.props}
      data-draft="long"
      data-island="long-estimate"
      aria-labelledby="estimate-title"
      onReset={() => {
        form.props.onReset()
        setExtra(undefined)
        formSubjects.forEach(chosen.remove)
      }}
      className="lead-fields"
    >
      <p className="text-sm text-muted col-span-full">{words.required}</p>
      <LeadFields fields={fields} errors={form.errors} />
      <div className="col-span-full">
        {photos ? <PhotoFields photos={chosen} words={photos.words} drawings={photos.drawings} /> : null}
        {photoNote}
      </div>
      <PanelCheckOffer words={words.panelCheck} chosen={extra} onChoose={setExtra} className="col-span-full" />
      <Honeypot id="estimate-subject" />
      <div className="col-span-full">
        <Button type="submit" disabled={form.disabled} className="min-w-[min(12rem,100%)]">
          {phase === 'submitting' ? words.submitting : words.submit}
        </Button>{' '}
        <ClearButton label={words.clear} isSubmitting={phase === 'submitting'} />
        {notice}
        <LeadStatus form={form} {...status} />
        {photos ? <PhotoStatus progress={chosen.progress} words={photos.statusWords} /> : null}
      </div>
    </form>
  )
}
