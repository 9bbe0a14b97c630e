'use client'

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lookupZip, type Dated, type ZipAnswer } from '@/content/zips'
import { pushEvent } from '@/lib/data-layer'
import { cleanZipInput, isZip } from '@/lib/zip'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'

export interface ZipLookupProps {
  labels: Record<
    'field' | 'submit' | 'invalid' | 'county' | 'permit' | 'fee' | 'days' | 'utility' | 'rebate' | 'found',
    string
  >
}

type Shown =
  | { readonly kind: 'empty' }
  | { readonly kind: 'error' }
  | { readonly kind: 'answer'; readonly zip: string; readonly answer: ZipAnswer }

const empty: Shown = { kind: 'empty' }

function Row({ label, value }: { label: string; value: string | Dated }) {
  const { text, asOf } = typeof value === 'string' ? { text: value, asOf: undefined } : value
  return (
    <div className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[8rem_1fr]">
      <dt className="font-semibold">{label}</dt>
      <dd>{asOf ? <data value={asOf}>{text}</data> : text}</dd>
    </div>
  )
}

/** Five digits in, who issues the permit and what is paid and waited for out. Nothing leaves the device. */
export function ZipLookup({ labels }: ZipLookupProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<Shown>(empty)

  const look = () => {
    const zip = input.current?.value ?? ''
    if (!isZip(zip)) {
      setShown({ kind: 'error' })
      input.current?.focus()
      return
    }
    const answer = lookupZip(zip)
    setShown({ kind: 'answer', zip, answer })
    pushEvent({ event: 'zip_lookup', zip_known: answer.county !== null })
  }

  // Typed or sent before the script was there: the field is cleaned, and the address that the browser went to is answered.
  const catchUp = useEffectEvent(() => {
    const field = input.current
    if (!field) return
    const asked = new URLSearchParams(location.search).get('zip')
    field.value = cleanZipInput(field.value || (asked ?? ''))
    if (asked !== null) look()
  })
  useEffect(() => catchUp(), [])

  return (
    <div data-island="zip-lookup">
      <form
        action="/#zip"
        aria-labelledby="zip-title"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          // What was said is taken away first: after a second try that is no better it is said again.
          flushSync(() => setShown(empty))
          look()
        }}
        className="needs-script flex flex-wrap items-start gap-3"
      >
        {/* What is wrong is said where it stands. */}
        <div aria-live="polite" className="w-full max-w-72">
          <TextField
            id={`${id}zip`}
            ref={input}
            name="zip"
            label={labels.field}
            inputMode="numeric"
            autoComplete="postal-code"
            defaultValue=""
            onInput={event => {
              const field = event.currentTarget
              const clean = cleanZipInput(field.value)
              if (clean !== field.value) field.value = clean
              if (shown.kind === 'error') setShown(empty)
            }}
            error={shown.kind === 'error' ? labels.invalid : undefined}
          />
        </div>
        <Button type="submit" look="strong" className="sm:mt-8">
          {labels.submit}
        </Button>
      </form>
      {/* One line is read out, not the whole answer: that stands below, to be read at leisure. */}
      <p aria-live="polite" className="sr-only">
        {shown.kind === 'answer' ? `${shown.zip}, ${shown.answer.place}. ${labels.found}` : null}
      </p>
      {shown.kind === 'answer' ? (
        // Each answer is a section of its own: in one that a translator has rewritten, texts would not change any more.
        <section key={shown.zip} aria-label={`ZIP ${shown.zip}`} className="mt-6">
          <h3 className="mb-3 text-xl">
            {shown.zip}: {shown.answer.place}
          </h3>
          <dl>
            {shown.answer.county ? <Row label={labels.county} value={shown.answer.county} /> : null}
            <Row label={labels.permit} value={shown.answer.permit} />
            <Row label={labels.fee} value={shown.answer.fee} />
            <Row label={labels.days} value={shown.answer.days} />
            <Row label={labels.utility} value={shown.answer.utility} />
            <Row label={labels.rebate} value={shown.answer.rebate} />
          </dl>
          <ul className="flex flex-wrap gap-x-6 border-t border-line pt-2">
            {shown.answer.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="link inline-flex min-h-11 items-center font-semibold">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
