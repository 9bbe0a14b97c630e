'use client'
// Loads the 3D view when the planner is near the viewport and the browser is idle. With a software
// renderer it loads later, and where the browser reports a performance caveat only on request,
// because rendering on the CPU slows down the whole page.
import { useEffect, useMemo, useRef, useState, type ComponentType, type RefObject } from 'react'
import { preload } from 'react-dom'
import { preloadSubmission } from '@/components/planner/submission/lazy-submission'
import type { SceneEvents } from './scene-canvas'
import type { SceneViewProps } from './scene-view'
import { detectRenderer } from './detect-renderer'
import { expectedLight, firstModels, firstPicturesOf } from './files'

/**
 * `waiting`: the visitor can still request it. `lost` and `failed` follow `loading`; `lost`
 * recovers by itself or fails, `failed` recovers by retry.
 */
export type SceneStatus = 'waiting' | 'unsupported' | 'loading' | 'ready' | 'lost' | 'failed'

interface NetworkInformation {
  readonly saveData?: boolean
}

const IDLE_TIMEOUT_MS = 3000
const PRELOAD_MARGIN = '300px'
const SOFTWARE_DELAY_MS = 2000
/** A browser restores a lost context within a second or two, or not at all. */
const RESTORE_MS = 10_000

const savesData = () =>
  (navigator as Navigator & { readonly connection?: NetworkInformation }).connection?.saveData === true

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, 200)
  return () => clearTimeout(timer)
}

/** Fetches the code of the 3D view and, beside it, what its first picture shows. */
function importView() {
  // With the loaders' own credentials mode, else they would fetch again.
  for (const path of firstModels) preload(path, { as: 'fetch', crossOrigin: 'anonymous' })
  for (const path of firstPicturesOf(expectedLight())) preload(path, { as: 'image', crossOrigin: 'anonymous' })
  return import('./scene-view')
}

export interface SceneLoader {
  readonly status: SceneStatus
  readonly View: ComponentType<SceneViewProps> | null
  /** React key of the view: a new one for each attempt. */
  readonly key: number
  /** Loads at once, on the visitor's request. */
  readonly start: () => void
  readonly events: SceneEvents
}

export function useSceneLoader(isEnabled: boolean, container: RefObject<Element | null>): SceneLoader {
  const [status, setStatus] = useState<SceneStatus>('waiting')
  const [View, setView] = useState<ComponentType<SceneViewProps> | null>(null)
  const [key, setKey] = useState(0)
  const isStarted = useRef(false)

  const { start, events, stopWaiting } = useMemo(() => {
    let restoring: ReturnType<typeof setTimeout> | undefined
    const stopWaiting = () => clearTimeout(restoring)
    const onError = (error: unknown) => {
      stopWaiting()
      console.warn('No 3D view', error)
      setView(null)
      setStatus('failed')
    }
    const onLost = () => {
      setStatus('lost')
      stopWaiting()
      restoring = setTimeout(() => {
        // In the background nothing is restored.
        if (document.hidden) onLost()
        else onError(new Error('the WebGL context was not restored'))
      }, RESTORE_MS)
    }
    return {
      stopWaiting,
      start: () => {
        isStarted.current = true
        if (detectRenderer() === 'none') return setStatus('unsupported')
        setStatus('loading')
        setKey(count => count + 1)
        importView().then(module => setView(() => module.SceneView), onError)
      },
      events: {
        onReady: () => setStatus('ready'),
        onLost,
        onRestored: () => {
          stopWaiting()
          setStatus('loading')
        },
        onError,
      },
    }
  }, [])

  useEffect(() => stopWaiting, [stopWaiting])

  useEffect(() => {
    const element = container.current
    if (!isEnabled || !element || savesData()) return
    let cancel = () => {}
    const load = () => {
      // Preloaded, so that a plan sent offline can be queued.
      preloadSubmission()
      if (isStarted.current) return
      const renderer = detectRenderer()
      if (renderer === 'software') {
        // The code comes meanwhile; a failure shows when it is needed.
        importView().catch(() => {})
        const timer = setTimeout(() => isStarted.current || start(), SOFTWARE_DELAY_MS)
        cancel = () => clearTimeout(timer)
      } else if (renderer !== 'slow') start()
    }
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        cancel = whenIdle(load)
      },
      { rootMargin: PRELOAD_MARGIN },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancel()
    }
  }, [isEnabled, container, start])

  return { status, View, key, start, events }
}
