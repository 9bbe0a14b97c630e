'use client'
// Loads Your photo when the address names it: `#photo`. Opening it is a step of the browser's history, so Back closes it.
import { lazy, useSyncExternalStore } from 'react'
import { retryImport } from '../retry-import'

const load = () => retryImport(() => import('./photo-view'))

export const PhotoView = lazy(async () => ({ default: (await load()).PhotoView }))

/** Whether the step of the history that shows the view was made here. */
export const photoStep = { isOwn: false }

export function openPhotoView() {
  photoStep.isOwn = true
  location.hash = 'photo'
}

/** Does nothing while the view is closed. */
export const closePhotoView = () => void load().then(code => code.close())

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

export const useIsPhotoOpen = () =>
  useSyncExternalStore(
    subscribe,
    () => location.hash === '#photo',
    () => false,
  )
