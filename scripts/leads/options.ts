// What a command of `npm run leads` is told.
import type { LeadKind } from '../../lib/leads/choices.ts'

export interface Options {
  /** A lead's id, its first characters, or a plan's reference; in small letters. */
  readonly id?: string
  /** The folder to write a backup to, or to restore it from. */
  readonly folder: string
  readonly kind?: LeadKind
  readonly since?: number
  /** Exclusive. */
  readonly before?: number
  readonly find?: string
  /** Rows of `outbox`. */
  readonly limit: number
  readonly destination?: string
  readonly origin?: string
  readonly wait: number
  readonly json?: boolean
  /** Every column. */
  readonly all?: boolean
  /** Replace the link of the office page. */
  readonly new?: boolean
  /** File of an export. */
  readonly out?: string
  /** Restore into a desk that is deleted again. */
  readonly rehearse?: boolean
  readonly yes?: boolean
  /** Where the leads are. */
  readonly remote?: boolean
  readonly staging?: boolean
  readonly persistTo: string
}

/** A command line that cannot be meant. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
