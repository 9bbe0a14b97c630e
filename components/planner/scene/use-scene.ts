'use client'
// Fetching the 3D view: after the page reacts, once the planner is near and the browser has nothing better to do, where a graphics card
// draws it. A processor that has to draw by itself costs the whole page its pace: it starts late, when everything else is long done, and not
// at all where the browser advises against it, until the visitor asks.
import { useEffect, useMemo, useRef, useState, type ComponentType, type RefObject } from 'react'
import { prepareOutgoing } from '../late-outgoing'
import type { SceneEvents } from './root'
import type { SceneFrameProps } from './scene-frame'
import { drawnBy } from './webgl'

/** `waiting` may last: the visitor can ask at any time. `lost` and `failed` come after `loading`; a lost one comes back by itself, a failed one by `retry`. */
export type SceneStatus = 'waiting' | 'unsupported' | 'loading' | 'ready' | 'lost' | 'failed'

interface NetworkInformation {
  readonly saveData?: boolean
}

const IDLE_LIMIT_MS = 3000
const NEAR = '300px'
const PROCESSOR_DELAY_MS = 2000

const savesData = () =>
  (navigator as Navigator & { readonly connection?: NetworkInformation }).connection?.saveData === true

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, 200)
  return () => clearTimeout(timer)
}

export interface SceneLoad {
  readonly status: SceneStatus
  readonly Stage: ComponentType<SceneFrameProps> | null
  /** Counts the canvases so far: a new one for every start. */
  readonly run: number
  /** Fetches at once: the visitor asked for it. */
  readonly start: () => void
  readonly events: SceneEvents & { readonly onReady: () => void }
}

export function useScene(isWanted: boolean, near: RefObject<Element | null>): SceneLoad {
  const [status, setStatus] = useState<SceneStatus>('waiting')
  const [Stage, setStage] = useState<ComponentType<SceneFrameProps> | null>(null)
  const [run, setRun] = useState(0)
  const isStarted = useRef(false)

  const { start, events } = useMemo(() => {
    const onError = (error: unknown) => {
      console.warn('No 3D view; the drawing carries on', error)
      setStage(null)
      setStatus('failed')
    }
    const begin = () => {
      setStatus('loading')
      setRun(count => count + 1)
    }
    return {
      start: () => {
        isStarted.current = true
        if (drawnBy() === 'none') return setStatus('unsupported')
        begin()
        import('./scene-frame').then(module => setStage(() => module.SceneFrame), onError)
      },
      // A restored context takes a new canvas and a new root: nothing of the old one is trusted.
      events: { onReady: () => setStatus('ready'), onLost: () => setStatus('lost'), onRestored: begin, onError },
    }
  }, [])

  useEffect(() => {
    const element = near.current
    if (!isWanted || !element || savesData() || typeof IntersectionObserver === 'undefined') return
    let cancel = () => {}
    const begin = () => {
      // Little code, and from here on a plan that is sent without a network waits on the device.
      prepareOutgoing()
      if (isStarted.current) return
      const by = drawnBy()
      if (by === 'processor') {
        const timer = setTimeout(() => isStarted.current || start(), PROCESSOR_DELAY_MS)
        cancel = () => clearTimeout(timer)
      } else if (by !== 'slow') start()
    }
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        cancel = whenIdle(begin)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancel()
    }
  }, [isWanted, near, start])

  return { status, Stage, run, start, events }
}
