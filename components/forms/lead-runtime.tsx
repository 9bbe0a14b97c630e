'use client'

import { useEffect } from 'react'
import { toast, Toaster } from '@/components/ui/toast'
import { flushOutbox } from './outbox'

export interface LeadRuntimeProps {
  labels: { region: string; close: string; delivered: { title: string; detail: string } }
}

/** Once on every page with a form: the toasts, and sending what waits on this device. */
export function LeadRuntime({ labels }: LeadRuntimeProps) {
  const { delivered } = labels
  useEffect(() => {
    const flush = () => {
      void flushOutbox().then(sent => {
        if (sent > 0) toast({ ...delivered, look: 'success' })
      })
    }
    flush()
    addEventListener('online', flush)
    return () => removeEventListener('online', flush)
  }, [delivered])
  return <Toaster labels={labels} />
}
