// The house by each method of the code that applies, line by line.
import { memo } from 'react'
import type { PanelCheckLabels } from '@/content/words/panel-check'
import type { CheckAnswer, CheckInput } from '@/lib/panel/check'
import { Words } from '@/components/ui/words'
import { fill } from '@/lib/template'
import { amps } from './amounts'
import { LinesTable } from './lines-table'

interface MethodsProps {
  input: CheckInput
  answer: CheckAnswer
  labels: PanelCheckLabels['answer']
  appliances: PanelCheckLabels['form']['appliances']
}

export const Methods = memo(function Methods({ input, answer, labels, appliances }: MethodsProps) {
  const { names, title, result, lines, which, meterOnly } = labels.methods
  const { output, none, noneManaged } = labels.largest
  const { methods } = answer
  return (
    <div>
      <h3>{title}</h3>
      {methods.map(each => {
        const { method, loadAmps, largest, largestManaged } = each
        const { name, applies } = names[method]
        const values = {
          output: input.charger.outputAmps,
          load: amps(loadAmps),
          service: input.serviceAmps,
          largest:
            largest === null ? (largestManaged === null ? noneManaged : none) : fill(output, { output: largest }),
        }
        return (
          <details key={method} className="method">
            <summary>
              <b>{name}</b>{' '}
              <span>
                <Words text={fill(result, values)} />
              </span>
            </summary>
            <p>{applies}</p>
            <LinesTable
              input={input}
              answer={each}
              caption={fill(lines, { method })}
              labels={labels}
              appliances={appliances}
            />
          </details>
        )
      })}
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        {methods.length > 1 ? which : input.way === 'meter' ? meterOnly : null}
      </p>
    </div>
  )
})
