// The commands of `npm run leads`.
import { backUp } from './backup.ts'
import { deleteLead, deleteLeads } from './delete.ts'
import { exportLeads } from './export.ts'
import { findLead, listLeads, showLead } from './list.ts'
import type { Command, Options } from './options.ts'
import { retryLeads, showOutbox } from './outbox.ts'
import { showOffice } from './office.ts'
import { restore } from './restore.ts'
import { showSummary } from './summary.ts'
import { testDestinations } from './trial.ts'
import { markJunk, markReal } from './suspects.ts'
import type { Store } from './store.ts'

export const commands: Readonly<Record<Command, (store: Store, options: Options) => Promise<void>>> = {
  list: listLeads,
  show: showLead,
  export: exportLeads,
  outbox: showOutbox,
  retry: retryLeads,
  summary: showSummary,
  test: testDestinations,
  office: showOffice,
  backup: backUp,
  restore,
  junk: markJunk,
  real: markReal,
  delete: async (store, options) =>
    options.id === undefined
      ? deleteLeads(store, options)
      : deleteLead(store, await findLead(store, options.id), options),
}
