import { memo } from 'react'
import type { PanelCheckLabels } from '@/content/words/panel-check'
import type { CheckInput } from '@/lib/panel/check'
import { type LoadLine, SUPPLY_VOLTS } from '@/lib/panel/load'
import { fill } from '@/lib/template'
import { amps, thousands } from './amounts'

interface LinesTableProps {
  input: CheckInput
  answer: { readonly lines: readonly LoadLine[]; readonly loadAmps: number }
  caption: string
  labels: PanelCheckLabels['answer']
  appliances: PanelCheckLabels['form']['appliances']
}

/** What the load adds up to, line by line, in volt-amperes and then in amperes. */
export const LinesTable = memo(function LinesTable({ input, answer, caption, labels, appliances }: LinesTableProps) {
  const nameOf = (line: LoadLine) => {
    if (line.part !== 'appliance') return labels.lines[line.part]
    const id = input.appliances[line.index]
    return id && appliances[id]
  }
  return (
    <div className="@container">
      <table className="load-lines">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.lineColumns[0]}</th>
            <th scope="col">{labels.lineColumns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {answer.lines.map(line => (
            <tr key={line.part === 'appliance' ? line.index : line.part}>
              <th scope="row">{nameOf(line)}</th>
              <td>{thousands(line.va)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{labels.totalLine}</th>
            <td>{thousands(answer.loadAmps * SUPPLY_VOLTS)}</td>
          </tr>
          <tr>
            <th scope="row">{labels.ampsLine}</th>
            <td>{fill(labels.gauge.amps, { amps: amps(answer.loadAmps) })}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
})
