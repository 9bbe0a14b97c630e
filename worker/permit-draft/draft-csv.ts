// The materials of a draft for a spreadsheet.
import { draftWords as words } from '@/content/words/permit-draft'
import { leadDeskWords } from '@/content/words/staff'
import { csvRow } from '@/lib/leads/csv'
import { materialName } from '@/lib/material-names'
import { materialsOfRun } from '@/lib/planner/materials'
import type { Draft } from './draft'

export const csvHeaders = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${words.csvFile}"`,
} as const

/** With a byte order mark, without which spreadsheets misread what is not ASCII. */
export function draftCsv({ view, work, isOfSamplePhoto }: Draft): string {
  const { item, id, quantity, unit, names } = words.materials
  return `\ufeff${[
    [words.draft, words.check],
    [view.kindLabel, view.reference, view.name, view.place?.text],
    ...(isOfSamplePhoto ? [[leadDeskWords.marks.samplePhoto]] : []),
    ...(work === null ? [[words.notReproducible]] : []),
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
