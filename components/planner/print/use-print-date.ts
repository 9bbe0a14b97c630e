'use client'
// The date while the page is being printed, else null. Works for the browser's own Print command
// too.
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The local calendar date: 'January 15, 2024'. */
export const today = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' })

export function usePrintDate(): string | null {
  const [date, setDate] = useState<string | null>(null)
  useEffect(() => {
    // The browser prints the page as it is when this event handler returns.
    const onBeforePrint = () => flushSync(() => setDate(today()))
    const onAfterPrint = () => setDate(null)
    addEventListener('beforeprint', onBeforePrint)
    addEventListener('afterprint', onAfterPrint)
    return () => {
      removeEventListener('beforeprint', onBeforePrint)
      removeEventListener('afterprint', onAfterPrint)
    }
  }, [])
  return date
}
