'use client'
// R3F's Canvas with this scene's settings. A lost context empties the canvas, and the contents come
// back with the restored one.
import { Canvas } from '@react-three/fiber'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { setConsoleFunction } from 'three'
import { FIELD_OF_VIEW_DEG, NEAREST_FT } from './fit-view'
import type { detectRenderer } from './detect-renderer'

export interface SceneEvents {
  /** The first complete frame is on the screen. */
  readonly onReady: () => void
  readonly onLost: () => void
  readonly onRestored: () => void
  readonly onError: (error: unknown) => void
}

// R3F still creates the deprecated THREE.Clock; drop that warning.
setConsoleFunction((type, message, ...rest) => {
  if (message.includes('THREE.Clock')) return
  const log = { log: console.info, warn: console.warn, error: console.error }[type]
  log(message, ...rest)
})

/** Higher ratios cost much and show little; a page that is zoomed out has fewer pixels. */
const [MIN_DPR, MAX_DPR] = [0.5, 2]
const CAMERA = { fov: FIELD_OF_VIEW_DEG, near: NEAREST_FT, far: 260, position: [6, 5, 7] } as const
/** The page's scrolling does not change the canvas's size. */
const RESIZE = { scroll: false }

interface SceneCanvasProps {
  /** A paused scene draws nothing. */
  isActive: boolean
  renderer: ReturnType<typeof detectRenderer>
  events: SceneEvents
  children: ReactNode
}

export const SceneCanvas = memo(function SceneCanvas({ isActive, renderer, events, children }: SceneCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isLost, setIsLost] = useState(false)

  useEffect(() => {
    const element = canvas.current
    // three.js prevents the default and sets up its renderer again. Buffers and textures are made
    // anew with the contents.
    const onLost = () => {
      setIsLost(true)
      events.onLost()
    }
    const onRestored = () => {
      setIsLost(false)
      events.onRestored()
    }
    const mounted = new AbortController()
    element?.addEventListener('webglcontextlost', onLost, mounted)
    element?.addEventListener('webglcontextrestored', onRestored, mounted)
    return () => mounted.abort()
  }, [events])

  return (
    <Canvas
      ref={canvas}
      flat
      frameloop={isActive ? 'demand' : 'never'}
      dpr={[MIN_DPR, renderer === 'gpu' ? MAX_DPR : 1]}
      gl={{ antialias: renderer !== 'slow', powerPreference: 'high-performance' }}
      camera={CAMERA}
      resize={RESIZE}
      // Chromium bug without a GPU: an element that covers the canvas's lower part also cuts off
      // its top. A filter avoids that.
      className={renderer === 'gpu' ? '' : '[&_canvas]:[filter:brightness(1)]'}
    >
      {isLost ? null : children}
    </Canvas>
  )
})
