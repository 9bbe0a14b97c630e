'use client'

import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { PanelCheckLabels } from '@/content/words/panel-check'
import type { PanelReplayLabels } from '@/content/words/panel-replay'
import { pushEvent } from '@/lib/data-layer'
import { numbersOf, type ReplayNumbers } from '@/lib/leads/panel-check'
import { serviceRatings } from '@/lib/panel/appliances'
import { answerOf, type CheckWay, exampleFields, type FieldFaults } from '@/lib/panel/check'
import { chargerOutputs } from '@/lib/panel/load'
import { nightInQuery, type NightChoices, withoutNight } from '@/lib/panel/night-choices'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Answer, verdictText } from './answer'
import { choose, example, fieldsOf, isTyped, setUsualNumbers, snapshot } from './check-form'
import { Question, RadioBar, Tick } from './choices'
import { HomeFields } from './home-fields'
import { keepCheck } from './kept-check'
import { MeterField, type ShownFile } from './meter-field'
import { Methods } from './methods'
import { NextSteps } from './next-steps'

export interface PanelCheckProps {
  labels: Pick<PanelCheckLabels, 'form' | 'meter' | 'answer'> & { readonly replay: PanelReplayLabels }
  drawing: ReactNode
  /** How to get the meter's file. */
  howTo: ReactNode
}

/** What a finished change comes to: said, kept for a lead, and counted once for each way. */
function useOutcome(labels: PanelCheckLabels['answer']) {
  const [announcement, setAnnouncement] = useState('')
  const replayed = useRef<ReplayNumbers | null>(null)
  const pushed = useRef(new Set<CheckWay>())

  const commit = (current: ReturnType<typeof snapshot>, shown: ShownFile | null) => {
    const made = answerOf(current.input, shown?.file.peakKw ?? null)
    if (!made) return setAnnouncement('')
    const { way, serviceAmps, charger } = current.input
    const isOwn = way === 'appliances' || shown?.isExample === false
    const replay = way === 'meter' ? replayed.current : null
    if (isOwn) keepCheck({ ...numbersOf(way, serviceAmps, charger, made), ...(replay && { replay }) })
    const { title, text } = verdictText(current.input, made, labels)
    setAnnouncement(`${title}. ${text}`)
    if (!isOwn || pushed.current.has(way)) return
    pushed.current.add(way)
    pushEvent({ event: 'panel_check', way, result: made.verdict })
  }
  return {
    announcement,
    withdraw: () => setAnnouncement(''),
    setReplay: (numbers: ReplayNumbers | null) => void (replayed.current = numbers),
    commit,
  }
}

function useCheckFields() {
  const form = useRef<HTMLFormElement>(null)
  const [check, setCheck] = useState(() => ({ ...snapshot(example), linked: null as NightChoices | null }))
  const [isExample, setIsExample] = useState(true)
  /** Names of fields that were left with a fault. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { linked } = check

  const readForm = () => {
    const current = form.current ? { ...snapshot(fieldsOf(form.current)), linked } : check
    setCheck(current)
    return current
  }

  // What was entered before hydration, or restored by the browser.
  const readInitialFields = useEffectEvent(() => {
    if (!form.current) return
    const night = nightInQuery(location.search)
    if (night) {
      choose(form.current, 'way', 'meter')
      choose(form.current, 'service', String(night.serviceAmps))
      choose(form.current, 'output', String(night.outputAmps))
      // They are in the form by now, and a lead's page address should not carry them.
      history.replaceState(history.state, '', `${location.pathname}${withoutNight(location.search)}${location.hash}`)
    }
    const current = { ...snapshot(fieldsOf(form.current)), linked: night }
    if (JSON.stringify(current) === JSON.stringify(check)) return
    setCheck(current)
    setIsExample(false)
  })
  useEffect(() => readInitialFields(), [])
  return { form, check, isExample, setIsExample, left, setLeft, readForm }
}

interface CheckFormProps extends Pick<PanelCheckProps, 'labels' | 'howTo'> {
  fields: ReturnType<typeof useCheckFields>
  outcome: ReturnType<typeof useOutcome>
  read: ShownFile | null
  onRead: (file: ShownFile | null) => void
}

function MeterPart({ labels, howTo, fields, outcome, read, onRead }: CheckFormProps) {
  return (
    <Question title={labels.meter.label}>
      <MeterField
        labels={labels.meter}
        noReplay={labels.replay.none.solar}
        howTo={howTo}
        isLinked={fields.check.linked !== null}
        onRead={shown => {
          outcome.setReplay(null)
          onRead(shown)
          fields.setIsExample(false)
          outcome.commit(fields.check, shown)
        }}
        onAppliances={() => {
          if (!fields.form.current) return
          choose(fields.form.current, 'way', 'appliances')
          outcome.commit(fields.readForm(), read)
          document.querySelector<HTMLElement>('#check-area')?.focus()
        }}
      />
    </Question>
  )
}

function ChargerQuestion({ words }: { words: PanelCheckLabels['form'] }) {
  return (
    <Question title={words.charger}>
      <RadioBar
        name="output"
        legend={words.output}
        hint={words.outputHint}
        options={chargerOutputs.map(output => ({ value: String(output), label: String(output) }))}
        checked={exampleFields.output ?? ''}
      />
      <Tick name="managed" label={words.managed} hint={words.managedHint} className="mt-4" />
      <Button type="submit" variant="strong" className="mt-6">
        {words.submit}
      </Button>
    </Question>
  )
}

function CheckForm(props: CheckFormProps) {
  const { labels, fields, outcome, read } = props
  const { form, check, isExample, setIsExample, left, setLeft, readForm } = fields
  const { input, faults } = check
  const isHydrated = useHydrated()
  /** The meter's part was chosen at some time. */
  const [hasMeter, setHasMeter] = useState(false)
  // From then on it keeps its file.
  if (input.way === 'meter' && !hasMeter) setHasMeter(true)
  const shownFaults: FieldFaults = Object.fromEntries(Object.entries(faults).filter(([name]) => left.has(name)))

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.type === 'file') return
    if (target instanceof HTMLSelectElement && (target.name === 'heating' || target.name === 'cooling'))
      setUsualNumbers(currentTarget, target.name, target.value)
    setIsExample(false)
    const current = readForm()
    if (!isTyped(target)) return outcome.commit(current, read)
    // What was said no longer holds; a number is complete when its field is left.
    outcome.withdraw()
    if (!current.faults[target.name]) setLeft(names => new Set([...names].filter(name => name !== target.name)))
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const current = readForm()
    const [firstFault] = Object.keys(current.faults)
    setLeft(new Set(Object.keys(current.faults)))
    outcome.commit(current, read)
    const target =
      firstFault === undefined
        ? document.getElementById('check-answer')
        : document.getElementById(`check-${firstFault}`)
    target?.focus()
  }

  const onBlur = ({ target }: FocusEvent) => {
    if (!isTyped(target) || isExample) return
    if (faults[target.name]) setLeft(names => new Set([...names, target.name]))
    else outcome.commit(check, read)
  }

  const words = labels.form
  return (
    <form
      ref={form}
      className="needs-script fields mt-8"
      data-island="panel-check"
      noValidate={isHydrated}
      aria-label={words.label}
      onInput={onInput}
      onBlur={onBlur}
      onSubmit={onSubmit}
    >
      <Question title={words.service} hint={words.serviceHint}>
        <RadioBar
          name="service"
          legend={words.service}
          isLegendHidden
          options={serviceRatings.map(rating => ({ value: String(rating), label: String(rating) }))}
          checked={exampleFields.service ?? ''}
        />
      </Question>
      <RadioBar
        name="way"
        legend={words.way}
        options={Object.entries(words.ways).map(([value, label]) => ({ value, label }))}
        checked={exampleFields.way ?? ''}
      />
      <div hidden={input.way !== 'appliances'} className="fields">
        <HomeFields labels={words} faults={shownFaults} heating={check.heating} cooling={check.cooling} />
      </div>
      {hasMeter ? (
        <div hidden={input.way !== 'meter'}>
          <MeterPart {...props} />
        </div>
      ) : null}
      <ChargerQuestion words={words} />
    </form>
  )
}

/**
 * The check: questions, and the answer that follows every change. It starts as a worked example.
 * Nothing is sent.
 */
export function PanelCheck({ labels, drawing, howTo }: PanelCheckProps) {
  const fields = useCheckFields()
  const outcome = useOutcome(labels.answer)
  const [read, setRead] = useState<ShownFile | null>(null)
  const { isExample } = fields
  const { input, faults, linked } = fields.check
  const peakKw = read?.file.peakKw ?? null
  const isExampleYear = input.way === 'meter' && read?.isExample === true
  // Follows one paint later, so that a choice shows at once.
  const shown = useDeferredValue(
    useMemo(
      () => ({
        input,
        answer: answerOf(input, peakKw),
        isFaulty: Object.keys(faults).length > 0,
        isExample,
        isExampleYear,
      }),
      [input, faults, peakKw, isExample, isExampleYear],
    ),
  )
  return (
    <>
      <div className="aside-columns-narrow">
        <div className="min-w-0">
          {drawing}
          <CheckForm {...{ labels, howTo, fields, outcome, read }} onRead={setRead} />
        </div>
        <div className="min-w-0 self-start lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
          <p role="status" className="sr-only">
            {outcome.announcement}
          </p>
          <Answer {...shown} labels={labels.answer} />
        </div>
      </div>
      {read ? (
        <div hidden={input.way !== 'meter'}>
          <read.Replay
            file={read.file}
            isExample={read.isExample}
            serviceAmps={input.serviceAmps}
            outputAmps={input.charger.outputAmps}
            linked={linked}
            labels={labels.replay}
            faults={labels.form.faults}
            onNumbers={numbers => {
              outcome.setReplay(numbers)
              outcome.commit(fields.check, read)
            }}
          />
        </div>
      ) : null}
      {shown.answer ? (
        <div className="below-answer">
          <NextSteps input={shown.input} answer={shown.answer} labels={labels.answer} />
          <Methods
            input={shown.input}
            answer={shown.answer}
            peakKw={read?.isExample === false ? read.file.peakKw : null}
            labels={labels.answer}
            appliances={labels.form.appliances}
          />
        </div>
      ) : null}
    </>
  )
}
