'use client'
import { useEffect, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and until hydration. Marks the page as hydrated (`data-hydrated`), which lets
 * input through (components/layout/inline/hold-input.ts).
 */
export function useHydrated(): boolean {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
