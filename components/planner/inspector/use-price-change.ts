'use client'
// The last change of the price, for two seconds.
import { useEffect, useState } from 'react'

const SHOWN_MS = 2000

/**
 * In whole dollars; 0 when there is nothing to show. Changes within the two seconds (a drag) add
 * up.
 */
export function usePriceChange(totalUsd: number): number {
  const [settled, setSettled] = useState(totalUsd)
  useEffect(() => {
    if (settled === totalUsd) return
    const timer = setTimeout(() => setSettled(totalUsd), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [settled, totalUsd])
  return totalUsd - settled
}
