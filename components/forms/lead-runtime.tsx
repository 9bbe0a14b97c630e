'use client'

import { useEffect } from 'react'
import { Toaster } from '@/components/ui/toast'
import { lazyOutbox } from './lazy-outbox'
import { type OutboxLabels, outboxToasts } from './outbox-toasts'

export interface LeadRuntimeProps {
  labels: OutboxLabels
}

/** Once on every page with a form: shows the toasts and sends the leads stored on this device. */
export function LeadRuntime({ labels }: LeadRuntimeProps) {
  useEffect(() => {
    const watch = async () => {
      const outbox = await lazyOutbox.get()
      await outbox?.watchOutbox(outboxToasts(labels), true)
    }
    const onOnline = () => void watch()
    onOnline()
    // The chunk may have failed to load before.
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [labels])
  return <Toaster labels={labels} />
}
