'use client'

import { useEffect } from 'react'
import { Toaster } from '@/components/ui/toast'
import { lazyOutbox } from './lazy-outbox'
import { type OutboxWords, outboxToasts } from './outbox-toasts'

export interface LeadRuntimeProps {
  words: OutboxWords
}

/** Once on every page with a form: shows the toasts and sends the leads stored on this device. */
export function LeadRuntime({ words }: LeadRuntimeProps) {
  useEffect(() => {
    const watch = async () => {
      const outbox = await lazyOutbox.get()
      await outbox?.watchOutbox(outboxToasts(words), true)
    }
    const onOnline = () => void watch()
    onOnline()
    // The chunk may have failed to load before.
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [words])
  return <Toaster words={words} />
}
