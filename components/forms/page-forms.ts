// The forms of this page with the lead that each sent last, and what the page knows of leads beyond
// their copies on the device. Part of the outbox (outbox.ts).
import type { FieldProblem } from '@/lib/leads/check'
import type { QueuedLead } from './lead'
import type { PhotoProgress } from './photo-outbox'

/**
 * 'sent': answered 2xx. 'kept': not yet, the lead is stored on this device. 'lost': not yet, and
 * only this open page holds it. 'stuck': the server turns away every lead; the copy stays.
 * 'refused': the server will never take this lead, and the copy is deleted. 'idle': another tab has
 * sent it or had it refused, and this one does not know which.
 */
export type OutcomeStatus = 'sent' | 'kept' | 'lost' | 'stuck' | 'refused' | 'idle'

export interface Outcome {
  readonly status: OutcomeStatus
  /** Of a refused lead; `path` is '' where the server names no field. */
  readonly problems?: readonly FieldProblem[]
  /** Of a lead that was sent: the desk's page on how it stands. */
  readonly statusPath?: string
}

export const isFinal = ({ status }: Outcome): boolean => status === 'sent' || status === 'refused'

/** A form of this page and the lead that it sent last. */
export interface SendingForm {
  /** Without its photos. An unchanged form is sent again under its key. */
  readonly lead: QueuedLead
  isDelivered: boolean
  readonly onPhotos: (progress: PhotoProgress) => void
  /** Called when a lead that the form shows as waiting has an outcome. */
  onLater?: (outcome: Outcome) => void
}

interface Knowledge {
  /** The server turns the lead away: not tried again by itself. */
  readonly isStuck?: boolean
  /** What another tab said of it. */
  readonly reported?: Outcome
}

export function createPageForms() {
  /** By the address that they send to. */
  const forms = new Map<string, SendingForm>()
  /** By the key of the lead. */
  const knowledge = new Map<string, Knowledge>()

  const all = (): readonly SendingForm[] => [...forms.values()]
  const of = (key: string) => all().find(({ lead }) => lead.key === key)
  const known = (key: string): Knowledge => knowledge.get(key) ?? {}
  return {
    all,
    /** The form that sent the lead of this key. */
    of,
    sendingTo: (url: string) => forms.get(url),
    set: (url: string, form: SendingForm) => void forms.set(url, form),
    known,
    note: (key: string, news: Knowledge) => void knowledge.set(key, { ...known(key), ...news }),
    /** Calls `onLater` of the form that waits for this lead. Returns whether there is one. */
    report(key: string, outcome: Outcome): boolean {
      const form = of(key)
      const onLater = form?.onLater
      if (!form || !onLater) return false
      if (outcome.status !== 'stuck') delete form.onLater
      onLater(outcome)
      return true
    },
  }
}
