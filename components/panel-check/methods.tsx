// The lines of the answer, and the same house by the other methods of the code.
import { memo } from 'react'
import type { PanelCheckLabels } from '@/content/words/panel-check'
import { answersByMethod, type CheckAnswer, type CheckInput } from '@/lib/panel/check'
import { Words } from '@/components/ui/words'
import { fill } from '@/lib/template'
import { amps } from './amounts'
import { LinesTable } from './lines-table'

interface MethodsProps {
  input: CheckInput
  answer: CheckAnswer
  /** Of the visitor's own file; null without one. */
  peakKw: number | null
  labels: PanelCheckLabels['answer']
  appliances: PanelCheckLabels['form']['appliances']
}

export const Methods = memo(function Methods({ input, answer, peakKw, labels, appliances }: MethodsProps) {
  const words = labels.methods
  const addsClimate = input.addsClimate ?? false
  // Readings hold nothing of what is added later, and a file says nothing of the appliances.
  const others =
    input.way === 'meter'
      ? []
      : answersByMethod(input, addsClimate, addsClimate ? null : peakKw).filter(
          ({ method }) => method !== answer.method,
        )
  const { name, applies } = words.names[answer.method]
  return (
    <div>
      <LinesTable input={input} answer={answer} caption={labels.linesTitle} labels={labels} appliances={appliances} />
      <p className="mt-3 text-sm text-muted">
        <b className="text-ink">{name}.</b> {applies}
      </p>
      {input.way === 'meter' ? (
        <p className="mt-6 max-w-text text-sm text-muted">{words.meterOnly}</p>
      ) : others.length === 0 ? null : (
        <>
          <h3 className="mt-8">{words.title}</h3>
          {others.map(({ method, lines, loadAmps, verdict, largest }) => (
            <details key={method} className="method">
              <summary>
                <b>{words.names[method].name}</b>{' '}
                <span>
                  <Words
                    text={fill(words.result, {
                      load: amps(loadAmps),
                      service: input.serviceAmps,
                      verdict: labels.verdicts[verdict].title,
                    })}
                  />
                </span>
              </summary>
              <p>{words.names[method].applies}</p>
              <p>{largest === null ? words.none : fill(words.largest, { output: largest })}</p>
              <LinesTable
                input={input}
                answer={{ lines, loadAmps }}
                caption={fill(words.lines, { method })}
                isCaptionHidden
                labels={labels}
                appliances={appliances}
              />
            </details>
          ))}
          <p className="mt-4 border-t border-line pt-4 text-sm text-muted">{words.which}</p>
        </>
      )}
    </div>
  )
})
