// `export`: leads as CSV.
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { csvRow } from '../../lib/leads/csv.ts'
import { columnNames, toCells } from './columns.ts'
import { conversionColumns, conversionRow } from './google-ads.ts'
import type { Options } from './options.ts'
import { filterParameters, type LeadRow, selectLeads } from './rows.ts'
import { query, type Store } from './store.ts'
import { plural } from '../../lib/plural.ts'
import { warn } from './terminal.ts'

const PAGE_ROWS = 500

export async function exportLeads(store: Store, options: Options): Promise<void> {
  if (options.outFile === undefined)
    return void (await writeCsv(store, options, async text => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    }))
  const partFile = `${options.outFile}.part`
  // The mode applies to a new file only, not to one that a failed export left.
  await rm(partFile, { force: true })
  const file = createWriteStream(partFile, { flags: 'wx', mode: 0o600 })
  try {
    await once(file, 'open')
    if (options.bom && !options.googleAds) file.write('\ufeff')
    const count = await writeCsv(store, options, async text => {
      if (!file.write(text)) await once(file, 'drain')
    })
    file.end()
    await once(file, 'close')
    await rename(partFile, options.outFile)
    warn(`${plural(count, options.googleAds ? 'conversion' : 'lead')} written to ${options.outFile}`)
  } catch (error) {
    file.destroy()
    await rm(partFile, { force: true })
    throw error
  }
}

async function writeCsv(store: Store, options: Options, write: (text: string) => Promise<void>): Promise<number> {
  await write(csvRow(options.googleAds ? conversionColumns : columnNames))
  let count = 0
  for (let after = 0; ;) {
    const rows = await query<LeadRow>(
      store,
      selectLeads('AND seq > ?8 ORDER BY seq LIMIT ?9'),
      ...filterParameters(options),
      after,
      PAGE_ROWS,
    )
    for (const row of rows) {
      const record = options.googleAds ? conversionRow(row) : csvRow(toCells(row))
      if (record === undefined) continue
      await write(record)
      count++
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE_ROWS) return count
    after = last.seq
  }
}
