'use client'

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { SecondOpinionWords } from '@/content/second-opinion'
import { grouped } from '@/lib/grouped'
import {
  readFigure,
  secondOpinion,
  type Mover,
  type OurAmounts,
  type PricedLine,
  type QuoteVariable,
} from '@/lib/second-opinion'
import { fill } from '@/lib/template'
import { TextField } from '@/components/ui/field'
import { Words } from '@/components/ui/words'
import { useHydrated } from '@/components/ui/use-hydrated'

export interface SecondOpinionProps {
  words: Omit<SecondOpinionWords, 'title' | 'lead' | 'note' | 'action'>
  amounts: OurAmounts
}

interface Quote {
  readonly typed: string
  readonly checked: ReadonlySet<QuoteVariable>
}

const dollars = (amount: number) => `$${grouped(amount)}`

function Answer({
  figure,
  checked,
  words,
  amounts,
}: SecondOpinionProps & { figure: number; checked: ReadonlySet<QuoteVariable> }) {
  const { range, verdict, gap, lines, movers } = secondOpinion(figure, checked, amounts)
  const list = (names: readonly string[], word: string) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`
  const named = list(
    lines.map((line: PricedLine) => words.lineNames[line]),
    verdict === 'above' ? words.or : words.and,
  )
  const why = {
    within: undefined,
    above: named === '' ? words.aboveUnknown : fill(words.aboveLines, { lines: named }),
    below: named === '' ? words.belowUnknown : fill(words.belowLines, { lines: named }),
  }[verdict]
  return (
    <>
      <p className="font-semibold">
        {fill(words.range, { low: dollars(range.min), high: dollars(range.max) })}{' '}
        {fill(words[verdict], { gap: dollars(gap) })}
      </p>
      {why ? <p className="mt-2">{why}</p> : null}
      {movers.length > 0 ? (
        <p className="mt-2">
          {fill(words.movers, {
            movers: list(
              movers.map((mover: Mover) => words.moverNames[mover]),
              words.and,
            ),
          })}
        </p>
      ) : null}
    </>
  )
}

/**
 * Another quote against our ranges. Without script it is the checklist alone; nothing is sent
 * either way.
 */
export function SecondOpinion({ words, amounts }: SecondOpinionProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const root = useRef<HTMLDivElement>(null)
  const [{ typed, checked }, setQuote] = useState<Quote>({ typed: '', checked: new Set() })
  const figure = readFigure(typed)
  const read = () => {
    const boxes = root.current?.querySelectorAll<HTMLInputElement>('[type=checkbox]:checked') ?? []
    setQuote({
      typed: root.current?.querySelector<HTMLInputElement>('[type=text]')?.value ?? '',
      checked: new Set([...boxes].map(({ value }) => value as QuoteVariable)),
    })
  }
  // What was checked before the script came counts.
  const readAtStart = useEffectEvent(read)
  useEffect(() => readAtStart(), [])
  return (
    <div
      ref={root}
      onInput={read}
      data-island="second-opinion"
      className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[1.4fr_1fr]"
    >
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{words.legend}</legend>
        <ul className="border-b border-line">
          {words.variables.map(({ key, title, text }) => (
            <li key={key} className="border-t border-line">
              <label className="grid min-h-12 cursor-pointer grid-cols-[1.5rem_1fr] items-center gap-x-3 py-2">
                <input type="checkbox" value={key} className="size-5 accent-safety" />
                <span>
                  {title}
                  {text ? (
                    <span className="block text-sm text-muted">
                      <Words text={text} />
                    </span>
                  ) : null}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="[@media(scripting:none)]:hidden">
        <TextField
          id={`${id}-figure`}
          label={words.figure}
          hint={words.figureHint}
          error={typed.trim() !== '' && figure === undefined ? words.notAFigure : undefined}
          inputMode="decimal"
          autoComplete="off"
          disabled={!isHydrated}
        />
        <div className="mt-6 border-l-4 border-safety bg-sunken px-5 py-4" role="status">
          <p className="font-display font-bold">{words.answer}</p>
          <div className="mt-1">
            {figure === undefined ? (
              <p className="text-muted">{words.waiting}</p>
            ) : (
              <Answer figure={figure} checked={checked} words={words} amounts={amounts} />
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
