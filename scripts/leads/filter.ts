// What options say of the leads that a command is about, for the filter of the desk.
import { filterParameters } from '../../worker/office/lead-rows.ts'
import type { Options } from './options.ts'

/** Parameters of `filterCondition`. */
export const filterOf = ({ kind, since, before, find }: Options) =>
  filterParameters({ kind, sinceMs: since, beforeMs: before, find })
