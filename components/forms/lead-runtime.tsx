'use client'

import { useEffect } from 'react'
import { toast, Toaster } from '@/components/ui/toast'
import { flushOutbox } from './outbox'

export interface LeadRuntimeProps {
  labels: {
    region: string
    close: string
    /** `detailAnonymous` replaces `detail` when the lead has neither phone nor email. */
    delivered: { title: string; detail: string; detailAnonymous: string }
  }
}

/** Once on every page with a form: shows the toasts and sends the leads stored on this device. */
export function LeadRuntime({ labels }: LeadRuntimeProps) {
  const { title, detail, detailAnonymous } = labels.delivered
  useEffect(() => {
    const flush = () => {
      void flushOutbox().then(sent => {
        if (sent.length > 0)
          toast({ title, detail: sent.every(lead => lead.isAnonymous) ? detailAnonymous : detail, variant: 'success' })
      })
    }
    flush()
    addEventListener('online', flush)
    return () => removeEventListener('online', flush)
  }, [title, detail, detailAnonymous])
  return <Toaster labels={labels} />
}
