// The numbers of a panel check in the body of a lead. Contract: docs/panel-check.md.
import './zod-config'
import * as z from 'zod/mini'
import { panelCheckNumbers } from './panel-check'

/** Missing unless the visitor chose to send them along. */
export const panelCheckPart = z.optional(
  z.pipe(
    z.custom(value => panelCheckNumbers(value) !== null, 'Expected the numbers of a panel check'),
    z.transform(panelCheckNumbers),
  ),
)
