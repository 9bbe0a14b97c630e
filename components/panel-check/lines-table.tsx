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
  isCaptionHidden?: boolean
  labels: PanelCheckLabels['answer']
  appliances: PanelCheckLabels['form']['appliances']
}

/** What the load adds up to, line by line, in volt-amperes and then in amperes. */
export const LinesTable = memo(function LinesTable({
  input,
  answer,
  caption,
  isCaptionHidden = false,
  labels,
  appliances,
}: LinesTableProps) {
  const nameOf = (line: LoadLine) => {
    if (line.part !== 'appliance') return labels.lines[line.part]
    const id = input.appliances[line.index]
    return id && appliances[id]
  }
  return (
    <div className="@container">
      <table className="w-full border-collapse text-left @max-[13rem]:[&_:is(tr,th,td)]:block">
        <caption className={isCaptionHidden ? 'sr-only' : 'pb-3 text-left font-display text-xl font-bold'}>
          {caption}
        </caption>
        <thead>
          <tr className="border-b-2 border-ink text-sm">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {labels.lineColumns[0]}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {labels.lineColumns[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {answer.lines.map(line => (
            <tr key={line.part === 'appliance' ? line.index : line.part} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-normal">
                {nameOf(line)}
              </th>
              <td className="py-2 text-right tabular-nums">{thousands(line.va)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr className="border-b border-line">
            <th scope="row" className="py-2 pr-4 font-semibold">
              {labels.totalLine}
            </th>
            <td className="py-2 text-right tabular-nums">{thousands(answer.loadAmps * SUPPLY_VOLTS)}</td>
          </tr>
          <tr className="border-b-2 border-ink">
            <th scope="row" className="py-2 pr-4 font-semibold">
              {labels.ampsLine}
            </th>
            <td className="py-2 text-right tabular-nums">{fill(labels.gauge.amps, { amps: amps(answer.loadAmps) })}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
})
