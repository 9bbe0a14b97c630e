'use client'

import { useEffect } from 'react'
import { toast, Toaster } from '@/components/ui/toast'
import { lazyOutbox } from './lazy-outbox'

export interface LeadRuntimeProps {
  labels: {
    region: string
    close: string
    /** `detailAnonymous` replaces `detail` when the lead has neither phone nor email. */
    delivered: { title: string; detail: string; detailAnonymous: string }
    refused: { title: string; detail: string }
  }
}

/** Once on every page with a form: shows the toasts and sends the leads stored on this device. */
export function LeadRuntime({ labels }: LeadRuntimeProps) {
  useEffect(() => {
    const { title, detail, detailAnonymous } = labels.delivered
    const watch = async () => {
      await (
        await lazyOutbox.get()
      )?.watchOutbox({
        onSent: sent =>
          toast({ title, detail: sent.every(lead => lead.isAnonymous) ? detailAnonymous : detail, variant: 'success' }),
        onRefused: () => toast({ ...labels.refused, variant: 'destructive' }),
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
