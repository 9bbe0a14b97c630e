import { memo } from 'react'
import type { PanelCheckWords } from '@/content/words/panel-check'
import type { CheckAnswer, CheckInput, Finding, MethodAnswer } from '@/lib/panel/check'
import { breakerAmps } from '@/lib/panel/load'
import { plannerPathFor } from '@/lib/planner/start-amps'
import { ButtonLink } from '@/components/ui/button'
import { fill } from '@/lib/template'
import { amps } from './amounts'
import { LoadGauge } from './load-gauge'
import { Words } from '@/components/ui/words'

interface AnswerProps {
  input: CheckInput
  answer: CheckAnswer | null
  isExample: boolean
  /** The readings are those of the example year. */
  isExampleYear: boolean
  /** A marked field, rather than a missing file, is why there is no answer. */
  isFaulty: boolean
  words: PanelCheckWords['answer']
}

/** The finding in words: a title and a text, and one line that stands alone. */
export function verdictText(
  { charger, serviceAmps }: CheckInput,
  { finding, methods, loadAmps, houseAmps, largest }: CheckAnswer,
  { verdicts, counts }: PanelCheckWords['answer'],
) {
  const fitting = methods.filter(
    ({ verdict, largestManaged }) => (finding === 'overAtSome' ? largestManaged : verdict !== 'over' || null) !== null,
  )
  const values = {
    output: charger.outputAmps,
    load: amps(loadAmps),
    house: amps(houseAmps),
    service: serviceAmps,
    largest: largest ?? 0,
    count: counts[fitting.length] ?? '',
    total: counts[methods.length] ?? '',
  }
  const { title, text, bar } = verdicts[finding]
  return { title: fill(title, values), text: fill(text, values), bar: fill(bar, values) }
}

const marks: Readonly<Partial<Record<Finding, string>>> = {
  room: 'border-success',
  close: 'border-safety',
  split: 'border-safety',
  splitAtNone: 'border-safety',
}

function Amount({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

/** '32 A', or why there is none. */
export const largestText = ({ largest, largestManaged }: MethodAnswer, words: PanelCheckWords['answer']['largest']) =>
  largest !== null ? fill(words.output, { output: largest }) : largestManaged === null ? words.noneManaged : words.none

function Onward({
  input,
  answer,
  isExampleYear,
  words,
}: Pick<AnswerProps, 'input' | 'isExampleYear' | 'words'> & { answer: CheckAnswer }) {
  const output = answer.verdict === 'over' ? (answer.largest ?? answer.largestManaged) : input.charger.outputAmps
  if (output === null) return <ButtonLink href="/contact">{words.estimate}</ButtonLink>
  return (
    <>
      <ButtonLink href={plannerPathFor(breakerAmps(output))}>{fill(words.planner, { output })}</ButtonLink>
      <ButtonLink href="/contact" variant="outline">
        {words.estimate}
      </ButtonLink>
      {isExampleYear ? null : <p className="answer-small">{words.estimateNote}</p>}
    </>
  )
}

/** Verdict, the bar, the largest charger, and where to go from here. */
export const Answer = memo(function Answer({ input, answer, isExample, isExampleYear, isFaulty, words }: AnswerProps) {
  const verdict = answer && verdictText(input, answer, words)
  const loadAmps = answer?.shown.loadAmps ?? 0
  const leftAmps = input.serviceAmps - loadAmps
  return (
    <section aria-labelledby="check-answer" className="answer">
      <header>
        <h3 id="check-answer" tabIndex={-1}>
          {words.heading}
        </h3>
        <p>{words.kind}</p>
      </header>
      {answer && verdict ? (
        <>
          <p className="answer-small px-5 pt-2">
            {isExampleYear ? words.exampleYear : isExample ? words.example : words.yours}
          </p>
          <div className={`answer-verdict ${marks[answer.finding] ?? 'border-danger'}`}>
            <p>{verdict.title}</p>
            <p className="mt-1">
              <Words text={verdict.text} />
            </p>
          </div>
          <div className="px-3 pt-1">
            <LoadGauge
              houseAmps={answer.houseAmps}
              loadAmps={loadAmps}
              serviceAmps={input.serviceAmps}
              words={words.gauge}
            />
          </div>
          <dl className="answer-amounts">
            <Amount label={words.gauge.house} text={fill(words.gauge.amps, { amps: amps(answer.houseAmps) })} />
            <Amount
              label={words.gauge.charger}
              text={fill(words.gauge.amps, { amps: amps(loadAmps - answer.houseAmps) })}
            />
            <Amount
              label={leftAmps < 0 ? words.gauge.short : words.gauge.left}
              text={fill(words.gauge.amps, { amps: amps(Math.abs(leftAmps)) })}
            />
          </dl>
          <div className="answer-part">
            <p className="answer-small w-full">{words.largest.label}</p>
            <p className="answer-number">{largestText(answer, words.largest)}</p>
            {answer.largest && <p>{fill(words.largest.breaker, { breaker: breakerAmps(answer.largest) })}</p>}
          </div>
          <div className="answer-part gap-3 gap-y-2">
            <Onward input={input} answer={answer} isExampleYear={isExampleYear} words={words} />
          </div>
        </>
      ) : (
        <p className="px-5 py-6 font-semibold">{isFaulty ? words.faulty : words.waiting}</p>
      )}
    </section>
  )
})
