// The house by each method of the code that applies, line by line, behind one disclosure.
import { memo } from 'react'
import type { PanelCheckWords } from '@/content/words/panel-check'
import type { CheckAnswer, CheckInput } from '@/lib/panel/check'
import { type LoadLine, SUPPLY_VOLTS } from '@/lib/panel/load'
import { fill } from '@/lib/template'
import { amps, thousands } from './amounts'
import { largestText } from './answer'

interface MethodsProps {
  input: CheckInput
  answer: CheckAnswer
  words: PanelCheckWords['answer']
  appliances: PanelCheckWords['form']['appliances']
}

export const Methods = memo(function Methods({ input, answer: { methods }, words, appliances }: MethodsProps) {
  const { names, title, result, lines: caption, which, meterOnly } = words.methods
  const nameOf = (line: LoadLine) => {
    if (line.part !== 'appliance') return words.lines[line.part]
    const id = input.appliances[line.index]
    return id && appliances[id]
  }
  const row = (name: string | undefined, amount: string, key: string | number = amount) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      <td>{amount}</td>
    </tr>
  )
  return (
    <details className="check-fold methods">
      <summary>{title}</summary>
      {methods.map(each => {
        const { method, lines, loadAmps } = each
        const load = amps(loadAmps)
        const values = {
          output: input.charger.outputAmps,
          load,
          service: input.serviceAmps,
          largest: largestText(each, words.largest),
        }
        return (
          <div key={method}>
            <h4>{names[method].name}</h4>
            <p>{names[method].applies}</p>
            <p>{fill(result, values)}</p>
            <table className="load-lines">
              <caption className="sr-only">{fill(caption, { method })}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.lineColumns[0]}</th>
                  <th scope="col">{words.lineColumns[1]}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(line =>
                  row(nameOf(line), thousands(line.va), line.part === 'appliance' ? line.index : line.part),
                )}
              </tbody>
              <tfoot>
                {row(words.totalLine, thousands(loadAmps * SUPPLY_VOLTS))}
                {row(words.ampsLine, fill(words.gauge.amps, { amps: load }))}
              </tfoot>
            </table>
          </div>
        )
      })}
      <p>{methods.length > 1 ? which : input.way === 'meter' ? meterOnly : null}</p>
    </details>
  )
})
