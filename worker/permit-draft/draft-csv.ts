// The materials of a draft for a spreadsheet.
import { draftLabels as labels } from '@/content/words/permit-draft'
import { leadDeskLabels } from '@/content/words/staff'
import { csvRow } from '@/lib/leads/csv'
import { materialName } from '@/lib/material-names'
import { materialsOfRun } from '@/lib/planner/materials'
import type { Draft } from './draft'

export const csvHeaders = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${labels.csvFile}"`,
} as const

/** With a byte order mark, without which spreadsheets misread what is not ASCII. */
export function draftCsv({ view, work, isOfSamplePhoto }: Draft): string {
  const { item, id, quantity, unit, names } = labels.materials
  return `\ufeff${[
    [labels.draft, labels.check],
    [view.kindLabel, view.reference, view.name, view.place?.text],
    ...(isOfSamplePhoto ? [[leadDeskLabels.marks.samplePhoto]] : []),
    ...(work === null ? [[labels.notReproducible]] : []),
    [item, quantity, unit, id],
    ...(work === null ? [] : materialsOfRun(work.run)).map(line => [
      materialName(line.id, names),
      line.quantity,
      line.unit,
      line.id,
    ]),
  ]
    .map(csvRow)
    .join('')}`
}
