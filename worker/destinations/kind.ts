// What one kind of destination states, whole, in a file of this folder.
import type { Digest } from '@/worker/staff/digest'
import type { StaffMessage } from '@/worker/staff/message'

export interface DestinationKind {
  /** The name that staff read and the database stores. */
  readonly name: string
  /** The setting that turns it on: an https address, or the mailboxes of mail. */
  readonly variable: string
  /** Hosts of the service, those of its own pages too. */
  readonly hosts?: RegExp
  /** Host and path of what takes its messages, and no other kind's. */
  readonly webhook?: RegExp
  /** What that setting looks like. */
  readonly example: string
  /**
   * A message in its form: the JSON to POST, or the parts of a mail. Visitors write parts of it: no
   * text of theirs may ping, format, link or break the rest.
   */
  readonly body: (message: StaffMessage) => object
  /**
   * Many leads in one message, for a flood; undefined when they exceed the limit of a message,
   * which one lead never does. A kind without it gets every lead by itself.
   */
  readonly digest?: (digest: Digest) => object | undefined
}
