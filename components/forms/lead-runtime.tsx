'use client'

import { useEffect } from 'react'
import { toast, Toaster } from '@/components/ui/toast'
import { referenceOf } from '@/lib/leads/reference'
import { lazyOutbox } from './lazy-outbox'
import type { QueuedLead } from './outbox-store'

export interface LeadRuntimeProps {
  labels: {
    region: string
    close: string
    /**
     * `detailAnonymous` replaces `detail` when the lead has neither phone nor email; `reference`
     * stands before its reference.
     */
    delivered: { title: string; detail: string; detailAnonymous: string; reference: string }
    refused: { title: string; detail: string }
    expired: { title: string; detail: string }
  }
}

/** Once on every page with a form: shows the toasts and sends the leads stored on this device. */
export function LeadRuntime({ labels }: LeadRuntimeProps) {
  useEffect(() => {
    const { title, detail, detailAnonymous, reference } = labels.delivered
    const detailOf = (sent: readonly QueuedLead[]) => {
      if (!sent.every(lead => lead.isAnonymous)) return detail
      const references = sent.map(({ mode, key }) => (mode === 'json' ? referenceOf(key) : null)).filter(Boolean)
      return references.length === 0 ? detailAnonymous : `${detailAnonymous} ${reference} ${references.join(', ')}`
    }
    const watch = async () => {
      await (
        await lazyOutbox.get()
      )?.watchOutbox({
        onSent: sent => toast({ title, detail: detailOf(sent), variant: 'success' }),
        onRefused: () => toast({ ...labels.refused, variant: 'destructive' }),
        onExpired: () => toast({ ...labels.expired, variant: 'destructive', stays: true }),
      })
    }
    const onOnline = () => void watch()
    onOnline()
    // The chunk may have failed to load before.
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [labels])
  return <Toaster labels={labels} />
}
