'use client'

import { useEffect, useEffectEvent, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { DatedText, ZipAnswer, ZipAnswers } from '@/content/zips'
import { pushEvent } from '@/lib/data-layer'
import { cleanZipInput, isLongIslandZip, isZip, lookupZip } from '@/lib/zip'
import { Button, ButtonLink } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Words } from '@/components/ui/words'

const rows = ['price', 'county', 'permit', 'fee', 'days', 'utility', 'rebate'] as const

export interface ZipLookupProps {
  answers: ZipAnswers
  words: Record<'field' | 'submit' | 'invalid' | 'found' | 'quote' | (typeof rows)[number], string>
}

type Found =
  | { readonly kind: 'error' }
  | { readonly kind: 'answer'; readonly zip: string; readonly answer: ZipAnswer }
  | { readonly kind: 'outside'; readonly zip: string }

const empty = { kind: 'empty' } as const

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

function clean(field: HTMLInputElement) {
  const digits = cleanZipInput(field.value)
  if (digits !== field.value) field.value = digits
}

/**
 * Keyed by its ZIP, so that each one gets a new element: in one that a translator has rewritten,
 * React cannot update the text.
 */
function Result({ zip, title, children }: { zip: string; title: string; children: ReactNode }) {
  return (
    <section aria-label={`ZIP ${zip}`} className="mt-6">
      <h3 className="mb-3 text-xl">
        {zip}: {title}
      </h3>
      {children}
    </section>
  )
}

function Answer({ zip, answer, words }: Pick<ZipLookupProps, 'words'> & { zip: string; answer: ZipAnswer }) {
  return (
    <>
      <dl>
        {rows.map(name => {
          const value = answer[name]
          return value ? <Row key={name} label={words[name]} value={value} /> : null
        })}
      </dl>
      <p className="border-t border-line py-4">
        <ButtonLink href="#quote" onClick={event => openQuote(event, zip)}>
          {words.quote} {zip}
        </ButtonLink>
      </p>
      <ul className="flex flex-wrap gap-x-6 border-t border-line pt-2">
        {answer.links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="link inline-flex min-h-11 items-center font-semibold">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function find(answers: ZipAnswers, typed: string): Found {
  const zip = cleanZipInput(typed)
  if (!isZip(zip)) return { kind: 'error' }
  return isLongIslandZip(zip) ? { kind: 'answer', zip, answer: lookupZip(answers, zip) } : { kind: 'outside', zip }
}

interface ShownResultProps extends ZipLookupProps {
  result: Found | typeof empty
}

function ShownResult({ result, answers, words }: ShownResultProps) {
  const { outside } = answers
  return (
    <>
      {/* Announces one line instead of the whole answer. One text: a translator moves text nodes, which React then cannot remove. */}
      <p aria-live="polite" className="sr-only">
        {result.kind === 'answer'
          ? `${result.zip}, ${result.answer.place}. ${words.found}`
          : result.kind === 'outside'
            ? `${result.zip}: ${outside.heading}. ${outside.text}`
            : null}
      </p>
      {result.kind === 'outside' ? (
        <Result key={result.zip} zip={result.zip} title={outside.heading}>
          <p>{outside.text}</p>
        </Result>
      ) : null}
      {result.kind === 'answer' ? (
        <Result key={result.zip} zip={result.zip} title={result.answer.place}>
          <Answer zip={result.zip} answer={result.answer} words={words} />
        </Result>
      ) : null}
    </>
  )
}

/** Looks up permit, fees and utility of a ZIP code on the device; nothing is sent. */
export function ZipLookup({ answers, words }: ZipLookupProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** The ZIP that was filled into the quick quote last. */
  const filledIn = useRef('')
  const [result, setResult] = useState<Found | typeof empty>(empty)

  const lookUp = () => {
    const found = find(answers, input.current?.value ?? '')
    setResult(found)
    if (found.kind === 'error') return input.current?.focus()
    const place = found.kind === 'answer' ? findPlace() : null
    // Keeps what the visitor has typed there.
    if (place && (place.value === '' || place.value === filledIn.current)) {
      fillIn(place, found.zip)
      filledIn.current = found.zip
    }
    pushEvent({ event: 'zip_lookup', zip_known: found.kind === 'answer' && Object.hasOwn(answers.byZip, found.zip) })
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
            label={words.field}
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
            error={result.kind === 'error' ? words.invalid : undefined}
          />
        </div>
        <Button type="submit" variant="strong" className="sm:mt-8">
          {words.submit}
        </Button>
      </form>
      <ShownResult {...{ result, answers, words }} />
    </div>
  )
}
