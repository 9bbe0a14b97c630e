// The load calculation of a draft: the visitor's panel check where it came along, and rows for the
// visit.
import { draftWords } from '@/content/words/permit-draft'
import { grouped } from '@/lib/grouped'
import type { PanelCheckNumbers } from '@/lib/leads/panel-check'
import { chargerVa } from '@/lib/panel/load'
import { chargerOutputAmps } from '@/lib/planner/materials'
import { type Html, markup } from '@/worker/staff/html'
import type { Work } from './draft'
import { heading } from './heading'

const words = draftWords.load
const { rows } = words

/** A row without a value is one to fill in. */
type Row = readonly [label: string, value: string | null]

const chargerRows = (work: Work): readonly Row[] => {
  const outputAmps = chargerOutputAmps(work.run.amps)
  return [
    [rows.circuit, words.amps(work.run.amps)],
    [rows.output, words.amps(outputAmps)],
    [rows.counts, words.va(grouped(chargerVa({ outputAmps, isManaged: false })))],
  ]
}

const checkRows = ({
  way,
  service_amps,
  load_amps,
  charger_amps,
  is_managed,
  largest_amps,
}: PanelCheckNumbers): readonly Row[] => {
  const charger = words.amps(charger_amps)
  return [
    [rows.service, words.amps(service_amps)],
    [rows.method, words.ways[way]],
    [rows.load, words.amps(load_amps)],
    [rows.checkedOutput, is_managed ? words.managed(charger) : charger],
    [rows.largest, largest_amps === 0 ? words.none : words.amps(largest_amps)],
  ]
}

export function loadCalculation(work: Work | null, check: PanelCheckNumbers | null): Html {
  const blanks = [rows.area, rows.kitchen, rows.water, rows.motors, rows.climate, rows.section, rows.result]
  const lines: readonly Row[] = [
    ...(work === null ? [] : chargerRows(work)),
    ...(check === null ? [[rows.service, null] as const] : checkRows(check)),
    ...blanks.map(label => [label, null] as const),
  ]
  return markup`${heading(words.title)}
    <p>${check === null ? words.noCheck : words.fromCheck}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">${words.item}</th>
          <th scope="col">${words.value}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          ([label, value]) =>
            markup`<tr>
              <th scope="row">${label}</th>
              ${value === null ? markup`<td class="blank"><span>${words.toFill}</span></td>` : markup`<td>${value}</td>`}
            </tr>`,
        )}
      </tbody>
    </table>`
}
