'use client'
// Loads the later parts once the first step works. All of them need a script, so the prerendered page does without.
import { startTransition, useEffect, useState } from 'react'
import { retryImport } from '../retry-import'
import type * as laterParts from './later-parts'

export type LaterParts = typeof laterParts

/** Null until they are loaded. */
export function useLaterParts(): LaterParts | null {
  const [parts, setParts] = useState<LaterParts | null>(null)
  useEffect(() => {
    let isMounted = true
    void retryImport(() => import('./later-parts')).then(loaded => {
      // Rendered in slices, so that it holds up no input.
      if (isMounted) startTransition(() => setParts(loaded))
    })
    return () => {
      isMounted = false
    }
  }, [])
  return parts
}
