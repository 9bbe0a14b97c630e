// What a page says of leads that no form of it waits for: sent at last, refused, or too old.
import { toast, type ToasterWords } from '@/components/ui/toasts'
import { referenceOf } from '@/lib/leads/reference'
import type { QueuedLead } from './lead'
import type { OutboxListener } from './outbox'

export interface OutboxWords extends ToasterWords {
  /**
   * `detailAnonymous` replaces `detail` when the lead has neither phone nor email; `reference`
   * stands before its reference.
   */
  readonly delivered: { title: string; detail: string; detailAnonymous: string; reference: string }
  readonly refused: { title: string; detail: string }
  readonly expired: { title: string; detail: string }
}

export function outboxToasts({ delivered, refused, expired }: OutboxWords): OutboxListener {
  const { title, detail, detailAnonymous, reference } = delivered
  const detailOf = (sent: readonly QueuedLead[]) => {
    if (!sent.every(lead => lead.isAnonymous)) return detail
    const references = sent.map(({ mode, key }) => (mode === 'json' ? referenceOf(key) : null)).filter(Boolean)
    return references.length === 0 ? detailAnonymous : `${detailAnonymous} ${reference} ${references.join(', ')}`
  }
  return {
    onSent: sent => toast({ title, detail: detailOf(sent), variant: 'success' }),
    onRefused: () => toast({ ...refused, variant: 'destructive' }),
    onExpired: () => toast({ ...expired, variant: 'destructive', stays: true }),
  }
}
