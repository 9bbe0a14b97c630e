// All leads as a CSV that is written while it is read, so that many leads take little memory.
import { csvRow } from '@/lib/leads/csv'
import type { Env } from '@/worker/env'
import { columnNames, leadColumns, toCells } from './lead-columns'
import { anyVisit, filterParameters, type LeadRow, selectLeads } from './lead-rows'

const PAGE_ROWS = 200

export const csvHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
})

/** With a byte order mark, for Excel. */
export function leadsCsv(env: Env): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const select = env.DB.prepare(selectLeads('AND seq > ?8 ORDER BY seq LIMIT ?9'))
  let after = 0
  let which = leadColumns('office', false)
  return new ReadableStream({
    async start(controller) {
      which = leadColumns('office', (await env.DB.prepare(anyVisit).first('any')) === 1)
      controller.enqueue(encoder.encode(`\ufeff${csvRow(columnNames(which))}`))
    },
    async pull(controller) {
      const { results } = await select.bind(...filterParameters({}), after, PAGE_ROWS).all<LeadRow>()
      const last = results.at(-1)
      if (last === undefined) return controller.close()
      after = last.seq
      controller.enqueue(encoder.encode(results.map(row => csvRow(toCells(row, which))).join('')))
    },
  })
}
