'use client'
// Loads the later parts once the first step works. All of them need a script, so the prerendered page does without.
import { useEffect, useState } from 'react'
import type * as laterParts from './later-parts'

export type LaterParts = typeof laterParts

const RETRY_MS = 3000

/** Never rejects: without a network it tries again until the chunk is there. */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise(resolve => setTimeout(resolve, RETRY_MS))
    return retryImport(load)
  }
}

/** Null until they are loaded. */
export function useLaterParts(): LaterParts | null {
  const [parts, setParts] = useState<LaterParts | null>(null)
  useEffect(() => {
    let isMounted = true
    void retryImport(() => import('./later-parts')).then(loaded => isMounted && setParts(loaded))
    return () => {
      isMounted = false
    }
  }, [])
  return parts
}
