'use client'
// The day on which the page is being printed, null while it is not. Also for the browser's own Print command.
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The device's own calendar day, in words: 'January 15, 2024'. */
const today = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' })

export function usePrintDay(): string | null {
  const [day, setDay] = useState<string | null>(null)
  useEffect(() => {
    // The browser takes the page as it is when this event ends.
    const before = () => flushSync(() => setDay(today()))
    const after = () => setDay(null)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return day
}
