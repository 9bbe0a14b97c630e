'use client'
// Opens Your photo while the address names it: `#photo`. That is a step of the browser's history,
// so Back closes the view. Its code is loaded then.
import { lazy, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { lazyImport } from '@/components/ui/lazy-import'
import { useMedia } from '@/components/ui/use-media'
import { usePhotoPlanner, usePlanner } from '@/components/planner/planner-context'

const photoView = lazyImport(() => import('./photo-view'))
const PhotoView = lazy(async () => ({ default: (await photoView.untilLoaded()).PhotoView }))

const HASH = '#photo'
/** As wide as the inspector stands beside the stage (planner.css). */
const WIDE = '(width >= 64rem)'

/** Whether the page was already open when its address began to name the view. */
let isOwnStep = false

function subscribe(onChange: () => void) {
  const listen = () => {
    isOwnStep = location.hash === HASH
    onChange()
  }
  addEventListener('hashchange', listen)
  return () => removeEventListener('hashchange', listen)
}

/** Does nothing while the view is closed. */
export function closePhotoView() {
  if (location.hash !== HASH) return
  if (isOwnStep) return history.back()
  // The visit began here: Back leads to the page before.
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  dispatchEvent(new Event('hashchange'))
}

/** Beside the inspector, or on a small screen as a dialog over the window. */
export type PhotoPlace = 'closed' | 'stage' | 'dialog'

export function PhotoHost({ onPlace }: { onPlace: (place: PhotoPlace) => void }) {
  const { showStep } = usePlanner()
  const { words } = usePhotoPlanner()
  const isOpen = useSyncExternalStore(
    subscribe,
    () => location.hash === HASH,
    () => false,
  )
  const isWide = useMedia(WIDE)
  const place = isOpen ? (isWide ? 'stage' : 'dialog') : 'closed'
  useLayoutEffect(() => onPlace(place), [onPlace, place])
  useEffect(() => {
    // The inspector's later steps are about the drawn garage.
    if (isOpen) showStep('charger')
  }, [isOpen, showStep])
  if (!isOpen) return null
  return (
    <Suspense
      fallback={
        <p role="status" className="photo-loading">
          {words.loading}
        </p>
      }
    >
      <PhotoView isDialog={!isWide} onClose={closePhotoView} />
    </Suspense>
  )
}
