'use client'
// Loads the deferred parts once the first step works. All of them need a script, so the prerendered
// page does without.
import { startTransition, useEffect, useState } from 'react'
import { lazyImport } from '@/components/ui/lazy-import'
import type * as deferredParts from './deferred'

export type Deferred = typeof deferredParts

const deferredCode = lazyImport(() => import('./deferred'))

/** Null until the deferred parts are loaded. */
export function useDeferred(): Deferred | null {
  const [deferred, setDeferred] = useState<Deferred | null>(null)
  useEffect(() => {
    let isMounted = true
    void deferredCode.untilLoaded().then(loaded => {
      // Rendered in slices, so that it holds up no input.
      if (isMounted) startTransition(() => setDeferred(loaded))
    })
    return () => {
      isMounted = false
    }
  }, [])
  return deferred
}
