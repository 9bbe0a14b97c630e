import { memo } from 'react'
import type { PanelCheckLabels } from '@/content/words/panel-check'
import type { CheckAnswer, CheckInput } from '@/lib/panel/check'
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
  labels: PanelCheckLabels['answer']
}

/** The finding in words. */
export function verdictText(
  { charger, serviceAmps }: CheckInput,
  answer: CheckAnswer,
  { verdicts }: PanelCheckLabels['answer'],
) {
  const { title, text } = verdicts[answer.finding]
  const [load, house] = [amps(answer.loadAmps), amps(answer.houseAmps)]
  return { title, text: fill(text, { output: charger.outputAmps, load, house, service: serviceAmps }) }
}

const marks = { room: 'border-success', close: 'border-safety', over: 'border-danger' } as const

function Amount({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

function Largest({ input, answer, labels }: Pick<AnswerProps, 'input' | 'labels'> & { answer: CheckAnswer }) {
  const { largest, largestManaged } = answer
  const words = labels.largest
  return (
    <div className="answer-part">
      <p className="answer-small w-full">{words.label}</p>
      {largest === null ? (
        <p className="answer-number">
          {input.charger.isManaged || largestManaged === null ? words.noneManaged : words.none}
        </p>
      ) : (
        <>
          <p className="answer-number text-2xl">{fill(words.output, { output: largest })}</p>
          <p>{fill(words.breaker, { breaker: breakerAmps(largest) })}</p>
        </>
      )}
    </div>
  )
}

function Onward({
  input,
  answer,
  isExampleYear,
  labels,
}: Pick<AnswerProps, 'input' | 'isExampleYear' | 'labels'> & { answer: CheckAnswer }) {
  const output = answer.verdict === 'over' ? (answer.largest ?? answer.largestManaged) : input.charger.outputAmps
  if (output === null) return <ButtonLink href="/contact">{labels.estimate}</ButtonLink>
  const { path, circuitAmps } = plannerPathFor(breakerAmps(output))
  const values = { output, circuit: circuitAmps }
  return (
    <>
      <ButtonLink href={path}>{fill(labels.planner.link, values)}</ButtonLink>
      <ButtonLink href="/contact" variant="outline">
        {labels.estimate}
      </ButtonLink>
      <p className="answer-small">
        {circuitAmps === breakerAmps(output) ? null : `${fill(labels.planner.noteSmall, values)} `}
        {isExampleYear ? null : labels.estimateNote}
      </p>
    </>
  )
}

/** Verdict, the bar, the largest charger, and where to go from here. */
export const Answer = memo(function Answer({ input, answer, isExample, isExampleYear, isFaulty, labels }: AnswerProps) {
  const verdict = answer && verdictText(input, answer, labels)
  const leftAmps = answer ? input.serviceAmps - answer.loadAmps : 0
  return (
    <section aria-labelledby="check-answer" className="answer">
      <header>
        <h3 id="check-answer" tabIndex={-1}>
          {labels.heading}
        </h3>
        <p>{labels.kind}</p>
      </header>
      {answer && verdict ? (
        <>
          <p className="answer-small px-5 pt-3">
            {isExampleYear ? labels.exampleYear : isExample ? labels.example : labels.yours}
          </p>
          <div className={`answer-verdict ${marks[answer.verdict]}`}>
            <p>{verdict.title}</p>
            <p className="mt-1">
              <Words text={verdict.text} />
            </p>
          </div>
          <div className="px-3 pt-3">
            <LoadGauge
              houseAmps={answer.houseAmps}
              loadAmps={answer.loadAmps}
              serviceAmps={input.serviceAmps}
              labels={labels.gauge}
            />
          </div>
          <dl className="answer-amounts">
            <Amount label={labels.gauge.house} text={fill(labels.gauge.amps, { amps: amps(answer.houseAmps) })} />
            <Amount
              label={labels.gauge.charger}
              text={fill(labels.gauge.amps, { amps: amps(answer.loadAmps - answer.houseAmps) })}
            />
            <Amount
              label={leftAmps < 0 ? labels.gauge.short : labels.gauge.left}
              text={fill(labels.gauge.amps, { amps: amps(Math.abs(leftAmps)) })}
            />
          </dl>
          <Largest input={input} answer={answer} labels={labels} />
          <div className="answer-part gap-3">
            <Onward input={input} answer={answer} isExampleYear={isExampleYear} labels={labels} />
          </div>
        </>
      ) : (
        <p className="px-5 py-6 font-semibold">{isFaulty ? labels.faulty : labels.waiting}</p>
      )}
    </section>
  )
})
