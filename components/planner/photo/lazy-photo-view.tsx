'use client'
// Loads Your photo when it is chosen, and keeps the choice in the address: `#photo`.
import { lazy, useCallback, useRef, useSyncExternalStore } from 'react'
import { retryImport } from '@/components/ui/retry-import'

export const PhotoView = lazy(async () => ({ default: (await retryImport(() => import('./photo-view'))).PhotoView }))

const HASH = '#photo'

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

/** Whether the address names the photo view. Opening it is a step of the browser's history, so Back closes it. */
export function usePhotoChoice() {
  const isOpen = useSyncExternalStore(
    subscribe,
    () => location.hash === HASH,
    () => false,
  )
  const isOwnStep = useRef(false)
  const open = useCallback(() => {
    isOwnStep.current = true
    location.hash = HASH
  }, [])
  const close = useCallback(() => {
    if (location.hash !== HASH) return
    if (isOwnStep.current) return history.back()
    // The visit began here: Back leads to the page before.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    dispatchEvent(new Event('hashchange'))
  }, [])
  return { isOpen, open, close }
}

/** False on the server. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
}
