'use client'
// A year of readings replayed with a charger that watches the house: choices, the sentence, the
// year as a picture and as tables, and the fixed settings beside it.
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { PanelCheckWords } from '@/content/words/panel-check'
import type { PanelReplayWords } from '@/content/words/panel-replay'
import type { ReplayNumbers } from '@/lib/leads/panel-check'
import type { ReadFile } from '@/lib/panel/meter/read-file'
import { type NightChoices, usualNight } from '@/lib/panel/night-choices'
import { type TracedReplay, traceYear } from '@/lib/panel/replay'
import { daysIn, fieldOf, type LeftOut, leftOut, monthsOf, SHORTEST_REPLAY_DAYS } from '@/lib/panel/replay-field'
import { type Charger, type ChargerOutput, kwhText } from '@/lib/panel/load'
import type { FieldFault } from '@/lib/panel/check'
import { fill } from '@/lib/template'
import { Words } from '@/components/ui/words'
import { WhatWeRead } from '@/components/panel-check/meter-result'
import { Actions } from './actions'
import { Comparison } from './comparison'
import { fieldsOfNight, type NightFields, NightForm, nightOfFields } from './night-form'
import { MonthsTable, ShortNights } from './night-tables'
import { YearPicture } from './year-picture'
import { replayText, sentenceOf } from './sentence'

/** Longer readings hide short peaks, in minutes. */
const FINE_MIN = 15
export interface ReplayProps {
  file: ReadFile
  isExample: boolean
  /** As the check has them. */
  serviceAmps: number
  outputAmps: ChargerOutput
  /** House and charger in amperes, by the method that counts most. */
  loadOf: ((charger: Charger) => number) | undefined
  /** Choices that came with a link. */
  linked: NightChoices | null
  words: PanelReplayWords
  meter: PanelCheckWords['meter']
  faults: Readonly<Record<FieldFault, string>>
  /** Numbers of the visitor's own year; null without an answer. */
  onNumbers: (numbers: ReplayNumbers | null) => void
}

export function Replay(props: ReplayProps) {
  const { file, isExample, words, meter } = props
  const days = daysIn(file.year)
  // The answer comes first where it is not beside.
  useEffect(() => {
    if (!matchMedia('(width >= 64rem)').matches) document.getElementById('check-answer')?.scrollIntoView?.()
  }, [file])
  return (
    <>
      <WhatWeRead file={file} words={meter} />
      <section aria-labelledby="check-replay" className="mt-8">
        <h3 id="check-replay" className="font-display text-2xl font-bold">
          {isExample ? words.exampleTitle : words.title}
        </h3>
        {days < SHORTEST_REPLAY_DAYS ? (
          <p className="mt-4 max-w-text">{fill(words.none.short, { least: SHORTEST_REPLAY_DAYS, days })}</p>
        ) : (
          <Year {...props} />
        )}
      </section>
    </>
  )
}

/** Tells the check what the visitor's own year comes to. */
function useReport(
  shown: NightChoices | null,
  trace: TracedReplay | undefined,
  isExample: boolean,
  onNumbers: ReplayProps['onNumbers'],
) {
  const report = useEffectEvent(() => {
    if (!shown || !trace || isExample || trace.replay.nights === 0) return onNumbers(null)
    const { nights, filled, worstKwh } = trace.replay
    onNumbers({
      service_amps: shown.serviceAmps,
      charger_amps: shown.outputAmps,
      need_kwh: shown.needKwh,
      from_hour: shown.fromHour,
      to_hour: shown.toHour,
      nights,
      filled,
      worst_kwh: Number(kwhText(worstKwh)),
    })
  })
  useEffect(() => report(), [trace])
}

function Skipped({ left, words }: { left: LeftOut; words: PanelReplayWords['skipped'] }) {
  return (['clockChange', 'incomplete'] as const).map(why =>
    left[why] === 0 ? null : (
      <p key={why} className="mt-3 text-sm text-muted">
        {fill(words[why], { count: left[why], all: left.all })}
      </p>
    ),
  )
}

function Year({ file, isExample, serviceAmps, outputAmps, loadOf, linked, words, faults, onNumbers }: ReplayProps) {
  const [fields, setFields] = useState<NightFields>(() =>
    fieldsOfNight(linked ?? { ...usualNight, serviceAmps, outputAmps }),
  )
  // Another service or charger in the check is another one here.
  const [followed, setFollowed] = useState({ serviceAmps, outputAmps })
  if (followed.serviceAmps !== serviceAmps || followed.outputAmps !== outputAmps) {
    setFollowed({ serviceAmps, outputAmps })
    setFields({ ...fields, serviceAmps, outputAmps })
  }
  const { night, faults: faulty } = useMemo(() => nightOfFields(fields), [fields])
  // Follows one paint later, so that the file's chart and each choice show at once.
  const shown = useDeferredValue(night, null)
  const { year } = file
  const result = useMemo(() => {
    if (!shown) return null
    const trace = traceYear(year, shown)
    return {
      trace,
      field: fieldOf(year, shown, trace),
      months: monthsOf(year, shown, trace),
      left: leftOut(year, shown, trace),
    }
  }, [year, shown])

  useReport(shown, result?.trace, isExample, onNumbers)

  const replay = result?.trace.replay
  const sentence = replay && shown ? sentenceOf(replay, shown, isExample, words) : null
  const isHouseOver = shown !== null && (loadOf?.({ outputAmps: 0, isManaged: true }) ?? 0) > shown.serviceAmps
  const text = replay && shown && sentence !== null ? replayText(replay, shown, sentence, isHouseOver, words) : null
  return (
    <>
      <p className="mt-3 max-w-text">{isExample ? words.exampleLead : words.lead}</p>
      <NightForm
        fields={fields}
        seed={`${followed.serviceAmps}, ${followed.outputAmps}`}
        faults={faulty}
        faultTexts={faults}
        words={words.form}
        onChange={setFields}
      />
      {file.year.intervalMin > FINE_MIN ? (
        <p className="mt-6 max-w-text border-l-4 border-safety pl-3">{words.hourly}</p>
      ) : null}
      <p role="status" className="mt-6 max-w-text border-l-4 border-accent py-1 pl-4 font-semibold">
        <Words text={sentence ?? (shown ? words.none.nights : night ? '' : words.none.faulty)} />
      </p>
      {result && shown && text ? (
        <>
          <YearPicture field={result.field} text={text} words={words.field} />
          <Skipped left={result.left} words={words.skipped} />
          <div className="mt-4 grid grid-cols-1 gap-x-12 lg:grid-cols-2">
            <MonthsTable months={result.months} words={words.months} />
            <ShortNights replay={result.trace.replay} words={words.short} />
          </div>
          {loadOf ? (
            <Comparison night={shown} replay={result.trace.replay} loadOf={loadOf} words={words.compare} />
          ) : null}
          <details className="check-fold border-y border-line">
            <summary>{words.guideTitle}</summary>
            <p className="max-w-text pb-3 text-sm">{words.guide}</p>
          </details>
          <Actions
            field={result.field}
            months={result.months}
            text={text}
            night={shown}
            isExample={isExample}
            words={words}
          />
        </>
      ) : null}
    </>
  )
}
