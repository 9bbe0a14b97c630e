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
import type { PanelCheckWords } from '@/content/words/panel-check'
import type { PanelReplayWords } from '@/content/words/panel-replay'
import { pushEvent } from '@/lib/data-layer'
import { numbersOf, type ReplayNumbers } from '@/lib/leads/panel-check'
import { serviceRatings } from '@/lib/panel/appliances'
import { answerOf, type CheckInput, type CheckWay, exampleFields, type FieldFaults } from '@/lib/panel/check'
import { chargerOutputs } from '@/lib/panel/load'
import type { NightChoices } from '@/lib/panel/night-choices'
import { Button } from '@/components/ui/button'
import { lazyImport } from '@/components/ui/lazy-import'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Answer, verdictText } from './answer'
import { choose, example, fieldsOf, isTyped, setUsualNumbers, snapshot } from './check-form'
import { Question, RadioBar, Tick } from './choices'
import type { ShownFile } from './file-status'
import { HomeFields } from './home-fields'
import { keepCheck } from './kept-check'
import { MeterField } from './meter-field'
import { Methods } from './methods'
import { NextSteps } from './next-steps'

export interface PanelCheckProps {
  words: Pick<PanelCheckWords, 'form' | 'meter' | 'answer'> & { readonly replay: PanelReplayWords }
  drawing: ReactNode
  /** How to get the meter's file. */
  howTo: ReactNode
}

/** Few visitors come with a link. */
const lazyNightQuery = lazyImport(() => import('@/lib/panel/night-choices'))

const amps = (ratings: readonly number[]) => ratings.map(String).map(value => ({ value, label: value }))

const homeText = ({ home, addsClimate }: CheckInput) => JSON.stringify([home, addsClimate])
const exampleHome = homeText(snapshot(example).input)

/** Neither the example year nor the example's house counts beside numbers of the visitor. */
const answerFor = (input: CheckInput, read: ShownFile | null) =>
  answerOf(
    input,
    read && (input.way === 'meter' || !read.isExample) ? read.fileFor(input.serviceAmps).peakKw : null,
    !read?.isExample && homeText(input) !== exampleHome,
  )

/** What a complete change comes to: said, kept for a lead, and counted once for each way. */
function useOutcome(words: PanelCheckWords['answer']) {
  const [announcement, setAnnouncement] = useState('')
  const replayed = useRef<ReplayNumbers | null>(null)
  const pushed = useRef(new Set<CheckWay>())

  /** Without another replay the last one stands. */
  const commit = (
    current: ReturnType<typeof snapshot>,
    shown: ShownFile | null,
    replay: ReplayNumbers | null = replayed.current,
  ) => {
    replayed.current = replay
    const made = answerFor(current.input, shown)
    if (!made) return setAnnouncement('')
    const { way, serviceAmps, charger } = current.input
    const isOwn = way === 'appliances' || shown?.isExample === false
    if (isOwn)
      keepCheck({ ...numbersOf(way, serviceAmps, charger, made), ...(way === 'meter' && replay && { replay }) })
    const { title, text } = verdictText(current.input, made, words)
    setAnnouncement(`${title}. ${text}`)
    if (!isOwn || pushed.current.has(way)) return
    pushed.current.add(way)
    pushEvent({ event: 'panel_check', way, result: made.verdict })
  }
  return { announcement, setAnnouncement, commit }
}

function useCheck(words: PanelCheckWords['answer']) {
  const outcome = useOutcome(words)
  const form = useRef<HTMLFormElement>(null)
  const [check, setCheck] = useState(() => ({ ...snapshot(example), linked: null as NightChoices | null }))
  const [isExample, setIsExample] = useState(true)
  const { linked } = check

  const readForm = (isOwn = false) => {
    if (isOwn) setIsExample(false)
    const current = form.current ? { ...snapshot(fieldsOf(form.current)), linked } : check
    setCheck(current)
    return current
  }

  const show = (night: NightChoices | null) => {
    if (!form.current) return
    const current = { ...snapshot(fieldsOf(form.current)), linked: night }
    if (JSON.stringify(current) === JSON.stringify(check)) return
    setCheck(current)
    setIsExample(false)
  }
  const openLink = async () => {
    const query = await lazyNightQuery.get()
    const night = query?.nightInQuery(location.search)
    if (!form.current || !query || !night) return
    choose(form.current, 'way', 'meter')
    choose(form.current, 'service', String(night.serviceAmps))
    choose(form.current, 'output', String(night.outputAmps))
    // They are in the form by now, and a lead's page address should not carry them.
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${query.withoutNight(location.search)}${location.hash}`,
    )
    show(night)
  }
  // What was entered before hydration, or restored by the browser; then what came with a link.
  const readInitialFields = useEffectEvent(() => {
    show(null)
    if (location.search.includes('replay=')) void openLink()
  })
  useEffect(() => readInitialFields(), [])
  return { ...outcome, form, check, isExample, readForm }
}

interface CheckFormProps extends Pick<PanelCheckProps, 'words' | 'howTo'> {
  state: ReturnType<typeof useCheck>
  read: ShownFile | null
  onRead: (file: ShownFile | null) => void
}

function MeterPart({ words, howTo, state: { form, check, readForm, commit }, read, onRead }: CheckFormProps) {
  return (
    <div hidden={check.input.way !== 'meter'}>
      <Question title={words.meter.label}>
        <MeterField
          words={words.meter}
          serviceAmps={check.input.serviceAmps}
          noReplay={words.replay.none.solar}
          howTo={howTo}
          isLinked={check.linked !== null}
          onRead={shown => {
            onRead(shown)
            commit(check, shown, null)
          }}
          onAppliances={() => {
            if (!form.current) return
            choose(form.current, 'way', 'appliances')
            commit(readForm(), read)
            document.querySelector<HTMLElement>('#check-area')?.focus()
          }}
        />
      </Question>
    </div>
  )
}

function AmpsQuestions({ words }: { words: PanelCheckWords['form'] }) {
  return (
    <>
      <Question title={words.service} hint={words.serviceHint}>
        <RadioBar
          name="service"
          legend={words.service}
          isLegendHidden
          options={amps(serviceRatings)}
          checked={exampleFields.service ?? ''}
        />
      </Question>
      <Question title={words.charger}>
        <RadioBar
          name="output"
          legend={words.output}
          isLegendHidden
          hint={words.outputHint}
          options={amps(chargerOutputs)}
          checked={exampleFields.output ?? ''}
        />
        <Tick name="managed" label={words.managed} hint={words.managedHint} className="mt-2" />
      </Question>
    </>
  )
}

function CheckForm(props: CheckFormProps) {
  const { words, read } = props
  const { form, check, isExample, readForm, commit, setAnnouncement } = props.state
  const { input, faults } = check
  /** Names of fields that were left with a fault. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  /** The meter's part was chosen at some time. */
  const [hasMeter, setHasMeter] = useState(false)
  // From then on it keeps its file.
  if (input.way === 'meter' && !hasMeter) setHasMeter(true)
  const shownFaults: FieldFaults = Object.fromEntries(Object.entries(faults).filter(([name]) => left.has(name)))

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.type === 'file') return
    if (target instanceof HTMLSelectElement && (target.name === 'heating' || target.name === 'cooling'))
      setUsualNumbers(currentTarget, target.name, target.value)
    const current = readForm(true)
    if (!isTyped(target)) return commit(current, read)
    // What was said no longer holds; a number is complete when its field is left.
    setAnnouncement('')
    if (!current.faults[target.name]) setLeft(names => new Set([...names].filter(name => name !== target.name)))
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const current = readForm()
    const faulty = Object.keys(current.faults)
    setLeft(new Set(faulty))
    commit(current, read)
    document.getElementById(`check-${faulty[0] ?? 'answer'}`)?.focus()
  }

  const onBlur = ({ target }: FocusEvent) => {
    if (!isTyped(target) || isExample) return
    if (faults[target.name]) setLeft(names => new Set([...names, target.name]))
    else commit(check, read)
  }

  const formWords = words.form
  return (
    <form
      ref={form}
      className="needs-script fields mt-4"
      data-island="panel-check"
      noValidate={useHydrated()}
      aria-label={formWords.label}
      onInput={onInput}
      onBlur={onBlur}
      onSubmit={onSubmit}
    >
      <AmpsQuestions words={formWords} />
      <RadioBar
        name="way"
        legend={formWords.way}
        options={Object.entries(formWords.ways).map(([value, label]) => ({ value, label }))}
        checked={exampleFields.way ?? ''}
      />
      <div hidden={input.way !== 'appliances'} className="fields">
        <HomeFields words={formWords} faults={shownFaults} heating={check.heating} cooling={check.cooling} />
      </div>
      {hasMeter ? <MeterPart {...props} /> : null}
      <Button type="submit" variant="strong" className="justify-self-start max-lg:hidden">
        {formWords.submit}
      </Button>
    </form>
  )
}

/**
 * The check: questions, and the answer that follows every change. It starts as a worked example.
 * Nothing is sent.
 */
export function PanelCheck({ words, drawing, howTo }: PanelCheckProps) {
  const state = useCheck(words.answer)
  const [read, setRead] = useState<ShownFile | null>(null)
  const { isExample } = state
  const { input, faults, linked } = state.check
  const file = read?.fileFor(input.serviceAmps)
  const isExampleYear = input.way === 'meter' && read?.isExample === true
  // Follows one paint later, so that a choice shows at once.
  const shown = useDeferredValue(
    useMemo(
      () => ({
        input,
        answer: answerFor(input, read),
        isFaulty: Object.keys(faults).length > 0,
        isExample,
        isExampleYear,
      }),
      [input, faults, read, isExample, isExampleYear],
    ),
  )
  return (
    <>
      <div className="aside-columns-narrow max-lg:gap-4">
        <div className="answer-bar-reach min-w-0">
          {drawing}
          <CheckForm {...{ words, howTo, state, read }} onRead={setRead} />
          {shown.answer ? (
            <a href="#check-answer" className="needs-script answer-bar">
              <b>{verdictText(shown.input, shown.answer, words.answer).bar}</b> <span aria-hidden="true">·</span>{' '}
              <span className="link">{words.answer.why}</span>
            </a>
          ) : null}
        </div>
        <div className="min-w-0 self-start lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
          <p role="status" className="sr-only">
            {state.announcement}
          </p>
          <Answer {...shown} words={words.answer} />
        </div>
      </div>
      {read && file ? (
        <div hidden={input.way !== 'meter'}>
          <read.Replay
            file={file}
            isExample={read.isExample}
            serviceAmps={input.serviceAmps}
            outputAmps={input.charger.outputAmps}
            loadOf={shown.answer?.loadOf}
            linked={linked}
            words={words.replay}
            meter={words.meter}
            faults={words.form.faults}
            onNumbers={numbers => state.commit(state.check, read, numbers)}
          />
        </div>
      ) : null}
      {shown.answer ? (
        <div className="below-answer">
          <NextSteps input={shown.input} answer={shown.answer} words={words.answer} />
          <Methods input={shown.input} answer={shown.answer} words={words.answer} appliances={words.form.appliances} />
        </div>
      ) : null}
    </>
  )
}
