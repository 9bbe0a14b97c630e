'use client'
import { useLayoutEffect, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and until hydration. Marks the page as hydrated (`data-hydrated`), which lets
 * input through (components/layout/inline/hold-input.ts).
 */
export function useHydrated(): boolean {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.hydrated = ''
    // React has started the page anew and removed the mark of before-paint.ts.
    if (dataset.js === undefined) dataset.js = ''
  }, [])
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
