'use client'
// A message that a thing was done, like "Link copied", leaves by itself.
import { useEffect, useEffectEvent } from 'react'

const PASSING_MS = 8000

/**
 * Calls `clear` once the message has been shown long enough. Another message starts the time again.
 */
export function usePassing(message: string | null, clear: () => void): void {
  const onEnd = useEffectEvent(clear)
  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(onEnd, PASSING_MS)
    return () => clearTimeout(timer)
  }, [message])
}
