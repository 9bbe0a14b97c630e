import { filterParameters } from '../../worker/office/lead-rows.ts'
import type { Options } from './options.ts'

/** Parameters of `filterCondition`. */
export const filterOf = ({ kind, since, before, find }: Options) =>
  filterParameters({ kind, sinceMs: since, beforeMs: before, find })
