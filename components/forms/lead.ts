// What a form, the planner or the photo planner hands to the outbox, and how it waits there.
import type { DataLayerEvent } from '@/lib/data-layer'
import type { WebhookMode } from '@/lib/env'
import type { PictureNumber, PictureSubject } from '@/lib/leads/photos'

export interface LeadPhoto {
  /** Unique on this device. */
  readonly id: string
  readonly number: PictureNumber
  readonly what: PictureSubject
  /** Not a Blob: WebKit cannot store those in private windows. */
  readonly jpeg: ArrayBuffer
}

export interface Lead {
  readonly url: string
  readonly mode: WebhookMode
  /** JSON text, exactly as it is sent. */
  readonly body: string
  /** Pushed to the dataLayer once the lead is delivered. */
  readonly event?: DataLayerEvent
  /** True when the lead has neither phone nor email. */
  readonly isAnonymous?: boolean
  /**
   * Version of the line under the form, where the body does not carry it. Travels to this site's
   * own lead desk only.
   */
  readonly noticeVersion?: string
  /** Text of the plan's shared link. Travels to this site's own lead desk only. */
  readonly planLink?: string
  /** Sent after the lead, one by one. */
  readonly photos?: readonly LeadPhoto[]
}

export interface QueuedLead extends Lead {
  /** Idempotency key, the same for every attempt. */
  readonly key: string
  /**
   * What brought the visitor, as lib/visit-source.ts writes it. Travels to this site's own lead
   * desk only.
   */
  readonly source?: string
  /** Milliseconds since 1970. The field name is part of what is stored on devices. */
  readonly keptAt: number
  /** Between the opening of the page and the first press. */
  readonly pageSeconds?: number
  /** The server has the lead; its photos are still to be sent. */
  readonly isSent?: boolean
}
