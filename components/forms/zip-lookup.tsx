'use client'

import { useEffect, useEffectEvent, useId, useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import type { DatedText, ZipAnswer, ZipAnswers } from '@/content/zips'
import { pushEvent } from '@/lib/data-layer'
import { cleanZipInput, isLongIslandZip, isZip, lookupZip } from '@/lib/zip'
import { Button, ButtonLink } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Words } from '@/components/ui/words'

const rows = ['county', 'permit', 'fee', 'days', 'utility', 'rebate'] as const

export interface ZipLookupProps {
  answers: ZipAnswers
  labels: Record<'field' | 'submit' | 'invalid' | 'found' | 'quote' | (typeof rows)[number], string>
}

type Result =
  | { readonly kind: 'empty' }
  | { readonly kind: 'error' }
  | { readonly kind: 'answer'; readonly zip: string; readonly answer: ZipAnswer }
  | { readonly kind: 'outside'; readonly zip: string }

const empty: Result = { kind: 'empty' }

function Row({ label, value }: { label: string; value: string | DatedText }) {
  const { text, asOf } = typeof value === 'string' ? { text: value, asOf: undefined } : value
  return (
    <div className="grid grid-cols-1 gap-x-6 border-t border-line py-3 sm:grid-cols-[8rem_1fr]">
      <dt className="font-semibold">{label}</dt>
      <dd>
        {asOf ? (
          <data value={asOf}>
            <Words text={text} />
          </data>
        ) : (
          <Words text={text} />
        )}
      </dd>
    </div>
  )
}

/**
 * The field for town or ZIP of the page's quick quote. By its address, like the link: the quote is
 * an island of its own, and takes what is written into it before its script comes.
 */
const findPlace = () => document.querySelector<HTMLInputElement>('#quote [name="location"]')

function fillIn(place: HTMLInputElement, zip: string) {
  place.value = zip
  // Tells the form that a marked field was corrected.
  place.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Fills the ZIP into the page's quick quote, goes there and puts the cursor into the first field.
 * Without that form the link alone works.
 */
function openQuote(event: MouseEvent, zip: string) {
  const place = findPlace()
  const form = place?.form
  if (!form) return
  event.preventDefault()
  fillIn(place, zip)
  form.scrollIntoView()
  form.querySelector<HTMLInputElement>('[name="name"]')?.focus({ preventScroll: true })
}

/** Looks up permit, fees and utility of a ZIP code on the device; nothing is sent. */
export function ZipLookup({ answers, labels }: ZipLookupProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** The ZIP that was filled into the quick quote last. */
  const filledIn = useRef('')
  const [result, setResult] = useState<Result>(empty)

  const clean = (field: HTMLInputElement) => {
    const digits = cleanZipInput(field.value)
    if (digits !== field.value) field.value = digits
  }

  const lookUp = () => {
    const zip = cleanZipInput(input.current?.value ?? '')
    if (!isZip(zip)) {
      setResult({ kind: 'error' })
      input.current?.focus()
      return
    }
    if (!isLongIslandZip(zip)) {
      setResult({ kind: 'outside', zip })
      pushEvent({ event: 'zip_lookup', zip_known: false })
      return
    }
    const place = findPlace()
    // Keeps what the visitor has typed there.
    if (place && (place.value === '' || place.value === filledIn.current)) {
      fillIn(place, zip)
      filledIn.current = zip
    }
    const answer = lookupZip(answers, zip)
    setResult({ kind: 'answer', zip, answer })
    pushEvent({ event: 'zip_lookup', zip_known: answer.county !== null })
  }

  // What was typed or submitted (?zip=) before hydration.
  const readInitialInput = useEffectEvent(() => {
    const field = input.current
    if (!field) return
    const requested = new URLSearchParams(location.search).get('zip')
    field.value = cleanZipInput(field.value || (requested ?? ''))
    if (requested !== null) lookUp()
  })
  useEffect(() => readInitialInput(), [])

  return (
    <div data-island="zip-lookup">
      <form
        action="/#zip"
        aria-labelledby="zip-title"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          // Empties the live region first, so that the same message is announced again.
          flushSync(() => setResult(empty))
          lookUp()
        }}
        className="needs-script flex flex-wrap items-start gap-3"
      >
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
              // A keyboard that composes full-width digits loses its text when the value changes
              // under it.
              if (!event.nativeEvent.isComposing) clean(event.currentTarget)
              if (result.kind === 'error') setResult(empty)
            }}
            onCompositionEnd={event => clean(event.currentTarget)}
            error={result.kind === 'error' ? labels.invalid : undefined}
          />
        </div>
        <Button type="submit" variant="strong" className="sm:mt-8">
          {labels.submit}
        </Button>
      </form>
      {/* Announces one line instead of the whole answer. One text: a translator moves text nodes, which React then cannot remove. */}
      <p aria-live="polite" className="sr-only">
        {result.kind === 'answer'
          ? `${result.zip}, ${result.answer.place}. ${labels.found}`
          : result.kind === 'outside'
            ? `${result.zip}: ${answers.outside.heading}. ${answers.outside.text}`
            : null}
      </p>
      {result.kind === 'outside' ? (
        <section key={result.zip} aria-label={`ZIP ${result.zip}`} className="mt-6">
          <h3 className="mb-3 text-xl">
            {result.zip}: {answers.outside.heading}
          </h3>
          <p>{answers.outside.text}</p>
        </section>
      ) : null}
      {result.kind === 'answer' ? (
        // The key makes a new element for each ZIP: in one that a translator has rewritten, React
        // cannot update the text.
        <section key={result.zip} aria-label={`ZIP ${result.zip}`} className="mt-6">
          <h3 className="mb-3 text-xl">
            {result.zip}: {result.answer.place}
          </h3>
          <dl>
            {rows.map(name => {
              const value = result.answer[name]
              return value ? <Row key={name} label={labels[name]} value={value} /> : null
            })}
          </dl>
          <p className="border-t border-line py-4">
            <ButtonLink href="#quote" onClick={event => openQuote(event, result.zip)}>
              {labels.quote} {result.zip}
            </ButtonLink>
          </p>
          <ul className="flex flex-wrap gap-x-6 border-t border-line pt-2">
            {result.answer.links.map(({ label, href }) => (
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
